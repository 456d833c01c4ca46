import { gzipSync } from 'node:zlib';
import { iconSvg, logoSvg, pngOf } from '../test-support/brand-files';
import { readPicture, type PictureUse } from './read-picture';

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

function read(content: string | Uint8Array, use: PictureUse = 'logo') {
  return readPicture('palm.svg', bytesOf(content), use);
}

function refusal(content: string | Uint8Array, use: PictureUse = 'logo'): string {
  try {
    read(content, use);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
}

/** A PNG with a chunk before its last one. */
function withChunk(type: string, png = pngOf(200, 100)): Uint8Array {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type), Buffer.alloc(4)]);
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]);
}

/** A PNG that says it is larger than it is. */
function claiming(side: number): Uint8Array {
  const png = Buffer.from(pngOf(200, 100));
  png.writeUInt32BE(side, 16);
  return png;
}

describe('pictures of a brand', () => {
  it('are named by the hash of their bytes, which stay as they are', () => {
    const bytes = bytesOf(logoSvg());
    const { src, ...rest } = read(bytes);
    expect(src).toMatch(/^\/m\/brand\/[0-9a-f]{64}\.svg$/);
    expect(rest).toEqual({ width: 120, height: 30, bytes });
    expect(read(pngOf(200, 100))).toMatchObject({ src: expect.stringMatching(/\.png$/), width: 200, height: 100 });
    expect(read(iconSvg(), 'icon')).toMatchObject({ width: 64, height: 64 });
  });

  it.each([
    ['a byte order mark', `\u{feff}${logoSvg()}`],
    ['a mask', logoSvg('<mask id="m"><circle r="4" fill="#fff"/></mask><rect width="9" height="9" mask="url(#m)"/>')],
    ['sizes in px', logoSvg().replace('width="120"', 'width="120.4px"')],
    [
      'declarations of further namespaces',
      logoSvg('', ' xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve"'),
    ],
    ['references to characters', logoSvg('<path d="M0&#32;0"/>')],
  ])('may have %s', (_what, svg) => {
    expect(refusal(svg)).toBe('taken');
  });

  it.each([
    ['<script>', '<script>alert(1)</script>', 'has <script>'],
    ['a script of another name', '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>', 'has <x:script>'],
    ['a script of XHTML', '<script xmlns="http://www.w3.org/1999/xhtml">1</script>', 'has <script>'],
    ['upper case', '<SCRIPT>1</SCRIPT>', 'has <SCRIPT>'],
    [
      'foreignObject',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      'has <foreignObject>',
    ],
    ['an image', '<image href="https://evil.example/x.png"/>', 'has <image>'],
    ['an image in itself', '<image href="data:image/png;base64,AAAA"/>', 'has <image>'],
    ['use', '<use href="#gold"/>', 'has <use>'],
    ['a link', '<a href="javascript:alert(1)"><path d=""/></a>', 'has <a>'],
    ['an animation', '<animate attributeName="href" values="javascript:alert(1)"/>', 'has <animate>'],
    ['a set', '<set attributeName="onload" to="alert(1)"/>', 'has <set>'],
    ['a style sheet', '<style>@import "https://evil.example/x.css";</style>', 'has <style>'],
    ['words', '<text x="1">Palm</text>', 'has <text>'],
    ['a filter', '<filter id="f"><feImage href="https://evil.example"/></filter>', 'has <filter>'],
    ['a pattern', '<pattern id="p"/>', 'has <pattern>'],
    ['an iframe', '<iframe src="//evil.example"/>', 'has <iframe>'],
    ['another svg', '<svg width="1" height="1" viewBox="0 0 1 1"/>', 'has an <svg> within another'],
    ['what an editor keeps', '<i:view xmlns:i="http://www.inkscape.org/namespaces/inkscape"/>', 'has <i:view>'],
    ['text', 'Palm', 'has text in <g>'],
    ['CDATA', '<![CDATA[<script>1</script>]]>', 'has a CDATA section'],
    ['a handler', '<path onload="alert(1)"/>', 'has the attribute onload in <path>'],
    ['a handler in upper case', '<path ONCLICK="alert(1)"/>', 'has the attribute ONCLICK in <path>'],
    ['a style', '<path style="fill:url(https://evil.example)"/>', 'has the attribute style in <path>'],
    ['href', '<linearGradient id="b" href="#gold"/>', 'has the attribute href in <linearGradient>'],
    [
      'href of XLink',
      '<linearGradient xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://evil.example/#a"/>',
      'has the attribute xlink:href in <linearGradient>',
    ],
    [
      'href of XLink by another name',
      '<path xmlns:x="http://www.w3.org/1999/xlink" x:href="#a"/>',
      'has the attribute x:href',
    ],
    ['a base', '<path xml:base="https://evil.example/"/>', 'has the attribute xml:base'],
    ['a reference elsewhere', '<path fill="url(https://evil.example/#a)"/>', 'has a value of fill in <path>'],
    ['a quoted reference', `<path fill="url('#gold')"/>`, 'has a value of fill in <path>'],
    ['a reference without a scheme', '<path fill="url(//evil.example)"/>', 'has a value of fill in <path>'],
    ['an escaped reference', String.raw`<path fill="\75rl(//evil.example)"/>`, 'has a value of fill in <path>'],
    ['a spelled reference', '<path fill="u&#114;l(&#x68;ttps://evil.example)"/>', 'has a value of fill in <path>'],
    ['a reference elsewhere in the attribute', '<path d="url(#gold)"/>', 'has a value of d in <path>'],
    ['a picture by CSS', '<path fill="image(x)"/>', 'has a value of fill in <path>'],
    ['a variable', '<path fill="var(--x)"/>', 'has a value of fill in <path>'],
    ['a script as a colour', '<path fill="javascript:alert(1)"/>', 'has a value of fill in <path>'],
    [
      'a mask within a mask',
      '<mask id="a"><path mask="url(#b)"/></mask>',
      'has mask within a clip path or a mask, in <path>',
    ],
    ['a clip of a clip', '<clipPath id="a" clip-path="url(#box)"/>', 'has clip-path within a clip path or a mask'],
    ['a deep tree', '<g>'.repeat(40) + '</g>'.repeat(40), 'has elements 32 deep'],
    ['an unknown entity', '<title>&nbsp;</title>', 'is not well-formed XML'],
    ['an attribute twice', '<path d="" d=""/>', 'is not well-formed XML'],
    ['an attribute without quotes', '<path onload=alert(1)>', 'is not well-formed XML'],
    ['a prefix of nothing', '<path xlink:href="#a"/>', 'is not well-formed XML'],
    ['an open element', '<g>', 'is not well-formed XML'],
    ['a NUL', '<g>\0</g>', 'is not well-formed XML'],
  ])('are refused with %s', (_what, inside, expected) => {
    const sentence = refusal(logoSvg(inside));
    expect(sentence).toContain(`palm.svg ${expected}`);
    expect(sentence).toMatch(/: [a-z].* (out|it|paths|groups|SVG)$/);
  });

  const LAUGHS = Array.from({ length: 9 }, (_each, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`).join(
    '',
  );

  it.each([
    ['a document type', `<!DOCTYPE svg>${logoSvg().replace(/^.*\n/, '')}`, 'has a document type'],
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY lol0 "lol">${LAUGHS}]>${iconSvg().replace('#0a7f3f', '&lol9;')}`,
      'has a document type',
    ],
    [
      'a file of the machine',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${iconSvg()}`,
      'has a document type',
    ],
    [
      'a style sheet by an instruction',
      `<?xml-stylesheet href="https://evil.example/x.css"?>${iconSvg()}`,
      'has the instruction <?xml-stylesheet?>',
    ],
    ['another encoding', logoSvg().replace('UTF-8', 'UTF-7'), 'declares the encoding UTF-7'],
    ['XML 1.1', logoSvg().replace('version="1.0"', 'version="1.1"'), 'declares XML 1.1'],
    ['a handler at its root', logoSvg('', ' onload="alert(1)"'), 'has the attribute onload in <svg>'],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>', 'has <html>'],
    ['no namespace', logoSvg().replace(/ xmlns="[^"]*"/, ''), 'has <svg>'],
    ['another element as root', iconSvg().replaceAll('svg ', 'g ').replace('</svg>', '</g>'), 'begins with <g>'],
    ['two roots', `${iconSvg()}${iconSvg()}`, 'is not well-formed XML'],
    ['text after it', `${iconSvg()}<script>1</script>`, 'is not well-formed XML'],
    ['a wrong byte', Buffer.concat([Buffer.from(iconSvg()), Buffer.of(0xc3)]), 'is not in UTF-8'],
    ['no width', logoSvg().replace('width="120" ', ''), 'states no width and height'],
    ['a width of the window', logoSvg().replace('width="120"', 'width="100%"'), 'states no width and height'],
    ['a huge width', logoSvg().replace('width="120"', 'width="99999"'), 'states no width and height'],
    ['no viewBox', logoSvg().replace('viewBox="0 0 120 30"', ''), 'has no viewBox'],
    ['an empty viewBox', logoSvg().replace('0 0 120 30', '0 0 0 30'), 'has no viewBox'],
    ['UTF-16', Buffer.from(`\u{feff}${iconSvg()}`, 'utf16le'), 'is not in UTF-8'],
    ['UTF-16 without a mark', Buffer.from(iconSvg(), 'utf16le'), 'is not well-formed XML'],
    ['gzip', gzipSync(iconSvg()), 'is compressed'],
    ['more than 32 kB', logoSvg('<path d="M0 0"/>'.repeat(2100)), 'has 34 kB: 32 kB are the most of an SVG'],
    ['nothing', '', 'is neither an SVG nor a PNG'],
    ['white space', '  \n', 'is neither an SVG nor a PNG'],
    ['JPEG', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16), 'is neither an SVG nor a PNG'],
    ['WebP', Buffer.from('RIFF....WEBPVP8 '), 'is neither an SVG nor a PNG'],
    ['a comment alone', '<!-- nothing -->', 'is not well-formed XML'],
    ['a shape that no header has room for', logoSvg().replace('height="30"', 'height="10"'), 'is 120 x 10'],
    ['a shape that is too high', logoSvg().replace('width="120"', 'width="10"'), 'is 10 x 30'],
  ])('are refused with %s as the file', (_what, content, expected) => {
    expect(refusal(content)).toContain(`palm.svg ${expected}`);
  });

  it.each<[string, Uint8Array, PictureUse, string]>([
    ['too many points', pngOf(1025, 500), 'logo', 'is 1025 x 500 pixels: make it 1024 at most'],
    ['more points than are there', claiming(60_000), 'logo', 'is 60000 x 100 pixels'],
    ['a size that is not its own', claiming(201), 'logo', 'cannot be unpacked'],
    [
      'a page after its end',
      Buffer.concat([pngOf(200, 100), Buffer.from('<script>')]),
      'logo',
      'goes on after its picture',
    ],
    ['no end', pngOf(200, 100).subarray(0, -12), 'logo', 'is no whole PNG'],
    ['half a chunk', pngOf(200, 100).subarray(0, -3), 'logo', 'is cut off'],
    ['an animation', withChunk('acTL'), 'logo', 'is animated'],
    ['too few points for a logo', pngOf(80, 40), 'logo', 'is 40 pixels high: make it 84 at least'],
    ['too few points for an icon', pngOf(256, 256), 'icon', 'is 256 pixels wide: make it 512 at least'],
    ['a shape that is no icon', pngOf(600, 512), 'icon', 'is 600 x 512: an icon is square'],
  ])('in PNG are refused with %s', (_what, bytes, use, expected) => {
    expect(refusal(bytes, use)).toContain(`palm.svg ${expected}`);
  });
});
