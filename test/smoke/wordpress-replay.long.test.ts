// Replays and puzzles of the WordPress plugin: blocks and shortcodes write the element with the moves and the comments
// as text, feeds contain only the text, and hostile input of authors is left out. With PHP, and mocks of WordPress.
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from './guide.js';
import { has } from './installed.js';
import { preparePlugin, run } from './wordpress.js';

const TEXT = '<p>Klondike, deal 9: <code>16 7f D2 w6</code></p>';
const LINK = '<p><a href="https://blog.example/post">A post</a></p>';
const OPEN = '<solitaire-replay variant="klondike" deal="9" line="16 7f D2 w6" at="2">';
const COMMENTS = [
  '<p data-at="0">Before anything is moved, look at column seven.</p>',
  '<p data-at="2" data-marks="w-6">The ace goes up at once.</p>',
  '<p><code>D3 w1</code>:</p><p data-at="2" data-line="D3 w1">Three draws would reach the king.</p>',
];
const GUIDE = filesOf('wordpress').get('replay.txt') ?? '';

/** A text in PHP. */
const literal = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
const content = (text: string): string => `do_shortcode(${literal(text)})`;
const BLOCK = `'variant' => 'klondike', 'deal' => '9', 'line' => '16 7f D2 w6', 'at' => '2'`;
const block = (attributes: string): string => `$replay(array(${attributes}))`;
/** The markup without line breaks, which have no meaning between the elements. */
const compact = (html: string): string => html.replace(/\s*\n\s*/g, '');

beforeAll(preparePlugin);

describe.runIf(has('php', '--version'))('a puzzle', () => {
  it.each([
    ['the shortcode', content('[solitaire variant="klondike" deal="9" line="16 7f D2 w6" puzzle]')],
    [
      'the block',
      `$block(array('variant' => 'klondike', 'deal' => '9', 'line' => '16 7f D2 w6', 'puzzle' => true))`,
    ],
  ])('of %s contains its position as text, and feeds contain only the text', (_, code) => {
    const tag = `<solitaire-game variant="klondike" deal="9" line="16 7f D2 w6" puzzle>${TEXT}</solitaire-game>`;
    expect(run(code).html.replace(/<\/?div[^>]*>/g, '')).toBe(tag);
    expect(run(code).scripts).toEqual(['solitaire-elements']);
    expect(run(code, { feed: true })).toEqual({ html: TEXT + LINK, scripts: [] });
  });

  it('may have a limit of moves', () => {
    expect(run(content('[solitaire deal="9" line="16" puzzle="12"]')).html).toContain('puzzle="12"');
  });
});

describe.runIf(has('php', '--version'))('a replay', () => {
  it('of the shortcodes in the guide contains the moves, the comments and the variation as text', () => {
    const { html, scripts } = run(content(GUIDE));
    expect(compact(html)).toContain(`${OPEN}${TEXT}${COMMENTS.join('')}</solitaire-replay>`);
    expect(scripts).toEqual(['solitaire-elements', 'solitaire-elements-replay']);
  });

  it('of the block contains the same, without another module', () => {
    const comments = [
      `array('at' => '0', 'text' => 'Before anything is moved, look at column seven.', 'line' => '')`,
      `array('at' => '2', 'text' => 'The ace goes up at once.', 'marks' => 'w-6')`,
      `array('at' => '2', 'text' => 'Three draws would reach the king.', 'line' => 'D3 w1')`,
    ];
    const { html, scripts } = run(block(`${BLOCK}, 'comments' => array(${comments.join()})`));
    expect(html).toBe(`<div class="block">${OPEN}${TEXT}${COMMENTS.join('')}</solitaire-replay></div>`);
    expect(scripts).toEqual(['solitaire-elements-replay']);
  });

  it('is text and a link in a feed', () => {
    const { html, scripts } = run(content(GUIDE), { feed: true });
    expect(compact(html)).toContain(`${TEXT}${COMMENTS.join('')}${LINK}`);
    expect(html).not.toMatch(/<solitaire|<script|\[solitaire/);
    expect(scripts).toEqual([]);
  });

  it('has its comments also in content with the paragraphs that WordPress adds', () => {
    const added = GUIDE.replace(/^(\[solitaire_replay.*\])\n/m, '$1</p>\n<p>')
      .replace(/\[\/solitaire_comment\]\n/g, '[/solitaire_comment]<br />\n')
      .replace('<br />\n[/solitaire_replay]', '</p>\n<p>[/solitaire_replay]');
    expect(added).not.toBe(GUIDE);
    const children = run(content(added))
      .html.replace(/^.*?at="2">/s, '')
      .replace(/<\/solitaire-replay>.*/s, '');
    expect(compact(children)).toBe(`${TEXT}${COMMENTS.join('')}`);
  });

  it('loads the files of an optional game and of the language', () => {
    const code = block(`'variant' => 'freecell', 'deal' => '1', 'line' => '1r'`);
    const { html, scripts } = run(code, { language: 'de-DE' });
    expect(html).toContain('<p>FreeCell, deal 1: <code>1r</code></p>');
    expect(scripts).toEqual([
      'solitaire-elements-replay',
      'solitaire-elements-file-freecell',
      'solitaire-elements-de',
    ]);
  });

  it('keeps a comment with several paragraphs as one child', () => {
    const code = content(
      '[solitaire_replay deal="9"][solitaire_comment at="1"]One.</p>\n<p>Two.[/solitaire_comment][/solitaire_replay]',
    );
    expect(run(code).html).toContain('<div data-at="1">One.</p>\n<p>Two.</div>');
  });

  it.each([
    `[solitaire_replay onclick="alert(1)" style="x" deal="1x"][/solitaire_replay]`,
    `[solitaire_replay][solitaire_comment at="x" onclick="alert(1)"]<script>alert(1)</script>[/solitaire_comment][/solitaire_replay]`,
    `[solitaire_replay][solitaire_comment at="1" marks="<b>" line="(x)"]<iframe src="x"></iframe>[/solitaire_comment][/solitaire_replay]`,
    `[solitaire_replay][solitaire_comment]<style>x</style>[/solitaire_comment][/solitaire_replay]`,
  ])('leaves out all of %s, and reports it to editors', (text) => {
    expect(run(content(text)).html).toMatch(
      /^<solitaire-replay>(<p( data-at="1")?><\/p>)?<\/solitaire-replay>$/,
    );
    const { html } = run(content(text), { editor: true });
    expect(html).toMatch(/<\/solitaire-replay><p><small>[^<>"]*<\/small><\/p>$/);
  });

  it.each([
    `'comments' => 'x'`,
    `'comments' => array('x', 1, null)`,
    `'comments' => array(array('at' => array('1'), 'text' => array('x'), 'onclick' => 'x'))`,
    `'at' => '-1'`,
    `'line' => '"><script>'`,
    `'speed' => '1e9'`,
  ])('of a block with hostile attributes %s is only the element', (attributes) => {
    expect(run(block(attributes)).html.replace(/<p><\/p>/g, '')).toBe(
      '<div class="block"><solitaire-replay></solitaire-replay></div>',
    );
  });

  it('shows a comment outside of a replay as its text', () => {
    expect(run(content('[solitaire_comment at="1"]Text[/solitaire_comment]')).html).toBe('Text');
  });
});
