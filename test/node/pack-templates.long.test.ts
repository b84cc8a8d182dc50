// The build's template packer removes white space and nothing else.
import { describe, expect, it } from 'vitest';
import { packCss, packHtml, packTemplates } from '../../scripts/pack-templates.js';

describe('packCss', () => {
  it.each([
    ['a { color: red; }', 'a{color:red}'],
    ['a :hover, b > c { top: 0 }', 'a :hover,b>c{top:0}'],
    ['a { & + b { margin: calc(1px + 0.5em) -0.5em } }', 'a{& + b{margin:calc(1px + .5em) -0.5em}}'],
    ['a { width: 10.0px; --v: x0.5 }', 'a{width:10.0px;--v:x0.5}'],
    [
      '@container (width > 300px) and (height < 2px) { a { b: c } }',
      '@container (width>300px) and (height < 2px){a{b:c}}',
    ],
    ['a::after { content: "x  /  { y" }', 'a::after{content:"x  /  { y"}'],
    ['/* a { } */ a { b: c /* d */; }', 'a{b:c}'],
    ['.a { color: oklch(0.5 0.1 120); }', '.a{color:oklch(.5 .1 120)}'],
    [':host(:state(won)) .a { b: c }', ':host(:state(won)) .a{b:c}'],
  ])('%s', (css, packed) => {
    expect(packCss(css)).toBe(packed);
  });
});

describe('packHtml', () => {
  it.each([
    [
      '\n  <div\n    class="a"\n    id="b c"\n  >\n    <b>x</b>\n  </div>\n',
      '<div class=a id="b c"><b>x</b></div>',
    ],
    ['<b>x</b> <i>y</i>', '<b>x</b> <i>y</i>'],
    ['<p>\n  some\n  text\n  <b>bold</b>\n</p>', '<p> some text <b>bold</b></p>'],
    ['<!-- why -->\n<p></p>', '<p></p>'],
    ['<path d="M0 0\n L1 1"/>', '<path d="M0 0 L1 1"/>'],
    ['<a title="x > y"\n  href="z"/>', '<a title="x > y" href="z"/>'],
  ])('%j', (html, packed) => {
    expect(packHtml(html)).toBe(packed);
  });
});

describe('packTemplates', () => {
  it('keeps expressions, nested templates and all other strings', () => {
    const code = [
      'const a = html`',
      '  <p @click=${() => go(" a  b ")} ?x=${`c  d`}',
      '  >',
      '    ${one}',
      '    ${two ? html`<b>  ${three}  </b>` : nothing}',
      '    and ${four}',
      '  </p>',
      '`;',
      'const b = other`  x  `;',
      'const c = css`.a { width: ${w}px; } \\e000 { b: c }`;',
    ].join('\n');
    expect(packTemplates(code, 'a.ts')).toBe(
      [
        'const a = html`<p @click=${() => go(" a  b ")} ?x=${`c  d`}>${one}${two ? html`<b> ${three} </b>` : nothing} and ${four}</p>`;',
        'const b = other`  x  `;',
        'const c = css`.a{width:${w}px}\\e000{b:c}`;',
      ].join('\n'),
    );
  });
});
