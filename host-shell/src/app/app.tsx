import { useEffect, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from 'shared-kit/data';
import { TextProvider, type TextSource } from 'shared-kit/i18n';
import { RemoteContextProvider } from 'shared-kit/remote';
import { SiteRouter, type SiteHistory } from 'shared-kit/router';
import type { HostServices } from '../host/host-services';
import { HostProvider } from '../host/use-host';
import { OverlayLayer } from '../layout/overlay-layer/overlay-layer';
import { PageBoundary } from '../router/page-boundary';
import { Router } from '../router/router';
import { StatusGate } from '../status-gate/status-gate';

interface AppProps {
  readonly host: HostServices;
  readonly texts: TextSource;
  readonly queries: QueryClient;
  /** The browser's unless told. */
  readonly history?: SiteHistory;
}

/** The whole site: texts, cache, gate, router, overlays. */
export function App({ host, texts, queries, history }: AppProps): ReactNode {
  // After whatever was drawn with the page has asked for a balance: what asks from now on means a new one.
  useEffect(() => host.wallet.settle(), [host]);
  return (
    <HostProvider value={host}>
      <RemoteContextProvider value={host.ownContext}>
        <TextProvider value={texts}>
          <QueryClientProvider client={queries}>
            <StatusGate>
              <SiteRouter history={history}>
                <PageBoundary>
                  <Router />
                </PageBoundary>
              </SiteRouter>
            </StatusGate>
            <OverlayLayer />
          </QueryClientProvider>
        </TextProvider>
      </RemoteContextProvider>
    </HostProvider>
  );
}
