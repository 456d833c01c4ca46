import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace';

const LIBRARY = /import \* as v from 'valibot'/;
/** Names of values; those of types begin with a capital. */
const USED = /\bv\.([a-z]\w*)/g;

/** Of the contracts and the sections: their builds take the library from the host. */
function usedNames(): readonly string[] {
  const packages = ['shared-contracts', ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))];
  const sources = packages.flatMap((name) =>
    readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(ROOT, name, 'src', file), 'utf8')),
  );
  const names = sources.filter((text) => LIBRARY.test(text)).flatMap((text) => [...text.matchAll(USED)]);
  return [...new Set(names.map(([, name = '']) => name))].toSorted();
}

it('the host provides what schemas of contracts and sections are made of, and nothing else', () => {
  const provided = readFileSync(path.join(ROOT, 'shared-kit/src/schema/schema.ts'), 'utf8');
  const [, list = ''] = /export \{([^}]*)\} from 'valibot'/.exec(provided) ?? [];
  expect(list.match(/\w+/g)).toEqual(usedNames());
});
