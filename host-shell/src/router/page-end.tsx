import type { ReactNode } from 'react';
import { latePart } from 'shared-kit/remote';
import { PageTitle } from '../layout/page-title';
import type { SiteRoute } from '../routing/site-routes';

/** Contracts wait for days. */
const ContractAlerts = latePart(
  async () => (await import(/* webpackChunkName: "home-end" */ '../agent-agreements/contract-alerts')).ContractAlerts,
);

/** What belongs to a page and can wait for its first screen. */
export function PageEnd({ route }: { readonly route: SiteRoute }): ReactNode {
  return (
    <>
      <PageTitle pageKey={route.path} isHome={route.isHome} />
      {route.agreements && <ContractAlerts page="agent" />}
    </>
  );
}
