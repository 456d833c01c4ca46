import path from 'node:path';
import { emulatorOptions } from './emulator-words';

describe('the words of the emulator', () => {
  it('are few', () => {
    expect(emulatorOptions([])).toEqual({
      port: 4100,
      state: undefined,
      builds: [],
      versions: new Map(),
      developed: {},
    });
  });

  it('name builds, versions and what is developed', () => {
    const words = ['--builds', 'one', '--builds', 'two.tgz', '--use', 'mfe-games=1.1.0'];
    expect(emulatorOptions([...words, '--develop', 'mfe-games=http://localhost:4301/'])).toMatchObject({
      builds: [path.resolve('one'), path.resolve('two.tgz')],
      versions: new Map([['mfe-games', '1.1.0']]),
      developed: { 'mfe-games': 'http://localhost:4301/' },
    });
  });

  it('give the help', () => expect(emulatorOptions(['--help'])).toBeNull());

  it.each([
    [['--port', '0'], '--port takes a port from 1 to 65535, not "0"'],
    [['--use', 'games'], '--use takes <package>=<version>'],
    [['--use', 'games=1.0.0'], '--use takes <package>=<version>'],
    [['--develop', 'mfe-games=https://evil.example/'], '--develop takes an address such as http://localhost:4301/'],
    [['--stat'], '--stat'],
  ])('%j are refused in one sentence', (words, told) => expect(() => emulatorOptions(words)).toThrow(told));
});
