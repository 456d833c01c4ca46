import { findBrowser, type BrowserMachine, type Command } from './find-browser';
import type { Start } from './start-once';

/** A machine with these programs; of the browsers those start that have a version. */
function machineWith(
  given: {
    readonly programs?: Readonly<Record<string, string>>;
    readonly starts?: Readonly<Record<string, string>>;
    readonly own?: Start;
    readonly ownAfter?: readonly [command: string, own: Start];
    readonly named?: string;
    readonly isRoot?: boolean;
  } = {},
): BrowserMachine & { readonly said: string[]; readonly ran: string[]; readonly started: string[] } {
  const said: string[] = [];
  const ran: string[] = [];
  const started: string[] = [];
  let own: Start = given.own ?? { kind: 'absent' };
  return {
    said,
    ran,
    started,
    named: given.named,
    isRoot: given.isRoot ?? false,
    programs: (name) => [given.programs?.[name] ?? []].flat(),
    start: (path) => {
      started.push(path ?? 'own');
      if (path === undefined) return Promise.resolve(own);
      const version = given.starts?.[path];
      const words = 'error while loading shared libraries: libnss3.so\nsecond line';
      return Promise.resolve(version === undefined ? { kind: 'failed', words } : { kind: 'started', path, version });
    },
    run: (command: Command) => {
      ran.push(command.slice(1).join(' '));
      if (given.ownAfter !== undefined && ran.at(-1)?.includes(given.ownAfter[0])) own = given.ownAfter[1];
    },
    say: (line) => void said.push(line),
  };
}

const OWN: Start = { kind: 'started', path: '/cache/shell', version: '159' };

test('takes the named browser before those of the system', async () => {
  const machine = machineWith({
    named: '/named',
    programs: { chromium: '/usr/bin/chromium' },
    starts: { '/named': '156', '/usr/bin/chromium': '156' },
  });
  expect(await findBrowser(machine)).toBe('/named');
  expect(machine.started).toEqual(['/named']);
});

test('takes the browser that only runs headless before the whole one, and downloads nothing', async () => {
  const programs = { chromium: '/usr/bin/chromium', 'chromium-headless-shell': '/usr/bin/shell' };
  const machine = machineWith({ programs, starts: { '/usr/bin/chromium': '156', '/usr/bin/shell': '156' } });
  expect(await findBrowser(machine)).toBe('/usr/bin/shell');
  expect(machine.ran).toEqual([]);
});

test('prints what a browser says that does not start, and goes on to the next', async () => {
  const machine = machineWith({ programs: { chromium: '/usr/bin/chromium' }, own: OWN });
  expect(await findBrowser(machine)).toBe('/cache/shell');
  expect(machine.said.join('\n')).toContain('/usr/bin/chromium:\nerror while loading shared libraries: libnss3.so');
});

test('downloads the headless browser by the installed Playwright', async () => {
  const machine = machineWith({ ownAfter: ['install --only-shell chromium', OWN] });
  expect(await findBrowser(machine)).toBe('/cache/shell');
  expect(machine.ran).toEqual([
    expect.stringMatching(/@playwright[/\\]test[/\\]cli\.js install --only-shell chromium$/),
  ]);
});

test('installs the libraries that a downloaded browser lacks, as root', async () => {
  const machine = machineWith({
    isRoot: true,
    programs: { 'apt-get': '/usr/bin/apt-get' },
    own: { kind: 'failed', words: 'Host system is missing dependencies to run browsers.' },
    ownAfter: ['install-deps chromium-headless-shell', OWN],
  });
  expect(await findBrowser(machine)).toBe('/cache/shell');
});

test('asks for Debian packages as root only', async () => {
  for (const isRoot of [true, false]) {
    const machine = machineWith({ isRoot, programs: { 'apt-get': '/usr/bin/apt-get' } });
    await expect(findBrowser(machine)).rejects.toThrow('No Chromium starts on this machine: run "node e2e/');
    expect(machine.ran.filter((words) => words.includes('--no-install-recommends'))).toHaveLength(isRoot ? 1 : 0);
  }
});

test('starts a broken browser once, and ends with its reason and the command to type', async () => {
  const machine = machineWith({ isRoot: true, programs: { chromium: '/bin/c', 'apt-get': '/bin/apt-get' } });
  await expect(findBrowser(machine)).rejects.toThrow(
    'No Chromium starts on this machine (/bin/c: error while loading shared libraries: libnss3.so; second line): ' +
      'run "node e2e/node_modules/@playwright/test/cli.js install --with-deps --only-shell chromium", which installs ' +
      'system libraries as root, or set CHROMIUM_PATH to a Chromium that starts.',
  );
  expect(machine.started.filter((path) => path === '/bin/c')).toHaveLength(1);
});
