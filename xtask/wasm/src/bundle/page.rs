//! The page that every visitor loads first: its style, its icon.

use xtask::shell::Failed;

use super::Files;

/// Joins all style sheets of the page into one, in the page's order and without comments. One file loads faster than
/// many, and is a third smaller.
pub(super) fn join_styles(files: &mut Files) -> Result<(), Failed> {
    const BEFORE: &str = "<link rel=\"stylesheet\" href=\"/";
    let page =
        files.get("index.html").ok_or_else(|| Failed("crates/web/static has no index.html".to_owned()))?;
    let page = String::from_utf8_lossy(page).into_owned();
    let mut joined = String::new();
    let mut lines = Vec::new();
    for line in page.lines() {
        let Some((name, _)) = line.strip_prefix(BEFORE).and_then(|rest| rest.split_once('"')) else {
            lines.push(line.to_owned());
            continue;
        };
        if joined.is_empty() {
            lines.push(format!("{BEFORE}style.css\">"));
        }
        let style = files
            .remove(name)
            .ok_or_else(|| Failed(format!("there is no {name}, which index.html wants")))?;
        joined += &without_remarks(&String::from_utf8_lossy(&style));
    }
    files.insert("style.css".to_owned(), joined.into_bytes());
    files.insert("index.html".to_owned(), (lines.join("\n") + "\n").into_bytes());
    Ok(())
}

/// Removes the comments, the indentation and the empty lines of a style sheet.
fn without_remarks(style: &str) -> String {
    let mut parts = style.split("/*");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    kept.extend(parts.filter_map(|part| part.split_once("*/")).map(|(_, after)| after));
    kept.lines().map(str::trim).filter(|line| !line.is_empty()).flat_map(|line| [line, "\n"]).collect()
}

/// Removes comment lines and indentation from all scripts. In generated scripts that is half of the text.
pub(super) fn strip_scripts(files: &mut Files) {
    for (_, script) in files.iter_mut().filter(|(name, _)| name.ends_with(".js")) {
        let mut in_comment = false;
        let is_code = |line: &&str| {
            in_comment |= line.starts_with("/*");
            let is_code = !in_comment && !line.is_empty() && !line.starts_with("//");
            in_comment &= !line.ends_with("*/");
            is_code
        };
        let text = String::from_utf8_lossy(script).into_owned();
        let kept: Vec<&str> = text.lines().map(str::trim).filter(is_code).collect();
        *script = (kept.join("\n") + "\n").into_bytes();
    }
}

pub(super) fn icon() -> Result<String, Failed> {
    let drawing = art::drawing("app-icon").ok_or_else(|| Failed("art has no app-icon".to_owned()))?;
    let (width, height) = (drawing.width, drawing.height);
    let patterns = art::patterns();
    let is_used = |pattern: &&str| {
        let id = pattern.split('"').next().unwrap_or_default();
        drawing.markup.contains(&format!("url(#{id})"))
    };
    let used: String =
        patterns.split(PATTERN).skip(1).filter(is_used).flat_map(|pattern| [PATTERN, pattern]).collect();
    let markup = art::paint(&format!("<defs>{used}</defs>{}", drawing.markup), art::Light::Day);
    Ok(format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{markup}</svg>"#))
}

/// The beginning of a pattern element.
const PATTERN: &str = "<pattern id=\"";

#[cfg(test)]
mod tests {
    use super::*;

    fn files(entries: &[(&str, &str)]) -> Files {
        entries.iter().map(|(name, content)| ((*name).to_owned(), content.as_bytes().to_vec())).collect()
    }

    #[test]
    fn scripts_lose_their_comments() {
        let script = "/**\n * @returns {number}\n */\nfunction one() {\n  // why\n  return 1; // so\n}\n/* a, b */\n\nlet x;\n";
        let mut bundle = files(&[("one.js", script), ("notes.txt", script)]);
        strip_scripts(&mut bundle);
        let kept = "function one() {\nreturn 1; // so\n}\nlet x;\n";
        assert_eq!(bundle, files(&[("one.js", kept), ("notes.txt", script)]));
    }

    #[test]
    fn styles_are_joined_in_the_order_of_the_page() {
        let page = "<head>\n<link rel=\"stylesheet\" href=\"/b.css\">\n<link rel=\"stylesheet\" href=\"/css/a.css\">\n</head>\n";
        let sheets = [
            ("css/a.css", "/* why */\n\n  p { color: red }\n"),
            ("b.css", "h1 {\n  margin: 0; /* none */\n}"),
        ];
        let mut bundle = files(&[("index.html", page), sheets[0], sheets[1]]);
        join_styles(&mut bundle).unwrap();
        let joined = "<head>\n<link rel=\"stylesheet\" href=\"/style.css\">\n</head>\n";
        let style = "h1 {\nmargin: 0;\n}\np { color: red }\n";
        assert_eq!(bundle, files(&[("index.html", joined), ("style.css", style)]));
        assert!(join_styles(&mut files(&[("index.html", page), sheets[0]])).is_err());
    }
}
