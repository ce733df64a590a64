let plain;
