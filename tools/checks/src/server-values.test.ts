import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from './repository-files';
import { ROOT } from './workspace';

/** The arguments of each call, split at the commas between them. */
function argumentsOf(text: string, name: string): string[][] {
  return [...text.matchAll(new RegExp(`\\b${name}\\(`, 'g'))].map(({ index }) => {
    const found = [''];
    let depth = 0;
    for (const sign of text.slice(index + name.length)) {
      if ('([{'.includes(sign)) depth += 1;
      if (')]}'.includes(sign)) depth -= 1;
      if (depth === 0) break;
      if (sign === ',' && depth === 1) found.push('');
      else found.push(`${found.pop() ?? ''}${sign}`);
    }
    return found.map((argument) => argument.trim()).filter((argument) => argument !== '');
  });
}

it('counts the arguments of a call', () => {
  const text = "useThing((on) => watch('a', on), () => list[0, 1], read,\n); useThing(one, two)";
  expect(argumentsOf(text, 'useThing').map((found) => found.length)).toEqual([3, 2]);
});

// React throws where it takes over, or renders on a server, what has no such value.
it('everything outside of React that is followed has a value on a server', () => {
  const sources = repositoryFiles().filter(
    (file) => /^(host-shell|shared-kit|mfe-[^/]+)\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const without = sources.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return argumentsOf(text, 'useSyncExternalStore').some((found) => found.length < 3);
  });
  expect(sources.length).toBeGreaterThan(1000);
  expect(without).toEqual([]);
});
