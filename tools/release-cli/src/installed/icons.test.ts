import { sha256Hex } from '../store/digest';
import { merchantFixture } from '../test-support/fixture-dist';
import { PNG } from 'pngjs';
import { picturesNamed } from '../brand/named-pictures';
import { readPicture } from '../brand/read-picture';
import { iconSvg, pngOf } from '../test-support/brand-files';
import { emptySite } from '../test-support/fixture-site';
import { drawIcon } from './draw-icon';
import { encodeIcon, ICON_KINDS, iconFile, isSamePicture, merchantIcons } from './icons';
import { markOf } from './marks';

const AURORA = merchantFixture('aurora');
const BAHARI = merchantFixture('bahari', { brand: { hue: 200, chroma: 0.12, accentHue: 30 } });

async function pointOf(size: number, shape: 'rounded' | 'full', x: number, y: number): Promise<readonly number[]> {
  const { data } = await drawIcon(AURORA, size, shape);
  return [...data.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
}

async function pointsOf(shape: 'rounded' | 'full'): Promise<Buffer> {
  return (await drawIcon(AURORA, 48, shape)).data;
}

/** Size as the file itself states it. */
function statedSize(file: Uint8Array | undefined): readonly number[] {
  const view = new DataView(Uint8Array.from(file ?? []).buffer);
  return [view.getUint32(16), view.getUint32(20)];
}

test('each icon is a PNG of its size, the same whenever it is drawn', async () => {
  const icons = await merchantIcons((await emptySite()).store, AURORA);
  expect([...icons.keys()]).toEqual(ICON_KINDS.map((kind) => iconFile(AURORA, kind)));
  const sizes = ICON_KINDS.map((kind) => statedSize(icons.get(iconFile(AURORA, kind))));
  expect(sizes).toEqual([192, 512, 512, 180].map((size) => [size, size]));
  for (const file of icons.values()) expect([...file.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(await pointsOf('full')).toEqual(await pointsOf('full'));
  expect(await pointsOf('full')).not.toEqual(await pointsOf('rounded'));
});

test('the one that phones cut is full to its corners, the other is round already', async () => {
  expect((await pointOf(48, 'full', 0, 0))[3]).toBe(255);
  expect((await pointOf(48, 'rounded', 0, 0))[3]).toBe(0);
  expect((await pointOf(48, 'rounded', 24, 1))[3]).toBe(255);
});

test('what is drawn on the cut one stays within the part that every phone shows', async () => {
  const { data: points, width: size } = await drawIcon(AURORA, 100, 'full');
  const bright = Array.from({ length: size * size }, (_point, index) => index).filter(
    (index) => (points[index * 4] ?? 0) > 200,
  );
  const farthest = Math.max(
    ...bright.map((index) => Math.hypot((index % size) - 49.5, Math.floor(index / size) - 49.5)),
  );
  expect(bright.length).toBeGreaterThan(200);
  expect(farthest).toBeLessThan(40);
});

test('another brand and another initial are another icon under another name', async () => {
  expect(iconFile(BAHARI, '192')).not.toBe(iconFile(AURORA, '192'));
  const file = (name: string): string => iconFile({ ...AURORA, name }, '192');
  expect(file('Bahari')).not.toBe(file('Aurora'));
  expect(file('Aurum')).toBe(file('Aurora'));
  const [one, other] = [await drawIcon(AURORA, 24, 'full'), await drawIcon(BAHARI, 24, 'full')];
  expect(isSamePicture(encodeIcon(one), other)).toBe(false);
});

test('a file that is no icon is the same as none', async () => {
  const icon = await drawIcon(AURORA, 24, 'full');
  const file = encodeIcon(icon);
  expect(isSamePicture(file, icon)).toBe(true);
  const broken = Uint8Array.from(file);
  broken[60] = (broken[60] ?? 0) ^ 0xff;
  expect(isSamePicture(broken, icon)).toBe(false);
  expect(isSamePicture(new Uint8Array(4), icon)).toBe(false);
});

/** Icons are kept for good under the name of what they are drawn from, so another drawing takes another `DRAWING`. */
test.each([
  ['Aurora', 'rounded', 'c2b7122eadebddf9'],
  ['Quasar', 'rounded', 'f55f3ab9643cdd94'],
  ['Quasar', 'full', '57cef82ec61c261d'],
] as const)('the icon of %s, %s, is the one that sites have', async (name, shape, digest) => {
  const { data } = await drawIcon({ ...AURORA, name }, 192, shape);
  expect(sha256Hex(data).slice(0, 16)).toBe(digest);
});

test('every capital has a mark of its own; other names have a star', () => {
  const marks = new Set([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '金'].map(markOf));
  expect(marks.size).toBe(27);
  expect(markOf('élan')).toBe(markOf('E'));
});

test.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ*'])(
  'the mark of %s stays within the part that every phone shows',
  async (name) => {
    const { data, width } = await drawIcon({ ...AURORA, name }, 60, 'full');
    const bright = Array.from({ length: width * width }, (_point, index) => index).filter(
      (index) => (data[index * 4] ?? 0) > 200,
    );
    const reach = bright.map((index) => Math.hypot((index % width) - 29.5, Math.floor(index / width) - 29.5));
    expect(bright.length).toBeGreaterThan(50);
    expect(Math.max(...reach)).toBeLessThan(24);
  },
);

describe('icons of a picture of the brand', () => {
  const GREEN = readPicture('icon.svg', new TextEncoder().encode(iconSvg('#00ff00')), 'icon');
  const GREY = readPicture('icon.png', pngOf(512, 512), 'icon');
  const withIcon = ({ src }: typeof GREEN): typeof AURORA => ({ ...AURORA, brand: { ...AURORA.brand, icon: src } });
  const point = ({ data, width }: PNG, x: number, y: number): readonly number[] => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
  ];

  it('show it whole, and within the part that every phone shows where the phone cuts', async () => {
    const drawn = (picture: typeof GREEN, shape: 'rounded' | 'full') =>
      drawIcon(withIcon(picture), 100, shape, picture.bytes);
    for (const [picture, colour] of [
      [GREEN, [0, 255, 0, 255]],
      [GREY, [200, 200, 200, 200]],
    ] as const) {
      const rounded = await drawn(picture, 'rounded');
      expect(point(rounded, 50, 50)).toEqual(colour);
      expect(point(rounded, 50, 2)).toEqual(colour);
      const full = await drawn(picture, 'full');
      expect(point(full, 50, 10)).toEqual(point(full, 0, 0));
      expect(point(full, 0, 0)[3]).toBe(255);
      expect(point(full, 50, 50)).not.toEqual(point(full, 0, 0));
    }
    expect(point(await drawn(GREEN, 'rounded'), 0, 0)[3]).toBe(0);
  });

  it('have other names for every picture, and are not there without it', async () => {
    const merchant = withIcon(GREEN);
    expect(new Set([AURORA, merchant, withIcon(GREY)].map((each) => iconFile(each, '192'))).size).toBe(3);
    const { store } = await emptySite();
    expect((await merchantIcons(store, merchant)).size).toBe(0);
    const [key = ''] = picturesNamed(merchant);
    await store.create(key, GREEN.bytes);
    const icon = (await merchantIcons(store, merchant)).get(iconFile(merchant, '512')) ?? new Uint8Array();
    expect(point(PNG.sync.read(Buffer.from(icon)), 256, 256)).toEqual([0, 255, 0, 255]);
  });
});
