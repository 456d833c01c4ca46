import { merchantFixture } from '../test-support/fixture-dist';
import { drawIcon } from './draw-icon';
import { ICON_KINDS, iconFile, isSamePicture, merchantIcons } from './icons';
import { encodePng, packedRows } from './png';
import { markOf } from './strokes';

const AURORA = merchantFixture('aurora');
const BAHARI = merchantFixture('bahari', { brand: { hue: 200, chroma: 0.12, accentHue: 30 } });

function pointOf(size: number, shape: 'rounded' | 'full', x: number, y: number): readonly number[] {
  const { points } = drawIcon(AURORA, size, shape);
  return [...points.subarray((y * size + x) * 4, (y * size + x) * 4 + 4)];
}

/** Size as the file itself states it. */
function statedSize(file: Uint8Array | undefined): readonly number[] {
  const view = new DataView(Uint8Array.from(file ?? []).buffer);
  return [view.getUint32(16), view.getUint32(20)];
}

test('each icon is a PNG of its size, the same whenever it is drawn', () => {
  const icons = merchantIcons(AURORA);
  expect([...icons.keys()]).toEqual(ICON_KINDS.map((kind) => iconFile(AURORA, kind)));
  const sizes = ICON_KINDS.map((kind) => statedSize(icons.get(iconFile(AURORA, kind))));
  expect(sizes).toEqual([192, 512, 512, 180].map((size) => [size, size]));
  for (const file of icons.values()) expect([...file.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(encodePng(drawIcon(AURORA, 48, 'full'))).toEqual(encodePng(drawIcon(AURORA, 48, 'full')));
});

test('the one that phones cut is full to its corners, the other is round already', () => {
  expect(pointOf(48, 'full', 0, 0)[3]).toBe(255);
  expect(pointOf(48, 'rounded', 0, 0)[3]).toBe(0);
  expect(pointOf(48, 'rounded', 24, 1)[3]).toBe(255);
});

test('what is drawn on the cut one stays within the part that every phone shows', () => {
  const { points, size } = drawIcon(AURORA, 100, 'full');
  const bright = Array.from({ length: size * size }, (_point, index) => index).filter(
    (index) => (points[index * 4] ?? 0) > 200,
  );
  const farthest = Math.max(
    ...bright.map((index) => Math.hypot((index % size) - 49.5, Math.floor(index / size) - 49.5)),
  );
  expect(bright.length).toBeGreaterThan(200);
  expect(farthest).toBeLessThan(40);
});

test('another brand and another initial are another icon under another name', () => {
  expect(iconFile(BAHARI, '192')).not.toBe(iconFile(AURORA, '192'));
  const file = (name: string): string => iconFile({ ...AURORA, name }, '192');
  expect(file('Bahari')).not.toBe(file('Aurora'));
  expect(file('Aurum')).toBe(file('Aurora'));
  expect(isSamePicture(encodePng(drawIcon(AURORA, 24, 'full')), encodePng(drawIcon(BAHARI, 24, 'full')))).toBe(false);
});

test('a file that is no icon is the same as none', () => {
  const icon = encodePng(drawIcon(AURORA, 24, 'full'));
  expect(isSamePicture(icon, Uint8Array.from(icon))).toBe(true);
  const broken = Uint8Array.from(icon);
  broken[60] = (broken[60] ?? 0) ^ 0xff;
  expect(isSamePicture(icon, broken)).toBe(false);
  expect(packedRows(new Uint8Array(4))).toBeNull();
});

test('every capital has a mark of its own, in its box; other names have a star', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const marks = new Set([...letters, '金'].map((name) => JSON.stringify(markOf(name))));
  expect(marks.size).toBe(27);
  expect(markOf('élan')).toEqual(markOf('E'));
  for (const [x, y] of letters.flatMap(markOf).flat())
    expect([x >= -0.001 && x <= 1.001, y >= -0.001 && y <= 1.001]).toEqual([true, true]);
});
