import { NO_SCRIPT_REDIRECT } from './installed';
import { answersPath, withoutPrerendered, withPrerendered, type PrerenderedPart } from './prerendered';

const PAGE = [
  '<!doctype html>',
  '<html lang="en" data-theme="dark" data-merchant="aurora">',
  '<head>',
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'sha256-a=' 'sha256-b='">`,
  NO_SCRIPT_REDIRECT,
  '<title>Aurora &amp; $1</title>',
  '<style>.splash{color:red}</style>',
  '<script>let look</script>',
  '</head>',
  '<body><div id="root"></div><div id="splash">Aurora</div>',
  '<script type="importmap">{}</script>',
  '<script type="application/json" id="boot">{}</script>',
  '</body>',
  '</html>',
  '',
].join('\n');

const PART: PrerenderedPart = {
  html: '<main class="a"><div style="width:1px">$& $1</div></main>',
  title: 'Home <$&> · Aurora',
  style: '.a{color:red}',
  answers: { path: answersPath('0a'), integrity: 'sha256-a=' },
  renderedFor: '{"pathname":"/m/home"}',
};
const HASHES = { style: "'sha256-style='", attributes: ["'sha256-one='", "'sha256-two='"] };

it('puts the part into the root, its styles into the head, and admits both', () => {
  const page = withPrerendered(PAGE, PART, HASHES) ?? '';
  expect(page).toContain(
    '<html data-prerendered="{&quot;pathname&quot;:&quot;/m/home&quot;}" lang="en" data-theme="dark"',
  );
  expect(page).toContain(
    "default-src 'none'; style-src-attr 'unsafe-hashes' 'sha256-one=' 'sha256-two='; style-src 'sha256-style=' 'self' 'sha256-a='",
  );
  expect(page).toContain('<title data-general="Aurora &amp; $1">Home &lt;$&amp;&gt; · Aurora</title>');
  // Whoever runs no scripts sees the content.
  expect(page).not.toContain('refresh');
  expect(page).toContain('<body><style id="prerendered-style">.a{color:red}</style><div id="root" ');
  expect(page).toContain(
    `<div id="root" data-prerendered="{&quot;pathname&quot;:&quot;/m/home&quot;}">${PART.html}</div>`,
  );
  expect(page).toContain(
    '<script type="application/json" id="page-answers">{"path":"/m/answers/0a.json","integrity":"sha256-a="}</script><div id="splash">',
  );
});

describe('the largest picture', () => {
  const preload = (priority: string, path: string) =>
    `<link rel="preload" as="image" imageSrcSet="${path} 2x" fetchPriority="${priority}"/>`;
  const html = `${preload('auto', '/b.png')}${preload('high', '/$&.png')}${PART.html}`;

  it('is asked for by the head, before any script, and no other one is', () => {
    const page = withPrerendered(PAGE, { ...PART, html }, HASHES) ?? '';
    expect(page).toContain(`· Aurora</title>${preload('high', '/$&.png')}\n<style>`);
    expect(page).toContain(`;}">${preload('auto', '/b.png')}${PART.html}</div>`);
    expect(page.split('/$&.png')).toHaveLength(2);
  });

  it('is no part of the general page', () => {
    expect(withoutPrerendered(withPrerendered(PAGE, { ...PART, html }, HASHES) ?? '')).toBe(PAGE);
  });
});

it.each([
  ['with style attributes', HASHES],
  ['without them', { ...HASHES, attributes: [] }],
])('gives back the general page, byte for byte, %s', (_what, hashes) => {
  expect(withoutPrerendered(withPrerendered(PAGE, PART, hashes) ?? '')).toBe(PAGE);
});

it('leaves a page without a part as it is', () => {
  expect(withoutPrerendered(PAGE)).toBe(PAGE);
  expect(withoutPrerendered('')).toBe('');
});

it.each<[string, Partial<PrerenderedPart>]>([
  ['a script in the HTML', { html: '<script>a</script>' }],
  ['styles that end their element', { style: 'a{}</style>' }],
  ['answers that end their element', { answers: { path: '</script>', integrity: '' } }],
])('has no place for %s', (_what, change) => {
  expect(withPrerendered(PAGE, { ...PART, ...change }, HASHES)).toBeNull();
});

it('has no place in a page of another form', () => {
  expect(withPrerendered('<!doctype html><html lang="en">', PART, HASHES)).toBeNull();
});
