import { runCli } from '../run-cli';
import type { Store } from '../trust/store';
import type { FixtureSite } from './fixture-site';

/** What a command line came to. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

/** How a run differs from an operator at a site's own machine. */
export interface RunOptions {
  readonly repository?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly isColoured?: boolean;
  /** What is piped into the command. */
  readonly piped?: string;
}

/** Runs a command line at a site, as `mfe` would. */
export async function runMfe(
  site: Pick<FixtureSite, 'home'>,
  words: readonly string[],
  { repository = site.home, variables = {}, isColoured = false, piped }: RunOptions = {},
): Promise<Ran> {
  const out: string[] = [];
  const error: string[] = [];
  const status = await runCli(
    {
      out: (line) => out.push(line),
      error: (line) => error.push(line),
      environment: { MFE_HOME: site.home, MFE_AUTHOR: 'operator', ...variables },
      repository,
      standardInput: piped === undefined ? undefined : () => Promise.resolve(piped),
      isColoured,
    },
    words,
  );
  return { status, out: out.join('\n'), error: error.join('\n') };
}

/** Every key of a store with the name of its contents: equal before and after what wrote nothing. */
export async function contentsOf(store: Store): Promise<Readonly<Record<string, string | undefined>>> {
  const keys = await store.list('');
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, (await store.get(key))?.etag])));
}
