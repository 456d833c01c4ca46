import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleUrl } from './module-url';

it('is another address once the file has changed, and the plain one before', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'module-url-'));
  const file = path.join(folder, 'routes.ts');
  writeFileSync(file, '');
  utimesSync(file, 1, 1);
  const { href } = pathToFileURL(file);
  expect([moduleUrl(file), moduleUrl(file)]).toEqual([href, href]);
  utimesSync(file, 2, 2);
  expect(moduleUrl(file)).toBe(`${href}?changed=2000`);
  rmSync(folder, { recursive: true });
});
