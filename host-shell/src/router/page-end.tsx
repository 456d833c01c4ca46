import { useState, type ReactNode } from 'react';
import { latePart } from 'shared-kit/remote';
import { PageTitle } from '../layout/page-title';
import { PageArrival } from './page-arrival';
import { SkipLink } from './skip-link';
import type { ShownRoute } from './use-shown-route';

/** Contracts wait for days. */
const ContractAlerts = latePart(
  async () => (await import(/* webpackChunkName: "home-end" */ '../agent-agreements/contract-alerts')).ContractAlerts,
);

/** What belongs to a page and can wait for its first screen. */
export function PageEnd({ shown }: { readonly shown: ShownRoute }): ReactNode {
  const { route } = shown;
  const [name, setName] = useState('');
  return (
    <>
      <PageTitle pageKey={route.path} isHome={route.isHome} onName={setName} />
      <SkipLink />
      <PageArrival shown={shown} name={name} />
      {route.agreements && <ContractAlerts page="agent" />}
    </>
  );
}
