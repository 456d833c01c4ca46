import { fakePictures, pictureFile } from 'shared-kit/testing/fake-pictures';
import { squarePicture } from './square-picture';

afterEach(() => jest.restoreAllMocks());

test.each([
  [3, { kind: 'done', base64: 'AAAA' }],
  [150_000, { kind: 'done', base64: 'A'.repeat(200_000) }],
  [150_001, { kind: 'refused', fault: 'size' }],
])('a JPEG of %d bytes', async (bytes, expected) => {
  const log = fakePictures({ size: { width: 300, height: 200 }, bytesAt: () => bytes });
  expect(await squarePicture(pictureFile('webp', 'me', ''))).toEqual(expected);
  expect(log.drawn).toEqual([[50, 0, 200, 200, 0, 0, 256, 256]]);
});

test('what is no picture is refused', async () => {
  fakePictures();
  const text = new File(['text'], 'me.jpg', { type: 'image/jpeg' });
  expect(await squarePicture(text)).toEqual({ kind: 'refused', fault: 'type' });
});
