import { prerender } from 'react-dom/static.edge';
import { fileLanguage } from 'shared-contracts/language';
import { settleDrawings } from 'shared-kit/ui';
import { App } from '../app/app';
import { createQueryClient } from '../app/query-client';
import { takeRenderedStatus } from '../app/rendered-status';
import type { PageAnswers } from '../boot/rendered-start';
import { documentTitle } from '../layout/page-title';
import { loadScreen, readsOf } from '../router/load-screen';
import { decideRoute } from '../routing/decide-route';
import type { SiteRoute } from '../routing/site-routes';
import { neededStyles } from './needed-styles';
import { NotRendered, type RenderInput, type RenderedPage } from './rendered-page';
import { serverHost, type ServerHost } from './server-host';
import { staticHistory } from './static-history';

/** The page that a visitor is shown at the path; a closed site and a page for others have none. */
function routeFor({ host }: ServerHost, { pathname, search }: URL): SiteRoute {
  const status = host.status.get();
  if (status.kind === 'known' && status.value !== 0) throw new NotRendered('host-shell', 'the site is closed');
  const facts = { info: host.info(), isApp: false };
  const decision = decideRoute({ pathname, search }, host.session.reader.get(), host.boot.live.routes(), facts);
  if (decision.kind === 'show') return decision.route;
  throw new NotRendered('host-shell', `${pathname}${search} is not shown to visitors`);
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/** The whole site as HTML. What a component throws ends it: an error boundary draws only in a browser. */
async function htmlOf(server: ServerHost, path: string): Promise<string> {
  const { host, texts } = server;
  let failure: unknown;
  const content = <App host={host} texts={texts} queries={createQueryClient()} history={staticHistory(path)} />;
  try {
    const { prelude } = await prerender(content, {
      onError: (error) => {
        failure ??= error;
      },
    });
    const html = await textOf(prelude);
    if (failure === undefined) return html;
  } catch (error) {
    failure ??= error;
  }
  throw NotRendered.of(server.drawing(), failure);
}

/** The bar is drawn before the screen that gives it a title: who hears one draws once more. */
async function wholeHtmlOf(server: ServerHost, path: string): Promise<string> {
  const html = await htmlOf(server, path);
  return server.host.boot.rendered?.heading === undefined ? html : htmlOf(server, path);
}

/**
 * Renders a public page for a visitor. Throws `NotRendered`, which names the package, where that is not possible: the page
 * keeps its skeleton.
 */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const { language, boot } = input;
  if (boot.merchant.gateway !== undefined)
    throw new NotRendered('host-shell', 'the merchant’s gateway has an API of its own');
  const server = await serverHost(input);
  const { host, client, renderedFor } = server;
  const place = new URL(input.path, 'https://page.invalid');
  takeRenderedStatus(host);
  const route = routeFor(server, place);
  host.http.ahead(readsOf(host, route), place.search);
  await loadScreen(host, route);
  // Of all pages, home alone starts without them.
  await settleDrawings(!route.isHome);
  const html = host.status.get().kind === 'known' ? await wholeHtmlOf(server, input.path) : '';
  const { draw = 0, heading } = host.boot.rendered ?? {};
  const pageAnswers: PageAnswers = { answers: client.used, draw, heading };
  const own = route.isHome ? server.texts.t('nav.home') : route.title?.[fileLanguage(language)];
  return {
    html,
    title: documentTitle(heading ?? own ?? '', boot.merchant.name),
    styles: neededStyles(host, route, language),
    asked: client.asked,
    pageAnswers: JSON.stringify(pageAnswers),
    renderedFor: JSON.stringify(renderedFor),
    isComplete: client.isComplete,
  };
}
