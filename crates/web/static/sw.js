const BUILD='@BUILD@';const FILES=['@FILES@'];
