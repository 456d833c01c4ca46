import { inOrderOfPrefixes, pictureSrcSet, TILE_WIDTHS } from './scaled-picture';

const SCALING = inOrderOfPrefixes({
  '': '{path}?w={width}',
  '/cdn1': '/{width}{path}',
  'https://img.example': '/cdn-cgi/image/width={width},format=auto{path}',
  'https://img.example/raw': '{path}?size={width}',
});

describe('the address of a picture in a width', () => {
  it.each([
    ['/images/game/AMBR/1.png', '/images/game/AMBR/1.png?w=240'],
    ['/cdn1/images/default.png', '/cdn1/240/images/default.png'],
    ['https://img.example/a.png', 'https://img.example/cdn-cgi/image/width=240,format=auto/a.png'],
    ['https://img.example/raw/a.png', 'https://img.example/raw/a.png?size=240'],
    ['/$&/$1.png', '/$&/$1.png?w=240'],
  ])('of %s is %s', (address, expected) => {
    expect(pictureSrcSet(address, [240], 120, SCALING)).toBe(`${expected} 2x`);
  });

  it.each([
    'https://other.example/a.png',
    'https://img.example.evil/a.png',
    'https://img.example?/a.png',
    'https://img.example/a.png?token=1',
    '/a.png#b',
    '//evil.example/a.png',
    String.raw`/\evil.example/a.png`,
    '/a b.png',
    '/a,b.png',
    'data:image/png;base64,AA==',
    'a.png',
    '',
  ])('is not known of %s', (address) => {
    expect(pictureSrcSet(address, [240], 120, SCALING)).toBeUndefined();
  });

  it('is not known where no host scales, whatever objects inherit', () => {
    expect(pictureSrcSet('/a.png', [240], 120, {})).toBeUndefined();
    expect(pictureSrcSet('constructor/a.png', [240], 120, {})).toBeUndefined();
  });
});

describe('the candidates of a picture', () => {
  it('are its widths, in dots for each pixel of its place', () => {
    expect(pictureSrcSet('/a.png', TILE_WIDTHS, 100, SCALING)).toBe('/a.png?w=128 1.28x, /a.png?w=240 2.4x');
  });

  it('are none where its host has one size', () => {
    expect(pictureSrcSet('https://other.example/a.png', TILE_WIDTHS, 100, SCALING)).toBeUndefined();
  });
});
