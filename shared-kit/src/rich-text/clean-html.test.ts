import DOMPurify from 'dompurify';
import { HARMLESS_TEXTS } from '../testing/harmless-html';
import { HOSTILE_TEXTS } from '../testing/hostile-html';
import { cleanHtml } from './clean-html';

/** Written again, not taken from the settings: what is shown may be only this. */
const HARMLESS_TAGS =
  'a abbr b big blockquote br caption center code col colgroup dd del details div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img ins li mark ol p pre q s small span strike strong sub summary sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
const HARMLESS_ATTRIBUTES =
  'align alt colspan data-bare data-button data-few data-layout data-long data-scroll data-wide decoding dir height href lang rel reversed rowspan scope span src start tabindex target title type valign value width'.split(
    ' ',
  );
const LINK = /^(?:https?:\/\/|mailto:|tel:|\/m\/(?!.*\.\.)|\/vip\.html)/;
const PICTURE = /^\/(?:images|cdn\d)\//;
/** Words and colours only: nothing that is asked for, moved or laid over the page. */
const STYLE =
  /^(?:(?:color|background-color|font-weight|font-style|text-align|text-decoration|text-transform|vertical-align|list-style-type|white-space): (?!.*url\()[^;]*; ?|min-inline-size: \d+px; ?)*$/;

function htmlOf(text: string): string {
  const place = document.createElement('div');
  place.append(cleanHtml(text));
  return place.innerHTML;
}

function wordsOf(text: string): string {
  return cleanHtml(text).textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** Everything in a cleaned text that has no business there. */
function strangers(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const found = HARMLESS_TAGS.includes(tag) ? [] : [tag];
    for (const { name, value } of element.attributes) {
      // A name of a custom element cannot be taken away, only emptied: browsers write it again.
      if (name === 'is' && value === '') continue;
      const isSafe =
        (HARMLESS_ATTRIBUTES.includes(name) || (name === 'style' && STYLE.test(value))) &&
        (name !== 'href' || (tag === 'a' && LINK.test(value))) &&
        (name !== 'src' || (tag === 'img' && PICTURE.test(value))) &&
        (name !== 'target' || value === '_blank');
      if (!isSafe) found.push(`${tag} ${name}=${value}`);
    }
    if (tag === 'a' && element.getAttribute('rel') !== 'noopener noreferrer') found.push('a without rel');
    return found;
  });
}

it('tries at least 120 texts, of every kind', () => {
  expect(new Set(HOSTILE_TEXTS.map(({ html }) => html)).size).toBe(HOSTILE_TEXTS.length);
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(120);
  expect(new Set(HOSTILE_TEXTS.map(({ kind }) => kind)).size).toBe(10);
});

it('can tell a stranger', () => {
  expect(strangers('<p onclick="x">a</p><img src="data:x"><svg></svg><a href="/m/home">b</a>')).toEqual([
    'p onclick=x',
    'img src=data:x',
    'svg',
    'a without rel',
  ]);
});

it.each(HOSTILE_TEXTS.map(({ kind, html }) => [kind, html.slice(0, 90), html]))('%s: %s', (_kind, _start, html) => {
  const clean = htmlOf(html);
  expect(strangers(clean)).toEqual([]);
  expect(htmlOf(clean)).toBe(clean);
});

it.each(HARMLESS_TEXTS)('leaves %s', (html) => {
  expect(htmlOf(html)).toBe(html);
});

it('gives links their limits', () => {
  expect(htmlOf('<a href="https://a.example/" target="_top">x</a>')).toBe(
    '<a href="https://a.example/" rel="noopener noreferrer" target="_blank">x</a>',
  );
  expect(htmlOf('<a href="/m/home" target="_blank">x</a>')).toBe('<a href="/m/home" rel="noopener noreferrer">x</a>');
});

it.each(['<a href="javascript:alert(1)">x</a>', '<a href="#">x</a>', '<a href="">x</a>', '<a name="top">x</a>'])(
  '%s leads nowhere and is plain text',
  (html) => {
    expect(htmlOf(html)).toBe('x');
  },
);

