import { packageOf } from 'shared-contracts/release/resolve';
import type { RemoteName } from 'shared-contracts/remote/remote-names';
import type { CoreServices, HostServices } from '../host/host-services';
import type { PageTexts } from '../i18n/page-texts';
import { IntentBroker } from '../intents/intent-broker';
import { sectionContext } from '../remotes/limited-context';
import { contextFor } from '../remotes/remote-context';
import type { PartLoader } from '../remotes/remote-loader';
import { SignOut } from '../session/sign-out';
import { answerHostIntents, loadByContribution } from './host-intents';
import { sharedServices } from './shared-services';

/** What the host puts between its core and sections, whoever loads them. */
export function hostParts(
  core: CoreServices,
  texts: () => PageTexts | null,
  load: PartLoader['load'],
): Omit<HostServices, keyof CoreServices | 'loader'> {
  const { boot } = core;
  const intents = new IntentBroker(loadByContribution(boot, load));
  const signOut = new SignOut({ ...core, texts });
  const shared = sharedServices(core, intents, signOut);
  answerHostIntents(intents, core, { overlays: core.overlays, signOut, texts });
  const own = packageOf(boot.set, 'host-shell');
  return {
    intents,
    shared,
    context: (name: RemoteName, version: string) =>
      sectionContext(contextFor(shared, name, version), boot.document.releases[name]?.[version]),
    ownContext: contextFor(shared, 'host-shell', own.status === 'on' ? own.version : ''),
  };
}
