import type { CommandContext } from '../command-line/command';
import { siteOrigin } from '../health/health-source';
import { prerenderPages } from './prerender-pages';
import { tryRelease } from './try-release';
import type { PublishResult } from '../publish/publish';
import { messageOf } from '../text/user-error';

/** A write of the map is not kept waiting for longer: the next tick renders the other merchants' pages. */
const WRITE_LIMIT_MS = 10_000;

/** Says which public pages a published release would leave with their skeletons; it is published whatever comes of it. */
export async function tryPublished(
  { store, report, variables }: Pick<CommandContext, 'store' | 'report' | 'variables'>,
  environments: readonly string[],
  { name, version }: Pick<PublishResult, 'name' | 'version'>,
): Promise<void> {
  for (const environment of environments) {
    try {
      const site = siteOrigin(undefined, variables);
      for (const line of await tryRelease({ store, environment, name, version, site })) report(`Note: ${line}`);
    } catch (error) {
      report(`Note: no page of ${environment} was rendered with it: ${messageOf(error)}`);
    }
  }
}

/**
 * Renders the public pages that a write has changed. The write has taken effect: what goes wrong here leaves those pages
 * with their skeletons, and is told.
 */
export async function prerenderAfterWrite(
  { store, report, variables }: Pick<CommandContext, 'store' | 'report' | 'variables'>,
  environment: string,
): Promise<void> {
  try {
    await prerenderPages({
      store,
      environment,
      site: siteOrigin(undefined, variables),
      report,
      isChangedOnly: true,
      limitMs: WRITE_LIMIT_MS,
    });
  } catch (error) {
    report(`Public pages begin with their skeletons until the next tick: ${messageOf(error)}`);
  }
}
