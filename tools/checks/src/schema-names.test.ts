import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sectionFolders } from 'services/section-folders';
import { ROOT } from './workspace';

const FACADE = /import \* as v from 'shared-(?:contracts|kit)\/schema'/;
/** Names of values; those of types begin with a capital. */
const USED = /\bv\.([a-z]\w*)/g;

function usedNames(): ReadonlySet<string> {
  const packages = ['shared-contracts', ...sectionFolders(ROOT)];
  const sources = packages.flatMap((name) =>
    readdirSync(path.join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(ROOT, name, 'src', file), 'utf8')),
  );
  const names = sources.filter((text) => FACADE.test(text)).flatMap((text) => [...text.matchAll(USED)]);
  return new Set(names.map(([, name = '']) => name));
}

// What is missing does not compile; what nobody uses would be in the host's first files all the same.
it('schemas are given no function that none of them uses', () => {
  const facade = readFileSync(path.join(ROOT, 'shared-contracts/src/schema.ts'), 'utf8');
  const [, list = ''] = /export \{([^}]*)\} from 'valibot'/.exec(facade) ?? [];
  const given = list.match(/\w+/g) ?? [];
  const used = usedNames();
  expect(given).toContain('object');
  expect(given.filter((name) => !used.has(name))).toEqual([]);
});
