import { checkHtml, hostsIn } from './check-html';

const NOTHING = new Set<string>();

it('gives the classes and the styles of what it reads', () => {
  const html =
    '<main class="a b"><!--$--><a href="/m/home?a=1&amp;b=2" class="c">Tom &amp; Ann<!-- -->&#x27;s</a><!--/$--><img src="/images/a.webp" alt="" style="width:1px;--x:&quot;a&quot;"/><input disabled="" type="text"/><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></main>';
  const { classes, styles } = checkHtml(html, NOTHING);
  expect([...classes]).toEqual(['a', 'b', 'c']);
  expect(styles).toEqual(['width:1px;--x:"a"']);
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in a picture', '<svg><script>alert(1)</script></svg>'],
  ['a handler', '<div onclick="alert(1)"></div>'],
  ['a handler in capitals', '<div ONCLICK="alert(1)"></div>'],
  ['an action of script', '<a href="javascript:alert(1)">a</a>'],
  ['one in disguise', '<a href="&#x20;java&#10;script:alert(1)">a</a>'],
  ['one of a drawing', '<svg><use xlink:href="JavaScript:alert(1)"></use></svg>'],
  ['a document in an address', '<a href="data:text/html,hello">a</a>'],
  ['a document that is no picture', '<img src="data:text/html,hello"/>'],
  ['a frame', '<iframe src="/m/home"></iframe>'],
  ['a style', '<style>a{}</style>'],
  ['another base', '<base href="/a/"/>'],
  ['a part that waits', '<template id="B:0"></template>'],
  ['a link to styles', '<link rel="stylesheet" href="/a.css"/>'],
  ['a moved address', '<svg><animate attributeName="href" to="javascript:alert(1)"></animate></svg>'],
  ['a button with an action of its own', '<button formaction="/a">a</button>'],
  ['the end of what is around it', '</div><p>a</p>'],
  ['an element without an end', '<div><p>a</p>'],
  ['ends in another order', '<b><i>a</b></i>'],
  ['an attribute without quotes', '<div class=a>a</div>'],
  ['single quotes', "<div class='a'>a</div>"],
  ['a remark', '<!-- <script> -->'],
  ['a loose bracket', 'a < b'],
  ['a declaration', '<!doctype html>'],
  ['an upper-case element', '<SCRIPT>a</SCRIPT>'],
])('refuses %s', (_what, html) => {
  expect(() => checkHtml(html, NOTHING)).toThrow();
});

it('takes addresses of hosts that it was told of, and no others', () => {
  const known = hostsIn(
    JSON.stringify({ picture: 'https://cdn.example/a.webp', link: 'https://help.example:8443/chat' }),
  );
  const html =
    '<a href="https://help.example:8443/x"><img srcSet="https://cdn.example/b.webp 1x, https://cdn.example/c.webp 2x"/></a>';
  expect(() => checkHtml(html, known)).not.toThrow();
  expect(() => checkHtml(html, NOTHING)).toThrow('names //help.example:8443');
  expect(() => checkHtml('<i style="background:url(//evil.example/a)"></i>', known)).toThrow('names //evil.example');
  expect(() => checkHtml('<svg xmlns="http://www.w3.org/2000/svg"></svg>', NOTHING)).not.toThrow();
});
