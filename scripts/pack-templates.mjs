// Removes white space and comments from html, svg and css templates. Available minifiers parse the CSS of ten years ago
// and drop what they do not know (nesting, oklch, container queries); this one only handles white space and comments.
import ts from 'typescript';

/** Represents an expression, `${…}`, while the template is one text. */
const HOLE = '\uE000';

export const packCss = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/("(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')|[^"']+/g, (part, string) => string ?? packRules(part))
    .trim();

const packRules = (rules) =>
  rules
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/(?<![\w.#-])0\.(?=\d)/g, '.')
    .replace(/;+(?=})/g, '');

/** Between tags and expressions a line break is the author's layout; beside a text it is a space. */
export const packHtml = (html) =>
  html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/(<(?:"[^"]*"|'[^']*'|[^>"'])*>)|[^<]+/g, (text, tag) => (tag ? packTag(tag) : packText(text)));

const packTag = (tag) =>
  tag
    .replace(/\s+/g, ' ')
    .replace(/ >$/, '>')
    .replace(/="([\w-]+)"(?=[ >])/g, '=$1');

function packText(text) {
  const isEdge = (at) => at < 0 || at >= text.length || text[at] === HOLE;
  return text
    .replace(/\s*\n\s*/g, (run, at) => (isEdge(at - 1) && isEdge(at + run.length) ? '' : ' '))
    .replace(/\s+/g, ' ');
}

const packers = { html: packHtml, svg: packHtml, css: packCss };

/** Packs the tagged templates of a source text. */
export function packTemplates(code, fileName) {
  const edits = [];
  const visit = (node) => {
    const pack = ts.isTaggedTemplateExpression(node) && packers[node.tag.text];
    if (pack) {
      const { template } = node;
      const pieces = template.templateSpans
        ? [template.head, ...template.templateSpans.map((span) => span.literal)]
        : [template];
      // without the delimiters: ` or } before, ` or ${ after
      const ranges = pieces.map((piece, at) => [
        piece.getStart() + 1,
        piece.getEnd() - (at + 1 < pieces.length ? 2 : 1),
      ]);
      const texts = pack(ranges.map(([start, end]) => code.slice(start, end)).join(HOLE)).split(HOLE);
      if (texts.length !== ranges.length) throw new Error(`${fileName}: a template lost an expression.`);
      ranges.forEach(([start, end], at) => edits.push({ start, end, text: texts[at] }));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true));
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), code);
}
