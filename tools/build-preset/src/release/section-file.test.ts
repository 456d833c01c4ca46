import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../workspace/package-info';
import { sectionBudget } from './section-file';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A section with this text as its budget.ts, or without one. */
function sectionWith(text: string | null): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'section-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'src'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  symlinkSync(path.join(WORKSPACE, 'mfe-agent/node_modules'), path.join(folder, 'node_modules'));
  if (text !== null) writeFileSync(path.join(folder, 'src/budget.ts'), text);
  return folder;
}

it('reads the budget that a section states', async () => {
  const budget = { start: 5, screen: 20.5, widget: 0, requests: 4, chain: 1 };
  expect(await sectionBudget(sectionWith(`export const budget = ${JSON.stringify(budget)};`))).toEqual(budget);
});

it('adds what a bundler takes more before any code of the section runs', async () => {
  const folder = sectionWith('export const budget = { start: 4.4, screen: 16.3, widget: 3.5, requests: 3, chain: 1 };');
  const more = { start: 5.5, screen: 17.4, widget: 3.5, requests: 3, chain: 1 };
  expect(await sectionBudget(folder, 1.1)).toEqual(more);
});

it.each([
  ['none', null, /^\S+ has no src\/budget\.ts, which states what the section may weigh$/],
  ['one of another name', 'export const limits = {};', /^\S+budget\.ts exports no budget$/],
  [
    'half of one',
    'export const budget = { start: 5, screen: 20 };',
    /^The budget in \S+budget\.ts is not valid: widget: /,
  ],
])('refuses a section that states %s', async (_case, text, sentence) => {
  await expect(sectionBudget(sectionWith(text))).rejects.toThrow(sentence);
});
