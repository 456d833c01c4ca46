import type { ReactNode } from 'react';
import { customerService } from 'shared-contracts/api/endpoints/messaging';
import { useEndpoint } from 'shared-kit/data';
import { useLanguage, useRemoteContext, useSite } from 'shared-kit/remote';
import { Icon, LinkButton } from 'shared-kit/ui';
import { useHostTexts } from '../i18n/use-host-texts';
import { linkInEntries, linkInResources } from './service-link';

/** The way to customer service where it has a usable address; otherwise nothing. */
export function ServiceButton(): ReactNode {
  const t = useHostTexts();
  const { site } = useRemoteContext();
  const known = linkInResources(useSite());
  const read = useEndpoint(
    customerService,
    { merchantCode: site.merchantCode(), language: useLanguage() },
    { enabled: known === null, staleTime: Infinity },
  );
  const link = known ?? linkInEntries(read.data?.version?.pathList ?? []);
  if (link === null) return null;
  return (
    <LinkButton href={link} external variant="secondary" startIcon={<Icon name="headset" size={18} />}>
      {t('action.customerService')}
    </LinkButton>
  );
}
