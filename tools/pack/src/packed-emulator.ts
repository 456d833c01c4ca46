import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from 'services/free-port';
import { programOf } from './section-repository';

/** What the emulator begins with: one member's balance, and one call that fails. */
const STATE = {
  balances: [{ username: 'demo_member', balance: 12.5 }],
  scenario: { answers: { 'R-62.popular': { code: 'internal' } } },
};

/** A program of an empty folder, with an empty home. */
interface Place {
  readonly folder: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
}

function emptyPlace(scratch: string): Place {
  const [folder, temporary] = [path.join(scratch, 'empty'), path.join(scratch, 'temporary')];
  mkdirSync(folder);
  mkdirSync(temporary);
  return { folder, variables: { PATH: process.env['PATH'], HOME: folder, CI: 'true', TMPDIR: temporary } };
}

async function assertServed(url: string): Promise<void> {
  const page = await fetch(`${url}/m/home`);
  const html = await page.text();
  if (!page.ok || !html.includes('data-merchant="aurora"')) throw new Error(`${url}/m/home is no page of the site`);
  const call = await fetch(`${url}/api/v1/announcements/popular?language=EN`, { headers: { merchant: 'aurora' } });
  if (call.status !== 500) throw new Error(`The state of the emulator changes no answer: ${call.status}`);
}

/**
 * Runs the emulator that a section has installed in an empty folder, with a state and a chosen version, opens its site and
 * ends it. Throws what it says where it does not serve, or leaves something behind.
 */
export async function tryEmulator(section: string, scratch: string): Promise<void> {
  const { folder, variables } = emptyPlace(scratch);
  const state = path.join(scratch, 'state.json');
  writeFileSync(state, JSON.stringify(STATE));
  const port = String(await freePort());
  const wishes = ['--builds', section, '--use', 'host-shell=1.0.0', '--state', state, '--port', port];
  const words = [programOf(section, 'emulator'), ...wishes];
  const child = spawn(process.execPath, words, { cwd: folder, env: variables });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const ready = new Promise<string>((done) => {
    createInterface(child.stdout).on('line', (line) => {
      said += `${line}\n`;
      const [, url] = /^Ready in [\d.]+ s: (\S+)/.exec(line) ?? [];
      if (url !== undefined) done(url);
    });
  });
  const url = await Promise.race([ready, ended.then(() => null)]);
  if (url === null) throw new Error(`The emulator does not start: ${said}`);
  try {
    await assertServed(url);
    process.stdout.write(`  ${said.trim()}\n`);
  } finally {
    child.kill('SIGTERM');
  }
  const status = await ended;
  const left = [folder, variables['TMPDIR'] ?? folder].flatMap((place) => readdirSync(place));
  if (status !== 0 || left.length > 0)
    throw new Error(`The emulator ended with ${status} and left ${left.join(', ') || 'nothing'}: ${said}`);
}
