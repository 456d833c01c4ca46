import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hostPackage } from '../options/host-package';
import { WORKSPACE } from '../workspace/package-info';
import { statedShims } from './host-shims';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A host with this text as its shims.ts. */
function hostWith(text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'host-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), '{"name":"host-shell"}');
  symlinkSync(path.join(WORKSPACE, 'host-shell/node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'src/shims.ts'), text);
  return folder;
}

const SHIM = { module: './src/shims/contract-1.ts', events: { 'wallet.changed': 1 }, intents: {} };
const FILES = ['shim-1-4-01.0123456789ab.mjs', 'shim-1-4-0.0123456789ab.mjs', 'host.mjs'].map((name) => ({ name }));

it('states each shim with its file', async () => {
  const folder = hostWith(`export const shims = ${JSON.stringify({ '1.4.0': SHIM })};`);
  const { module: _module, ...facts } = SHIM;
  expect(await statedShims(folder, FILES)).toEqual({
    shims: { '1.4.0': { ...facts, script: 'shim-1-4-0.0123456789ab.mjs' } },
  });
});

it('states nothing of a host without shims', async () => {
  expect(await statedShims(hostWith('export const shims = {};'), FILES)).toEqual({});
});

it.each([
  ['events without versions', { ...SHIM, events: ['wallet.changed'] }, 'events'],
  ['no events', { ...SHIM, events: undefined }, 'events: '],
])('refuses a shim with %s', async (_, shim, fault) => {
  const work = statedShims(hostWith(`export const shims = ${JSON.stringify({ '1.4.0': shim })};`), FILES);
  await expect(work).rejects.toThrow(/The shim 1\.4\.0 in \S+shims\.ts is not valid: /);
  await expect(work).rejects.toThrow(fault);
});

it('builds each as a module by itself', () => {
  const folder = path.join(WORKSPACE, 'host-shell');
  const builds = hostPackage(folder, { shims: { '1.4.0': SHIM } })('production');
  const shim = builds.find(({ name }) => name === 'shim-1-4-0');
  expect(shim).toMatchObject({ entry: { 'shim-1-4-0': SHIM.module }, output: { library: { type: 'module' } } });
  expect(hostPackage(folder)('production')).toHaveLength(builds.length - 1);
});
