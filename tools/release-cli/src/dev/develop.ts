import path from 'node:path';
import type { PackageSource } from '../publish/package-source';
import { messageOf, UserError } from '../text/user-error';
import type { Report } from '../text/report';
import { BudgetTeller } from './budget-teller';
import { BuildServer, type ServedFault } from './build-server';
import { presetModule } from './preset-module';

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

/**
 * Builds a section after every save and serves it; tells of each build, and of what keeps it from being built. After a save the
 * pages come first: a build is described when one of them asks, but for the first, which the site starts with.
 */
export async function developSection(
  { name, folder }: PackageSource,
  port: number | undefined,
  report: Report,
): Promise<DevelopedSection> {
  const dist = path.join(folder, 'dist');
  const { watchPackage } = await presetModule<typeof import('build-preset/watch-package')>(folder, 'watch-package');
  const server = new BuildServer(dist);
  const address = await server.listen(port);
  const budgets = new BudgetTeller({ name, folder }, report);
  let isDescribed = false;
  let onDescribed = (): void => undefined;
  const built = new Promise<void>((done) => (onDescribed = done));
  const onBroken = (faults: readonly ServedFault[]): void => {
    server.announceFaults(faults);
    for (const { message, place } of faults) report(`${name} does not build: ${place} ${message}`);
  };
  const stop = await watchPackage({
    folder,
    onBuilt: (build) => {
      server.announce(build);
      report(`${name} ${build.version}: built in ${build.ms} ms`);
      budgets.saved();
      if (isDescribed) return;
      const described = build.describe().then(() => {
        isDescribed = true;
        onDescribed();
      });
      described.catch((error: unknown) => onBroken([{ message: messageOf(error), place: '' }]));
    },
    onBroken,
  }).catch(async (error: unknown) => {
    await server.close();
    throw new UserError(`${name} cannot be built: ${messageOf(error)}`);
  });
  const close = async (): Promise<void> => {
    budgets.stop();
    await Promise.all([stop(), server.close()]);
  };
  return { name, address, dist, built, close };
}
