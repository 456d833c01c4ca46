import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownPath, plainPath, withOwnPaths } from './plain-paths';
import { scratchFolder } from '../test-support/scratch-repository';

// The links go with it: here no end of a process takes them away.
beforeAll(() => {
  process.env['TMPDIR'] = scratchFolder();
});

function folderNamed(name: string): string {
  const folder = path.join(scratchFolder(), name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'a.ts'), '');
  return folder;
}

describe('the path by which the bundler reads a folder', () => {
  it.each(['plain', 'a b', 'ümläut 漢', 'a+b@c,d=e~', '(x)', "it's", '100%25', 'a&b;$c', '.hidden'])(
    'is its own where nothing in it has a meaning: %s',
    (name) => {
      const folder = folderNamed(name);
      expect(plainPath(folder)).toBe(folder);
    },
  );

  it.each(['C#', 'a?b', 'a!b', '[name]', 'x [hash] y', '!', '#', 'C# a!b [x]'])('leads through a link: %s', (name) => {
    const folder = folderNamed(name);
    const plain = plainPath(folder);
    expect(plain).not.toMatch(/[!?#[\]]/);
    expect(existsSync(path.join(plain, 'a.ts'))).toBe(true);
    expect(plainPath(path.join(folder, 'a.ts'))).toBe(path.join(plain, 'a.ts'));
    expect(ownPath(path.join(plain, 'a.ts'))).toBe(path.join(folder, 'a.ts'));
    expect(withOwnPaths(`Error in ${plain}/a.ts`)).toBe(`Error in ${folder}/a.ts`);
  });

  it('leads through a link of its own where a folder inside has such a name', () => {
    const outer = folderNamed('C#');
    const inner = path.join(outer, 'a!b');
    mkdirSync(inner);
    plainPath(outer);
    expect(plainPath(inner)).not.toContain('!');
    expect(ownPath(plainPath(inner))).toBe(inner);
  });
});
