import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PackageSource } from '../publish/package-source';
import { readDist } from '../publish/dist';
import { presetOf } from '../publish/package-source';
import { messageOf, UserError } from '../text/user-error';
import type { Report } from '../text/report';
import { BuildServer, PortTaken, type ServedFault } from './build-server';

type Watcher = Pick<typeof import('build-preset/watch-package'), 'watchPackage'>;

/** The port of the first build; the next ones where none is named and it is taken. */
const FIRST_PORT = 4301;
const LAST_PORT = 4399;

/** A section that is built after every save, and served. */
export interface DevelopedSection {
  readonly name: string;
  /** Where its build is served. */
  readonly address: string;
  /** The folder of its build. */
  readonly dist: string;
  /** Ends with the first build that succeeds. */
  readonly built: Promise<void>;
  readonly close: () => Promise<void>;
}

async function listen(server: BuildServer, wanted: number | undefined): Promise<string> {
  for (let port = wanted ?? FIRST_PORT; ; port += 1)
    try {
      return await server.listen(port);
    } catch (error) {
      if (wanted !== undefined || !(error instanceof PortTaken) || port === LAST_PORT) throw error;
    }
}

/** A build's weight against the section's budget: for information, because it is not minified. */
async function budgetLine(dist: string): Promise<string> {
  try {
    const { brokenLimit } = await readDist(dist);
    return brokenLimit === null ? 'within its budgets' : `before minification ${brokenLimit}`;
  } catch (error) {
    return messageOf(error);
  }
}

async function watcherOf(folder: string): Promise<Watcher> {
  const file = createRequire(presetOf(folder)).resolve('build-preset/watch-package');
  return (await import(pathToFileURL(file).href)) as Watcher;
}

/** Builds a section after every save and serves it; tells of each build, and of what keeps it from being built. */
export async function developSection(
  { name, folder }: PackageSource,
  port: number | undefined,
  report: Report,
): Promise<DevelopedSection> {
  const dist = path.join(folder, 'dist');
  const { watchPackage } = await watcherOf(folder);
  const server = new BuildServer(dist);
  const address = await listen(server, port);
  let onBuilt = (): void => undefined;
  const built = new Promise<void>((done) => (onBuilt = done));
  const onBroken = (faults: readonly ServedFault[]): void => {
    server.announceFaults(faults);
    for (const { message, place } of faults) report(`${name} does not build: ${place} ${message}`);
  };
  const stop = await watchPackage({
    folder,
    onBuilt: async ({ version }, ms) => {
      await server.announce();
      onBuilt();
      report(`${name} ${version}: built in ${ms} ms, ${await budgetLine(dist)}`);
    },
    onBroken,
  }).catch(async (error: unknown) => {
    await server.close();
    throw new UserError(`${name} cannot be built: ${messageOf(error)}`);
  });
  const close = async (): Promise<void> => {
    await Promise.all([stop(), server.close()]);
  };
  return { name, address, dist, built, close };
}
