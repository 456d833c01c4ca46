import { PATHS } from 'shared-contracts/paths';
import type { HostServices } from '../../host/host-services';
import type { HostText } from '../../i18n/use-host-texts';

/** Tells agents that the programme for friends is not theirs, and offers the page they open accounts on. */
export async function showAgentNotice(
  { overlays, navigation }: Pick<HostServices, 'overlays' | 'navigation'>,
  t: (key: HostText) => string,
): Promise<void> {
  const goesOn = await overlays.confirm({
    title: t('affiliate.agentTitle'),
    text: t('affiliate.agentText'),
    confirmLabel: t('affiliate.openAccount'),
    cancelLabel: t('action.close'),
  });
  if (goesOn) navigation.go(PATHS.agentRegister, { replace: false });
}
