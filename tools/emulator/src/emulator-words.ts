import path from 'node:path';
import { parseArgs } from 'node:util';
import { isPackageName } from 'shared-contracts/remote/remote-names';
import { readPort } from './ports/read-port';

/** The port of `npm start`, so that addresses in documents hold. */
const PORT = '4100';

export const HELP = `Usage: emulator [--port 4100] [--state seed.json] [--builds <folder or tarball>]... [--use <package>=<version>]...

Serves the composed site with its data on this machine: host, sections and the reference gateway of this package. Needs no
network. What it keeps is gone when it ends.

--state    balances, rounds, answers, moment and number of games to begin with (README.md)
--builds   a build, or a folder of builds, in the place of the packages' own; sections of other names are added
--use      the version of a package, where several are there
--develop  <package>=<address>: /__dev/start asks for the build that is served there
`;

/** What an emulator is asked for. */
export interface EmulatorOptions {
  readonly port: number;
  readonly state: string | undefined;
  readonly builds: readonly string[];
  readonly versions: ReadonlyMap<string, string>;
  readonly developed: Readonly<Record<string, string>>;
}

/** The pairs of an option such as `--use mfe-games=1.1.0`; throws a sentence for anything else. */
export function pairsOf(
  option: string,
  texts: readonly string[],
  what: string,
): readonly (readonly [string, string])[] {
  return texts.map((text) => {
    const [, name = '', value = ''] = /^([^=]*)=(.+)$/.exec(text) ?? [];
    if (!isPackageName(name) || value === '')
      throw new Error(`--${option} takes <package>=<${what}>, such as mfe-games=…, not "${text}"`);
    return [name, value] as const;
  });
}

/** Addresses of builds by package, from `--develop`. */
export function developedOf(texts: readonly string[]): Readonly<Record<string, string>> {
  const pairs = pairsOf('develop', texts, 'address');
  const wrong = pairs.find(([, address]) => !/^http:\/\/localhost:\d{1,5}\/$/.test(address));
  if (wrong !== undefined)
    throw new Error(`--develop takes an address such as http://localhost:4301/, not "${wrong[1]}"`);
  return Object.fromEntries(pairs);
}

/** Reads the words of the command; null where the help is asked for. Throws one sentence for what it does not know. */
export function emulatorOptions(words: readonly string[]): EmulatorOptions | null {
  const { values } = parseArgs({
    args: [...words],
    options: {
      port: { type: 'string', default: PORT },
      state: { type: 'string' },
      builds: { type: 'string', multiple: true, default: [] },
      use: { type: 'string', multiple: true, default: [] },
      develop: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  return {
    port: readPort('--port', values.port),
    state: values.state === undefined ? undefined : path.resolve(values.state),
    builds: values.builds.map((place) => path.resolve(place)),
    versions: new Map(pairsOf('use', values.use, 'version')),
    developed: developedOf(values.develop),
  };
}
