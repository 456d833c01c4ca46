import type { AddressInfo } from 'node:net';
import { readMap } from 'release-cli/map/read-map';
import { Draining } from 'services/draining';
import { Operations, type AnsweredRequest } from 'services/operations';
import type { Service } from 'services/service';
import { TestRuns } from './connection/test-runs';
import { createApp, type Complain } from './server/app';
import type { Audit } from './server/audit';
import type { PreviewHost } from './server/preview-host';
import { previewDomain, PreviewPlaces } from './screens/preview-places';
import { PreviewShelf } from './screens/preview-shelf';
import { PreviewSite } from 'delivery/preview/preview-site';
import { ConsoleSite, type ConsolePlaces } from './server/console-site';
import { CALLBACK_PATH } from './server/sign-in-routes';
import { openIdProvider } from './session/provider';
import { Sealer } from './session/sealed';

/** How the console is served. */
export interface ControlOptions extends ConsolePlaces {
  readonly address: string;
  /** 0 for any free one. */
  readonly port: number;
  /** Where people reach it, as `https://releases.example`. */
  readonly publicAddress: string;
  /** What host names of previews are under; `localhost` on this machine, and none elsewhere unless told. */
  readonly previewDomain?: string | undefined;
  readonly provider: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string };
  /** Seals cookies; the same for every process of the service. */
  readonly secret: string;
  readonly audit: Audit;
  readonly complain: Complain;
  readonly onAnswered?: ((request: AnsweredRequest) => void) | undefined;
}

function previewHost(
  { publicAddress, previewDomain: domain, complain }: ControlOptions,
  site: ConsoleSite,
): PreviewHost | null {
  const found = previewDomain(publicAddress, domain);
  if (found === null) return null;
  const { store, environment } = site;
  return {
    places: new PreviewPlaces(publicAddress, found),
    shelf: new PreviewShelf(),
    site: new PreviewSite({ store, environment, console: publicAddress, report: complain }),
  };
}

/** Starts the operators' console: it keeps nothing itself but, in memory, previews and the last test of each person. */
export async function startControl(options: ControlOptions): Promise<Service> {
  const { address, port, publicAddress, provider, secret, audit, complain, onAnswered, environment } = options;
  const site = new ConsoleSite(options);
  const operations = new Operations({
    server: 'control',
    whyNotReady: async () => {
      await readMap(site.store, environment);
      return null;
    },
    onAnswered,
  });
  const previews = previewHost(options, site);
  const desk = { site, sealer: new Sealer(secret), audit, publicAddress, tests: new TestRuns(), previews };
  const openId = openIdProvider({ ...provider, callback: `${publicAddress}${CALLBACK_PATH}` });
  const app = await createApp(desk, openId, operations, complain, previews);
  const draining = new Draining(app.server);
  await app.listen({ host: address, port });
  const announceStop = (): void => {
    operations.announceStop();
    draining.announce();
  };
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    announceStop,
    stop: (limitMs) => {
      announceStop();
      return draining.stop(limitMs, () => app.close());
    },
  };
}
