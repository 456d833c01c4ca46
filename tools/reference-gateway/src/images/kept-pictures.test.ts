import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from '../app/log';
import { keepPictures } from './kept-pictures';

const SIZE = { width: 120, mostBytes: 8000 };

let folder: string;
let rendered: string[];
let logged: LogEntry[];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'pictures');
  [rendered, logged] = [[], []];
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** A picture of so many bytes, with what a WebP begins with. */
function picture(name: string, length = 40): Buffer {
  return Buffer.concat([Buffer.from(`RIFF....WEBP${name}`), Buffer.alloc(length)]);
}

function pictures({ inMemory = false, length = 40 } = {}) {
  return keepPictures({
    folder: inMemory ? undefined : folder,
    log: (entry) => logged.push(entry),
    rasterize: async (drawing) => {
      rendered.push(drawing);
      return Promise.resolve(picture(drawing, length));
    },
  });
}

it('renders a drawing once, however many ask for it at the same time', async () => {
  const pictureOf = pictures();
  const answers = await Promise.all([pictureOf('a', SIZE), pictureOf('a', SIZE), pictureOf('b', SIZE)]);
  expect(rendered).toEqual(['a', 'b']);
  expect(answers.map(({ bytes }) => bytes)).toEqual([picture('a'), picture('a'), picture('b')]);
  expect(answers[0]?.tag).toBe(answers[1]?.tag);
  expect(answers[0]?.tag).not.toBe(answers[2]?.tag);
});

it('finds in the folder what an earlier process rendered', async () => {
  const before = await pictures()('a', SIZE);
  expect(await pictures()('a', SIZE)).toEqual(before);
  expect(rendered).toEqual(['a']);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[\w-]{24}\.webp$/)]);
});

it('renders another size anew', async () => {
  const pictureOf = pictures();
  await pictureOf('a', SIZE);
  await pictureOf('a', { ...SIZE, width: 240 });
  expect(rendered).toEqual(['a', 'a']);
});

it('renders anew what is no picture any more', async () => {
  await pictures()('a', SIZE);
  const [file = ''] = readdirSync(folder);
  writeFileSync(join(folder, file), 'torn');
  expect((await pictures()('a', SIZE)).bytes).toEqual(picture('a'));
  expect(rendered).toEqual(['a', 'a']);
});

it('without a folder keeps twelve megabytes, those used last', async () => {
  const pictureOf = pictures({ inMemory: true, length: 5 * 1024 * 1024 });
  for (const drawing of ['a', 'b', 'a', 'c', 'a', 'b']) await pictureOf(drawing, SIZE);
  expect(rendered).toEqual(['a', 'b', 'c', 'b']);
});

it('answers also where it cannot write, and says so in the log', async () => {
  writeFileSync(folder, 'a file where the folder should be');
  expect((await pictures()('a', SIZE)).bytes).toEqual(picture('a'));
  expect(logged).toEqual([{ event: 'picture.notKept', reason: 'EEXIST' }]);
});

it('tries again after a failure', async () => {
  let attempts = 0;
  const pictureOf = keepPictures({
    folder: undefined,
    log: () => undefined,
    rasterize: async () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve(picture('a'));
    },
  });
  await expect(pictureOf('a', SIZE)).rejects.toThrow('no memory');
  expect((await pictureOf('a', SIZE)).bytes).toEqual(picture('a'));
});

it('renders two at once and no more', async () => {
  const ends: (() => void)[] = [];
  const pictureOf = keepPictures({
    folder: undefined,
    log: () => undefined,
    rasterize: (drawing) => new Promise((resolve) => ends.push(() => resolve(picture(drawing)))),
  });
  const answers = ['a', 'b', 'c'].map((drawing) => pictureOf(drawing, SIZE));
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends.shift()?.();
  await answers[0];
  expect(ends).toHaveLength(2);
  ends.forEach((end) => end());
  expect((await Promise.all(answers)).map(({ bytes }) => bytes)).toEqual(['a', 'b', 'c'].map((name) => picture(name)));
});
