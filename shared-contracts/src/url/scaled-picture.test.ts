import { BANNER_WIDTHS, inOrderOfPrefixes, pictureSet, scaledPicture, TILE_WIDTHS } from './scaled-picture';

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
    expect(scaledPicture(address, TILE_WIDTHS, 240, SCALING)).toBe(expected);
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
    expect(scaledPicture(address, TILE_WIDTHS, 240, SCALING)).toBe(address);
  });

  it('is not known where no host scales, whatever objects inherit', () => {
    expect(scaledPicture('/a.png', TILE_WIDTHS, 240, {})).toBe('/a.png');
    expect(scaledPicture('constructor/a.png', TILE_WIDTHS, 240, {})).toBe('constructor/a.png');
  });
});

describe('the width of a picture', () => {
  it.each([
    [0, 128],
    [128, 128],
    [128.5, 240],
    [240, 240],
    [360, 240],
  ])('for %s dots is %s', (dots, width) => {
    expect(scaledPicture('/a.png', TILE_WIDTHS, dots, SCALING)).toBe(`/a.png?w=${width}`);
  });
});

describe('the pictures that a browser chooses from', () => {
  it('are the two widths, and it changes over where the address would', () => {
    expect(pictureSet('/a.png', BANNER_WIDTHS, 360, SCALING)).toBe('/a.png?w=720 2x, /a.png?w=1080 2.001x');
    expect(scaledPicture('/a.png', BANNER_WIDTHS, 360 * 2, SCALING)).toBe('/a.png?w=720');
    expect(scaledPicture('/a.png', BANNER_WIDTHS, 360 * 2.001, SCALING)).toBe('/a.png?w=1080');
  });

  it('are none where the host has one size', () => {
    expect(pictureSet('https://other.example/a.png', TILE_WIDTHS, 64, SCALING)).toBeUndefined();
    expect(pictureSet('/a.png', TILE_WIDTHS, 64, {})).toBeUndefined();
  });
});
