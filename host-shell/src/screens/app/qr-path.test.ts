import { qrPath } from './qr-path';

const isBlack = (path: string, x: number, y: number): boolean => path.includes(`M${x} ${y}h1v1h-1z`);
/** The seven squares of a finder pattern's upper edge, and the white line inside it. */
function finderAt(path: string, left: number, top: number): boolean {
  const steps = [0, 1, 2, 3, 4, 5, 6];
  return (
    steps.every((step) => isBlack(path, left + step, top)) &&
    !isBlack(path, left + 1, top + 1) &&
    isBlack(path, left + 3, top + 3)
  );
}

test('a short address takes the second smallest code, with four white squares around it', () => {
  const { size, data } = qrPath('https://get.example/a.apk');
  expect(size).toBe(25 + 8);
  expect([finderAt(data, 4, 4), finderAt(data, 22, 4), finderAt(data, 4, 22), finderAt(data, 22, 22)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const places = [...data.matchAll(/M(\d+) (\d+)/g)].flatMap((match) => [Number(match[1]), Number(match[2])]);
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, 28]);
});

test('another address is another code, the same one the same', () => {
  expect(qrPath('https://get.example/a')).toEqual(qrPath('https://get.example/a'));
  expect(qrPath('https://get.example/a').data).not.toBe(qrPath('https://get.example/b').data);
});

test('what no code can hold is refused', () => {
  expect(() => qrPath(`https://get.example/${'a'.repeat(3000)}`)).toThrow();
});
