import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releasedPackages, sectionFolders } from './section-folders.mjs';

const root = mkdtempSync(path.join(os.tmpdir(), 'sections-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('lists every folder of a section, and nothing else', () => {
  for (const name of ['mfe-two', 'mfe-one', 'host-shell', 'tools/mfe-inside']) {
    mkdirSync(path.join(root, name), { recursive: true });
    writeFileSync(path.join(root, name, 'package.json'), '{}');
  }
  mkdirSync(path.join(root, 'mfe-left-over/dist'), { recursive: true });
  writeFileSync(path.join(root, 'mfe-notes.md'), '');
  expect(sectionFolders(root)).toEqual(['mfe-one', 'mfe-two']);
  expect(releasedPackages(root)).toEqual(['host-shell', 'mfe-one', 'mfe-two']);
});
