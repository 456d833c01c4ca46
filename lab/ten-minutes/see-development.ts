import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { findBrowser } from 'e2e/browser/find-browser';
import { programOf } from 'pack/section-repository';
import { freePort } from 'services/free-port';
import { shellOf, type Person } from './person';

async function see(start: string, path: string, screen: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // Leads to the site, which loads the build from then on.
    await page.goto(start);
    await page.locator('[data-screen]').first().waitFor();
    await page.goto(new URL(path, start).href);
    await page.locator(`[data-screen="${screen}"][data-ready]`).waitFor();
    if (errors.length > 0) throw new Error(`${path} throws: ${errors.join('; ')}`);
  } finally {
    await browser.close();
  }
}

/**
 * Runs `mfe dev` of a section that is installed, opens the site that it prints in a browser, and there a screen of the
 * section. Throws what the command says where it ends before.
 */
export async function seeDevelopment(person: Person, section: string, path: string, screen: string): Promise<void> {
  const ports = ['--port', String(await freePort()), '--site-port', String(await freePort())];
  const words = [programOf(section, 'release-cli'), 'dev', ...ports];
  const child = spawn(process.execPath, words, { cwd: section, env: shellOf(person) });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<null>((done) => child.once('close', () => done(null)));
  const ready = new Promise<string>((done) => {
    createInterface(child.stdout).on('line', (line) => {
      said += `${line}\n`;
      const [start] = /http:\/\/\S+\/__dev\/start$/.exec(line) ?? [];
      if (start !== undefined) done(start);
    });
  });
  try {
    const start = await Promise.race([ready, ended]);
    if (start === null) throw new Error(`mfe dev ended: ${said}`);
    await see(start, path, screen);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
