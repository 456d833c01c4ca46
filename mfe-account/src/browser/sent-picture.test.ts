import { fakePictures, pictureFile } from 'shared-kit/testing/fake-pictures';
import { withinEdge } from 'shared-kit/picture';
import { dataUrlOf, PICTURE_TYPES, sentPicture } from './sent-picture';

const SIZE = { width: 10, height: 10 };
const whole = (size: typeof SIZE) => withinEdge(size, 1280);

afterEach(() => jest.restoreAllMocks());

test('the chooser offers what is taken', () => {
  expect(PICTURE_TYPES).toBe('image/jpeg,image/png,image/webp');
});

test.each([
  ['jpeg', 'done'],
  ['png', 'done'],
  ['webp', 'done'],
] as const)('takes a %s', async (kind, outcome) => {
  fakePictures({ size: SIZE });
  expect((await sentPicture(pictureFile(kind), whole, 1000)).kind).toBe(outcome);
});

test('sends base64 alone, which is a JPEG again behind its prefix', async () => {
  fakePictures({ size: SIZE, bytesAt: () => 3 });
  const sent = await sentPicture(pictureFile('png'), whole, 1000);
  expect(sent).toEqual({ kind: 'done', base64: 'AAAA' });
  expect(dataUrlOf('AAAA')).toBe('data:image/jpeg;base64,AAAA');
});

test.each([
  [40, 'done'],
  [39, 'refused'],
])('a picture of 30 bytes in at most %i letters is %s', async (mostLetters, outcome) => {
  fakePictures({ size: SIZE, bytesAt: () => 30 });
  expect((await sentPicture(pictureFile('png'), whole, mostLetters)).kind).toBe(outcome);
});

test('refuses a file beyond 20 MB before it is decoded', async () => {
  const log = fakePictures({ size: SIZE });
  const file = pictureFile('png');
  Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 + 1 });
  expect(await sentPicture(file, whole, 1000)).toEqual({ kind: 'refused', fault: 'size' });
  expect(log.decoded).toEqual([]);
});
