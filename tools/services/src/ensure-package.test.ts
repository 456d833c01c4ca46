import { ensureProgram, type Machine } from './ensure-package';

interface Made extends Machine {
  readonly calls: string[];
}

function machine(changes: {
  readonly programs?: readonly string[];
  readonly isRoot?: boolean;
  /** Number of the call of apt-get that puts nginx there; none when absent. */
  readonly worksAtCall?: number;
}): Made {
  const calls: string[] = [];
  const programs = new Set(changes.programs ?? ['apt-get']);
  return {
    calls,
    isRoot: changes.isRoot ?? true,
    find: (program) => (programs.has(program) ? `/usr/sbin/${program}` : undefined),
    aptGet: (words) => {
      calls.push(words.join(' '));
      const isInstalled = calls.length === changes.worksAtCall;
      if (isInstalled) programs.add('nginx');
      return isInstalled
        ? { status: 0, output: 'done' }
        : { status: 100, output: 'Reading\nE: Unable to locate package nginx-light\n' };
    },
  };
}

const INSTALL = 'install -y --no-install-recommends nginx-light';

describe('a program of the machine', () => {
  it('is taken as it is when it is there', () => {
    const made = machine({ programs: ['nginx'], isRoot: false });
    expect(ensureProgram('nginx', ['nginx-light'], made)).toEqual({ kind: 'present', path: '/usr/sbin/nginx' });
    expect(made.calls).toEqual([]);
  });

  it('is installed when it is not', () => {
    const made = machine({ worksAtCall: 1 });
    expect(ensureProgram('nginx', ['nginx-light'], made)).toEqual({ kind: 'present', path: '/usr/sbin/nginx' });
    expect(made.calls).toEqual([INSTALL]);
  });

  it('is looked up again when the lists of packages are old', () => {
    const made = machine({ worksAtCall: 3 });
    expect(ensureProgram('nginx', ['nginx-light'], made).kind).toBe('present');
    expect(made.calls).toEqual([INSTALL, 'update', INSTALL]);
  });

  it.each([
    [{ programs: [] }, 'nginx is not installed and this machine has no apt-get', 0],
    [{ isRoot: false }, 'nginx is not installed; as root: apt-get install nginx-light', 0],
    [{}, 'nginx could not be installed: E: Unable to locate package nginx-light', 3],
  ])('is missing for a stated reason: %j', (changes, why, calls) => {
    const made = machine(changes);
    expect(ensureProgram('nginx', ['nginx-light'], made)).toEqual({ kind: 'missing', why });
    expect(made.calls).toHaveLength(calls);
  });
});

describe('this machine', () => {
  it('has node on its path and nothing by a made-up name', () => {
    const directory = process.execPath.slice(0, process.execPath.lastIndexOf('/'));
    process.env['PATH'] = `${directory}:${process.env['PATH'] ?? ''}`;
    expect(ensureProgram('node', [])).toEqual({ kind: 'present', path: process.execPath });
  });
});