it.each([
  ['mailto:help@site.example', 'help@site.example'],
  ['tel:+639175550001', '+639175550001'],
  ['tg://resolve?domain=help', 'resolve'],
  ['https://partner.example/x', 'partner.example'],
])('a link to %s without words shows where it leads', (href, words) => {
  expect(wordsOf(`<a href="${href}"><img src="https://other.example/x.png" alt=""></a>`)).toBe(words);
});

it('keeps the words of what it takes away', () => {
  expect(htmlOf('<form><label>Name</label></form><custom-tag>kept</custom-tag>')).toBe('Namekept');
});

it.each([
  '<div style="display:none">hidden</div>',
  '<div style="DISPLAY : NONE !important">hidden</div>',
  '<div hidden>hidden</div>',
  '<div hidden="until-found">hidden</div>',
  '<div style="visibility:hidden">hidden <b>too</b></div>',
  '<div style="opacity:0">hidden</div>',
  '<div style="font-size:0">hidden</div>',
  '<div style="font-size:1px;line-height:1px">hidden</div>',
  '<div style="max-height:0;overflow:hidden">hidden</div>',
  '<div style="height:1px;width:1px;overflow:hidden;position:absolute">hidden</div>',
  '<div style="position:absolute;left:-9999px">hidden</div>',
  '<div style="text-indent:-9999px">hidden</div>',
  '<div style="clip:rect(0,0,0,0)">hidden</div>',
  '<div style="color:transparent">hidden</div>',
  '<div style="opacity:.01">hidden</div>',
  '<div style="margin-left:-9999px">hidden</div>',
  '<div style="position:absolute;left:9999px">hidden</div>',
  '<div style="color:#ffffff;background-color:#ffffff">hidden</div>',
  '<dialog>hidden</dialog>',
  '<div popover>hidden</div>',
  "<p style='mso-hide:all'>hidden</p>",
  '<span style="mso-style-name:x; mso-hide: all">hidden</span>',
  '<!--[if mso]><p>hidden</p><![endif]-->',
  '<title>hidden</title>',
  '<xml><w:View>hidden</w:View></xml>',
])('what is hidden stays hidden: %s', (html) => {
  expect(wordsOf(`<p>before</p>${html}<p>after</p>`)).toBe('beforeafter');
});

it.each([
  '<td style="font-size:0"><div style="font-size:16px">shown</div></td>',
  '<div style="visibility:hidden"><b style="visibility:visible">shown</b></div>',
  '<a href="https://a.example/" style="mso-hide:all">shown</a>',
  '<div style="width:100%;overflow:hidden">shown</div>',
  '<div style="max-width:600px;overflow:hidden">shown</div>',
  '<div style="opacity:.9;font-size:80%;text-indent:-18pt;margin-left:-18pt">shown</div>',
  '<div style="color:#fff;background:#fff url(x.png)">shown</div>',
  '<dialog open>shown</dialog>',
  '<![if !mso]><b>shown</b><![endif]>',
])('what is shown stays shown: %s', (html) => {
  expect(wordsOf(html)).toBe('shown');
});

it('translates colours and weights, and leaves out sizes, places and fonts', () => {
  expect(htmlOf('<font color="#c00" size="7" face="x">a</font>')).toBe('<font style="color: rgb(204, 0, 0);">a</font>');
  expect(htmlOf('<p bgcolor="ff0000">a</p>')).toBe('<p style="background-color: rgb(255, 0, 0);">a</p>');
  expect(
    htmlOf(
      '<p style="position:fixed;width:600px;margin:9em;font-weight:bold;font-size:40px;text-align:center;white-space:nowrap">a</p>',
    ),
  ).toBe('<p style="text-align: center; font-weight: bold;">a</p>');
});

it('numbers lists as they were', () => {
  expect(htmlOf('<ol type="A" start="3"><li>x</li></ol>')).toBe(
    '<ol start="3" style="list-style-type: upper-alpha;"><li>x</li></ol>',
  );
});

it('a link that was drawn as a button is one of the site', () => {
  const html = '<a href="/m/home" style="background:#e53935;padding:12px"><span style="color:#fff">Play</span></a>';
  expect(htmlOf(html)).toBe('<a href="/m/home" rel="noopener noreferrer" data-button=""><span>Play</span></a>');
});

