import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from 'shared-kit/data';
import { I18nextProvider } from 'shared-kit/i18n';
import { RemoteContextProvider } from 'shared-kit/remote';
import { BrowserRouter } from 'shared-kit/router';
import { OverlayLayer } from '../overlays/overlay-layer';
import { Router } from '../routing/router';
import { StatusGate } from '../status-gate/status-gate';
import type { HostServices } from './host-services';
import { HostProvider } from './use-host';

interface AppProps {
  readonly host: HostServices;
  readonly texts: i18n;
  readonly queries: QueryClient;
}

/** The whole site: texts, cache, gate, router, overlays. */
export function App({ host, texts, queries }: AppProps): ReactNode {
  return (
    <HostProvider value={host}>
      <RemoteContextProvider value={host.ownContext}>
        <I18nextProvider i18n={texts}>
          <QueryClientProvider client={queries}>
            <StatusGate>
              <BrowserRouter>
                <Router />
              </BrowserRouter>
            </StatusGate>
            <OverlayLayer />
          </QueryClientProvider>
        </I18nextProvider>
      </RemoteContextProvider>
    </HostProvider>
  );
}
