import path from 'node:path';
import { scratchFolder, write } from '../test-support/scratch-repository';
import { filePackage, filePlace } from './file-package';

const manifest = (name: string, version = '1.2.0'): string => JSON.stringify({ name, version, license: 'MIT' });

describe('the place of a file', () => {
  it.each([
    ['of the section', 'package.json', manifest('mfe-x'), 'src/a.ts', 'packages/mfe-x/src/a.ts'],
    [
      'of the kit beside it',
      'kit/package.json',
      manifest('shared-kit'),
      'kit/src/a.ts',
      'packages/shared-kit/src/a.ts',
    ],
    [
      'of the kit where it is installed',
      'node_modules/shared-kit/package.json',
      manifest('@composed-site/shared-kit'),
      'node_modules/shared-kit/src/a.ts',
      'packages/shared-kit/src/a.ts',
    ],
    [
      'of a library',
      'node_modules/.pnpm/@a+b@1.2.0_peer/node_modules/@a/b/package.json',
      manifest('@a/b'),
      'node_modules/.pnpm/@a+b@1.2.0_peer/node_modules/@a/b/dist/c.js',
      'packages/node_modules/@a/b@1.2.0/dist/c.js',
    ],
  ])('names its package and its path in there: %s', (_what, where, text, file, place) => {
    const folder = scratchFolder();
    write(folder, where, text);
    expect(filePlace(path.join(folder, file))).toBe(place);
  });

  it('is that of the whole library, whose folders may have manifests too', () => {
    const folder = scratchFolder();
    write(folder, 'node_modules/a/package.json', manifest('a'));
    write(folder, 'node_modules/a/esm/package.json', manifest('other', '9.9.9'));
    expect(filePackage(path.join(folder, 'node_modules/a/esm/b.js'))).toMatchObject({ name: 'a', version: '1.2.0' });
  });

  it('is refused in an installed folder that is no package', () => {
    const file = path.join(scratchFolder(), 'node_modules/a/b.js');
    expect(() => filePlace(file)).toThrow('node_modules/a is no package');
  });
});
