/**
 * Markdown to HTML, for our own pages: headings, paragraphs, lists, tables, code, quotes, links, pictures.
 * Everything is escaped first, so a page can never bring a script with it.
 */

const special = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** @param {string} text */
export function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (c) => special[/** @type {keyof typeof special} */ (c)]);
}

/**
 * @param {string} markdown
 * @param {(target: string) => string | undefined} link where a link may lead, or undefined for nowhere
 * @returns {string}
 */
export function toHtml(markdown, link) {
  const lines = markdown.replaceAll("\r", "").split("\n");
  /** @type {string[]} */
  const out = [];
  /** @param {RegExp} like */
  const takeWhile = (like) => {
    /** @type {string[]} */
    const taken = [];
    while (lines.length > 0 && like.test(lines[0] ?? "")) taken.push(lines.shift() ?? "");
    return taken;
  };
  /** @param {string} text */
  const inline = (text) => inlineHtml(text, link);

  while (lines.length > 0) {
    const line = lines[0] ?? "";
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === "") lines.shift();
    else if (line.startsWith("```")) {
      lines.shift();
      const code = takeWhile(/^(?!```)/).join("\n");
      lines.shift();
      out.push(`<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`);
    } else if (heading) {
      lines.shift();
      const level = (heading[1] ?? "#").length;
      out.push(`<h${level}>${inline(heading[2] ?? "")}</h${level}>`);
    } else if (/^\s*\|.*\|\s*$/.test(line)) {
      out.push(table(takeWhile(/^\s*\|.*\|\s*$/), inline));
    } else if (/^\s*([-*]|\d+\.)\s+/.test(line)) {
      out.push(list(takeWhile(/^\s*([-*]|\d+\.)\s+|^\s+\S/), inline));
    } else if (line.startsWith(">")) {
      const text = takeWhile(/^>/).map((l) => l.replace(/^>\s?/, ""));
      out.push(`<blockquote><p>${inline(text.join(" "))}</p></blockquote>`);
    } else {
      const first = lines.shift() ?? "";
      const rest = takeWhile(/^(?!\s*$|#{1,6}\s|```|>|\s*\||\s*([-*]|\d+\.)\s)/);
      out.push(`<p>${inline([first, ...rest].join(" "))}</p>`);
    }
  }
  return out.join("\n");
}

/**
 * @param {string} text
 * @param {(target: string) => string | undefined} link
 */
function inlineHtml(text, link) {
  // Code is set aside first: nothing inside it means anything.
  const parts = text.split(/(`[^`]+`)/);
  const html = parts.map((part) => {
    if (/^`[^`]+`$/.test(part)) return `<code>${escapeHtml(part.slice(1, -1))}</code>`;
    return escapeHtml(part)
      .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
      .replace(/(^|[\s(])[*_]([^*_\s][^*_]*)[*_](?=[\s).,;:!?]|$)/g, "$1<em>$2</em>");
  });
  return html.join("").replace(/(!?)\[([^\]]+)\]\(([^)\s]+)\)/g, (_, picture, label, target) => {
    const href = link(target);
    if (picture && href) return `<img src="${escapeHtml(href)}" alt="${label}">`;
    return href === undefined ? label : `<a href="${escapeHtml(href)}">${label}</a>`;
  });
}

/**
 * @param {readonly string[]} lines
 * @param {(text: string) => string} inline
 */
function list(lines, inline) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
    if (item) items.push(item[1] ?? "");
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  const tag = /^\s*\d/.test(lines[0] ?? "") ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

/**
 * @param {readonly string[]} lines
 * @param {(text: string) => string} inline
 */
function table(lines, inline) {
  const rows = lines
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .trim()
        .slice(1, -1)
        .split(/(?<!\\)\|/),
    );
  const html = rows.map((cells, row) => {
    const tag = row === 0 ? "th" : "td";
    return `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("")}</tr>`;
  });
  return `<div class="wide" tabindex="0"><table>${html.join("")}</table></div>`;
}
