import { execFileSync } from 'node:child_process';
import { COMMANDS } from '../commands/command-table';
import { fixtureSite } from '../test-support/fixture-site';
import { runMfe } from '../test-support/run-mfe';
import { COMMAND_HELP, HELP_GROUPS } from './command-help';
import { completionScript, completionsOf } from './completion';
import { findCommand, parseWords } from './program';

const names = COMMANDS.map(({ name }) => name);

describe('the help', () => {
  it('has a place, examples and a meaning of each option for every command, and nothing for others', () => {
    expect(Object.keys(COMMAND_HELP).toSorted()).toEqual(names.toSorted());
    expect(HELP_GROUPS.flatMap((group) => group.names).toSorted()).toEqual(names.toSorted());
    for (const command of COMMANDS) {
      const { options, examples } = COMMAND_HELP[command.name] ?? { options: {}, examples: [] };
      expect([command.name, Object.keys(options).toSorted()]).toEqual([
        command.name,
        Object.keys(command.options).toSorted(),
      ]);
      expect([command.name, examples.length > 0]).toEqual([command.name, true]);
    }
  });

  it('shows each form whole: a choice in brackets is no form of its own', async () => {
    const site = await fixtureSite();
    for (const name of names) {
      const { out } = await runMfe(site, ['help', name]);
      const forms = out.split('\n\n')[0]?.split('\n') ?? [];
      for (const form of forms) {
        expect(form).toMatch(new RegExp(`^(?:usage:|      ) mfe ${name}\\b`));
        expect([form, form.split('[').length, form.split('<').length]).toEqual([
          form,
          form.split(']').length,
          form.split('>').length,
        ]);
      }
    }
    expect((await runMfe(site, ['help', 'publish'])).out).toContain('[--source folder | --dist folder]');
  });

  it('fits into a terminal', async () => {
    const site = await fixtureSite();
    for (const name of names) {
      const { out, status } = await runMfe(site, ['help', name]);
      expect(status).toBe(0);
      const prose = out.split('\n').filter((line) => !line.startsWith(' ') && !line.startsWith('usage:'));
      expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(100);
    }
  });

  it('is the overview, or one command with its options, examples and statuses', async () => {
    const site = await fixtureSite();
    const overview = await runMfe(site, []);
    expect(overview).toMatchObject({ status: 0, error: '' });
    for (const words of [['--help'], ['-h'], ['help']]) expect(await runMfe(site, words)).toEqual(overview);
    for (const name of names) expect(overview.out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    const canary = await runMfe(site, ['help', 'canary']);
    expect(canary.out).toContain('usage: mfe canary <package> <version>');
    expect(canary.out).toMatch(/^ {2}--percent … +share of devices, such as 10 or 0\.5$/m);
    expect(canary.out).toContain('  mfe canary mfe-games 1.1.0 --percent 10\n      every tenth device');
    expect(canary.out).toMatch(/^ {2}2 {2}the command line makes no sense/m);
    expect(canary.out).not.toContain('mfe promote mfe-games');
    expect(await runMfe(site, ['canary', '--help'])).toEqual(canary);
    expect(await runMfe(site, ['canary', 'mfe-games', '-h'])).toEqual(canary);
  });

  it('is there for programs too', async () => {
    const site = await fixtureSite();
    const { out } = await runMfe(site, ['help', '--json']);
    const { ok, commands } = JSON.parse(out) as { ok: boolean; commands: { name: string; options: string[] }[] };
    expect([ok, commands.map(({ name }) => name)]).toEqual([true, names]);
    expect(commands.find(({ name }) => name === 'canary')?.options).toContain('percent');
    expect((await runMfe(site, ['canary', '--help', '--json'])).out).toContain('"name": "canary"');
  });
});

function completed(words: readonly string[]): readonly string[] {
  const script = [
    ...completionScript('bash', COMMANDS),
    `COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})`,
    `COMP_CWORD=${words.length - 1}`,
    '_mfe',
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ];
  const out = execFileSync('bash', ['--norc', '--noprofile', '-c', script.join('\n')], { encoding: 'utf8' });
  return out.split('\n').filter((line) => line !== '');
}

describe('completion', () => {
  it('offers in bash what the table of commands has', () => {
    expect(completed(['mfe', ''])).toEqual(names);
    expect(completed(['mfe', 'ro'])).toEqual(['rollback']);
    expect(completed(['mfe', 'canary', '--per'])).toEqual(['--percent']);
    expect(completed(['mfe', 'canary', 'mfe-g'])).toEqual(['mfe-games']);
    expect(completed(['mfe', 'keys', 're'])).toEqual(['retire', 'renew']);
    expect(completed(['mfe', 'help', 'can'])).toEqual(['canary']);
    expect(completed(['mfe', 'nonsense', ''])).toEqual([]);
    expect(completed(['mfe', 'list', 'mfe-games', '--dry'])).toEqual(['--dry-run']);
  });

  it.each(['bash', 'zsh', 'fish'] as const)('names every command and option for %s', (shell) => {
    const script = completionScript(shell, COMMANDS).join('\n');
    for (const { name, options } of completionsOf(COMMANDS)) {
      expect(script).toContain(name);
      for (const option of options) expect(script).toContain(shell === 'fish' ? `-l ${option.slice(2)}` : option);
    }
  });

  it('is printed by its command', async () => {
    const site = await fixtureSite();
    const { out } = await runMfe(site, ['completion', 'bash']);
    expect(out.split('\n')).toEqual(completionScript('bash', COMMANDS));
  });
});

describe('the name that was meant', () => {
  it.each([
    ['promot', '; did you mean promote?'],
    ['lsit', '; did you mean list?'],
    ['rolback', '; did you mean rollback?'],
    ['unpn', '; did you mean unpin?'],
    ['xyzzy', '; they are listed by: mfe help'],
    ['--json', '; they are listed by: mfe help'],
    ['', '; they are listed by: mfe help'],
  ])('%j%s', (typed, note) => expect(() => findCommand(COMMANDS, typed)).toThrow(`"${typed}" is not a command${note}`));
});

describe('what was typed', () => {
  const read = (...words: string[]) => parseWords(findCommand(COMMANDS, 'delivery'), words);

  it('is words and options in any order; an option that may be given several times keeps all, another the last', () => {
    const { positionals, values } = read(
      'nginx',
      '--host=a',
      '--env',
      'x',
      '--plain-http',
      '--host',
      'b',
      '--env',
      'y',
    );
    expect(positionals).toEqual(['nginx']);
    expect(values).toMatchObject({ host: ['a', 'b'], env: 'y', 'plain-http': true });
    expect(values['dry-run']).toBeUndefined();
    expect(read('-h').values['help']).toBe(true);
  });

  it('is meant literally after two dashes, and after an equals sign', () => {
    const { positionals, values } = read('--reason=--later', '--', '--json');
    expect([positionals, values['reason'], values['json']]).toEqual([['--json'], '--later', undefined]);
  });

  it.each([
    [['--reason', '--dry-run'], "Option '--reason <value>' argument is ambiguous: mfe help delivery"],
    [['--env'], "Option '--env <value>' argument missing: mfe help delivery"],
    [['--json=1'], "Option '--json' does not take an argument: mfe help delivery"],
    [['--jsn'], 'mfe delivery has no option --jsn; did you mean --json?'],
    [['-x'], 'mfe delivery has no option -x: mfe help delivery'],
  ])('is refused where it makes no sense: %j', (words, sentence) => {
    expect(() => read(...words)).toThrow(sentence);
  });
});
