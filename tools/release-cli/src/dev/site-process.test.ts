import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { siteCommand, type SiteRequest } from './site-process';

let repository: string;
beforeEach(() => (repository = mkdtempSync(path.join(os.tmpdir(), 'site-process-'))));
afterEach(() => rmSync(repository, { recursive: true, force: true }));

function request(more: Partial<SiteRequest> = {}): SiteRequest {
  const addresses = { 'mfe-a': 'http://localhost:4301/' };
  return { folder: path.join(repository, 'mfe-a'), repository, addresses, builds: ['/built'], ...more };
}

function write(file: string, value: object): void {
  const place = path.join(repository, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify(value));
}

describe('the program that serves the site', () => {
  it('is the emulator that the section has installed, with its builds', () => {
    write('mfe-a/node_modules/emulator/package.json', { name: 'emulator', bin: { emulator: './dist/cli.js' } });
    const { file, words } = siteCommand(request({ port: '4200', state: 'seed.json' }));
    expect(file).toBe(process.execPath);
    expect(words[0]).toMatch(/emulator[\\/]dist[\\/]cli\.js$/);
    expect(words.slice(1).join(' ')).toBe(
      '--develop mfe-a=http://localhost:4301/ --state seed.json --builds /built --port 4200',
    );
  });

  it("is the repository's own script where there is no emulator", () => {
    write('package.json', { scripts: { 'dev:site': 'serve' } });
    write('mfe-a/package.json', {});
    expect(siteCommand(request({ port: '4200' }))).toEqual({
      file: 'npm',
      words: ['run', '--silent', 'dev:site', '--', '--develop', 'mfe-a=http://localhost:4301/'],
      folder: repository,
      variables: { PORT: '4200' },
    });
  });

  it('is asked for where there is neither', () => {
    expect(() => siteCommand(request())).toThrow('mfe-a has no emulator: npm install --save-dev emulator@npm:');
  });
});
