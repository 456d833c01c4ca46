import { parseVersion } from './semver';
import { previewHash, previewVersion } from './preview';

const HASH = '012345678901';

it.each([
  ['1.2.0', '1.2.0-preview-012345678901'],
  ['1.2.0-rc.1', '1.2.0-rc.1.preview-012345678901'],
])('a preview of %s is a version that names it', (version, named) => {
  expect(previewVersion(version, HASH)).toBe(named);
  expect(parseVersion(named)?.prerelease).toContain('preview');
  expect(previewHash(named)).toBe(HASH);
});

it.each(['1.2.0', '1.2.0-preview', '1.2.0-preview-0123', '1.2.0-preview-0123456789ab.1', '1.2.0-local.4301'])(
  '%s is none',
  (version) => {
    expect(previewHash(version)).toBeNull();
  },
);
