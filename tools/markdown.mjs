/**
 * Markdown to HTML, for our own pages. What is HTML in it is shown as it stands, and links lead only
 * where they may, so that a page can never bring a script with it.
 */
import { Marked } from "marked";

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
  const marked = new Marked({
    async: false,
    renderer: {
      html: ({ text }) => escapeHtml(text),
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
      table(token) {
        const plain = this.parser.options.renderer;
        const rows = [token.header, ...token.rows].map((row) =>
          row.map((cell) => plain?.tablecell(cell) ?? "").join(""),
        );
        const body = rows.map((row) => `<tr>${row}</tr>`).join("");
        return `<div class="wide" tabindex="0"><table>${body}</table></div>\n`;
      },
      link({ href, tokens }) {
        const to = link(href);
        const label = this.parser.parseInline(tokens);
        return to === undefined ? label : `<a href="${escapeHtml(to)}">${label}</a>`;
      },
      image({ href, text }) {
        const from = link(href);
        return from === undefined
          ? escapeHtml(text)
          : `<img src="${escapeHtml(from)}" alt="${escapeHtml(text)}">`;
      },
    },
  });
  return String(marked.parse(markdown)).trim();
}
