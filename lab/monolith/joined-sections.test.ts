import { existsSync } from 'node:fs';
import path from 'node:path';
import { replacedModules } from './joined-sections';

const ROOT = path.resolve(__dirname, '../..');
const modules = replacedModules(ROOT, ['mfe-games', 'mfe-agent']);

it('replaces a module that the host has', () => {
  expect(modules.map(({ original }) => existsSync(path.join(ROOT, original)))).toEqual([true]);
});

it('imports each section as it stands, in a chunk of its own', () => {
  const [loader] = modules;
  expect(loader?.source).toContain(
    `'mfe-games': () => import(/* webpackChunkName: "section-mfe-games" */ "${ROOT}/mfe-games/src/remote"),`,
  );
  expect(loader?.source).toContain(`"${ROOT}/mfe-agent/src/remote"`);
});

it('imports each section as it is told', () => {
  const [loader] = replacedModules(ROOT, ['mfe-games'], (_root, name) => `import("${name}/remote")`);
  expect(loader?.source).toContain(`  'mfe-games': () => import("mfe-games/remote"),`);
});

it('imports nothing else of the repository than sections and a loader that is there', () => {
  const imported = modules.flatMap(({ source }) => [...source.matchAll(/"(\/[^"]+)"/g)].map(([, file]) => file ?? ''));
  expect(imported).toHaveLength(3);
  expect(imported.map((file) => existsSync(`${file}.ts`))).toEqual([true, true, true]);
});
