import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { installTarballs } from 'pack/install-tarballs';
import { packedOnce } from 'pack/packed-once';
import { expect, test } from '../../support/fixtures';
import { ROOT } from '../../support/places';
import { currentVersion } from '../../support/releases/crafted-release';

const SECTION = 'mfe-promotions';

test('a host of stock webpack loads a section of ours by its manifest', async ({ page, site }) => {
  test.setTimeout(300_000);
  let guest: Server | undefined;
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'stock-host-'));
  try {
    const folder = path.join(scratch, 'guest');
    cpSync(path.join(ROOT, 'release-plugin/example'), folder, { recursive: true });
    installTarballs(await packedOnce(), folder, 'release-plugin');
    const file = `mf-manifest.${currentVersion(site, SECTION)}.json`;
    cpSync(path.join(site.home, 'store/r', SECTION, file), path.join(folder, 'guest/mf-manifest.json'));
    writeFileSync(path.join(folder, 'package.json'), '{}');
    execFileSync(process.execPath, ['build.mjs', 'guest'], { cwd: folder, stdio: 'pipe' });

    const manifest = `${site.url}/r/${SECTION}/${file}`;
    const html = `<!doctype html><html data-section="${SECTION}" data-manifest="${manifest}"><body><script src="/main.js"></script>`;
    guest = createServer(({ url = '/' }, response) => {
      const wanted = path.join(folder, 'dist/guest', url);
      const isScript = url.endsWith('.js') && existsSync(wanted);
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
      response.end(isScript ? readFileSync(wanted) : html);
    });
    await once(guest.listen(0, 'localhost'), 'listening');
    await page.goto(`http://localhost:${(guest.address() as AddressInfo).port}/`);
    await expect(page.locator('body')).toContainText(/^mfe-promotions has [1-9]\d* screens, and says "Sports"$/);
  } finally {
    guest?.close();
    guest?.closeAllConnections();
    rmSync(scratch, { recursive: true, force: true });
  }
});
