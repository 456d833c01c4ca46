import { PROVIDED, releaseOf } from './provide-shared';

it.each([
  ['1.2.0', '1.2.0'],
  ['1.2.0-beta.1', '1.2.0'],
  ['1.2.0-dev.3f2a', '1.2.0'],
  ['1.2.0+4f', '1.2.0'],
])('%s is provided as %s', (version, release) => expect(releaseOf(version)).toBe(release));

it('provides everything as a release, whatever version the host has', () => {
  const versions = Object.values(PROVIDED).map(({ version }) => version);
  expect(versions).toEqual(versions.map(() => expect.stringMatching(/^\d+\.\d+\.\d+$/) as string));
});