it('a link in a cell that was drawn as a button is one of the site', () => {
  const button = '<table><tr><td bgcolor="#ff6600"><a href="/m/home" style="color:#fff">Play</a></td></tr></table>';
  expect(htmlOf(`<table><tr><td>${button}</td><td>x</td></tr></table>`)).toContain(
    '<td><a href="/m/home" rel="noopener noreferrer" data-button="">Play</a></td>',
  );
  const words = button.replace('</a>', '</a> now');
  expect(htmlOf(words)).not.toContain('data-button');
});

it.each([
  ['<img src="/images/a.png" style="width:24px;height:24px">', '24'],
  ['<img src="/images/a.png" width="900" style="width:50%">', '50%'],
  ['<img src="/images/a.png" width="90" style="width:auto">', '90'],
])('%s is %s wide', (html, width) => {
  expect(cleanHtml(html).querySelector('img')?.getAttribute('width')).toBe(width);
});

it.each([
  ['<img src="/images/a.png?v=2" alt="A">', '<img src="/images/a.png?v=2" alt="A" decoding="async">'],
  ['<img src="https://other.example/a.png" alt="A wheel">', 'A wheel'],
  ['<img src="data:image/png;base64,AA" alt="A">', 'A'],
  ['<img src="cid:1" alt="">', ''],
])('of the picture %s shows %s', (html, expected) => {
  expect(htmlOf(html)).toBe(expected);
});

it.each([
  ['<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="The draw"></iframe>', 'The draw', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['<video controls><source src="https://v.example/a.mp4">No video</video>', 'v.example', 'https://v.example/a.mp4'],
  ['<object data="https://v.example/b"></object>', 'v.example', 'https://v.example/b'],
  ['<embed src="//v.example/c">', 'v.example', 'http://v.example/c'],
  ['<video src="/cdn1/films/draw.mp4?v=2"></video>', 'draw.mp4', '/cdn1/films/draw.mp4?v=2'],
])('%s leaves a link', (html, words, href) => {
  const link = cleanHtml(html).querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([words, href]);
  expect(wordsOf(html)).toBe(words);
}); // prettier-ignore

it.each(['<iframe src="javascript:alert(1)">x</iframe>', '<iframe srcdoc="x"></iframe>', '<video></video>'])(
  '%s leaves nothing',
  (html) => {
    expect(htmlOf(html)).toBe('');
  },
);

it('gives wide tables and code frames that scroll, layouts none', () => {
  const data = '<table width="800"><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>';
  const frame = cleanHtml(`<p>x</p>${data}`).querySelector('div[data-scroll][tabindex="0"] > table');
  expect(frame?.getAttribute('style')).toBe('min-inline-size: 800px;');
  expect(cleanHtml('<pre>x</pre>').querySelector('pre')?.tabIndex).toBe(0);
  const layout = cleanHtml(`<table border="1" width="600"><tr><td>${data}</td></tr></table>`);
  expect(layout.querySelectorAll('table[data-layout]')).toHaveLength(1);
  expect(layout.querySelectorAll('[data-wide] > [data-scroll] > table')).toHaveLength(1);
  expect(layout.querySelector('[width]')).toBeNull();
});

it('scrolls from where reading begins, and gives long words room', () => {
  const table = cleanHtml(
    `<table dir="rtl"><tr><td>1</td><td>${'x'.repeat(18)}</td></tr><tr><td>${'红'.repeat(40)}</td><td>4</td></tr></table>`,
  );
  expect(table.querySelector('[data-scroll]')?.getAttribute('dir')).toBe('rtl');
  expect([...table.querySelectorAll('[data-long]')].map(({ textContent }) => textContent)).toEqual(['x'.repeat(18)]);
});

it('shows nothing where the cleaner does not run', () => {
  Object.assign(DOMPurify, { isSupported: false });
  expect(htmlOf('<p>x</p>')).toBe('');
  Object.assign(DOMPurify, { isSupported: true });
});
