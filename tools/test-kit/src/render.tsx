import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { EventOwner } from 'shared-contracts/events/event-map';
import type { Texts } from 'shared-contracts/remote/remote-contract';
import { QueryClient, QueryClientProvider } from 'shared-kit/data';
import { TextProvider } from 'shared-kit/i18n';
import { RemoteContextProvider } from 'shared-kit/remote';
import { BrowserRouter } from 'shared-kit/router';
import { SiteTexts } from 'shared-kit/site-texts';
import type { FakeContext } from './fake-context';

/** Where and with which texts a component is drawn. */
export interface RenderSetup<Owner extends EventOwner> {
  readonly context: FakeContext<Owner>;
  /** Texts of the package, English. */
  readonly texts: Texts;
  /** Path and query the component finds itself at. */
  readonly at?: string;
}

/** Draws a screen or widget as the host would: router, cache, texts and context around it. */
export function renderInSite<Owner extends EventOwner>(element: ReactNode, setup: RenderSetup<Owner>): RenderResult {
  window.history.replaceState(null, '', setup.at ?? '/m/home');
  const texts = new SiteTexts('EN');
  texts.add({ language: 'EN', namespace: setup.context.release.name, texts: setup.texts });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <TextProvider value={texts}>
      <QueryClientProvider client={client}>
        <BrowserRouter useTransitions={false}>
          <RemoteContextProvider value={setup.context}>{element}</RemoteContextProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </TextProvider>,
  );
}
