import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { balanceCents, fromCents } from '../../rules/money/money';
import { readRowNumber } from '../../rules/row-id';
import { siteOrigin } from '../call/site-origin';
import type { Store } from '../../data/store/store';
import { findLaunch, type Launch, type LaunchKind } from '../../rules/games/launches';
import { memberById } from '../../rules/account/members';
import { findMerchant } from '../../data/merchants';
import { backPath } from './back-link';
import { PAGE_POLICY, renderPage, type DemoPage } from './page';

interface DemoQuery {
  readonly launch?: string;
}

/** Answers with a page of the demo vendor. */
export function sendDemoPage(reply: FastifyReply, status: number, page: DemoPage): FastifyReply {
  return reply
    .code(status)
    .header('Content-Security-Policy', PAGE_POLICY)
    .header('Referrer-Policy', 'no-referrer')
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPage(page));
}

/** What an address shows that opens nothing any more. */
export const ENDED: DemoPage = {
  title: 'This session has ended',
  subtitle: 'Nothing is running here',
  picture: undefined,
  player: undefined,
  facts: [],
  note: 'Open the game again from the site.',
  backPath: '/m/home',
};

function playerOf(store: Store, launch: Launch) {
  const member = memberById(store, launch.memberId);
  const amount = fromCents(balanceCents(store, member.id)).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const symbol = findMerchant(launch.merchantCode)?.currencySymbol ?? '';
  return { name: member.nickname || member.username, balance: `${symbol}${amount}` };
}

function gamePage(store: Store, launch: Launch, host: string): DemoPage {
  const { parameters } = launch;
  const vendor = parameters['vassalage'] ?? '';
  const vendorName = store.get<{ name: string }>('SELECT name FROM vendors WHERE code = ?', vendor)?.name ?? vendor;
  const game = store.get<{ node_id: number; name: string }>(
    'SELECT node_id, name FROM games WHERE node_id = ? AND vassalage = ?',
    readRowNumber(parameters['nodeId'] ?? '') ?? null,
    vendor,
  );
  const isFree = parameters['freePlay'] === '1';
  return {
    title: game?.name ?? vendorName,
    subtitle: `${vendorName}${isFree ? ' · free play' : ''}`,
    picture: game ? `/images/game/${vendor}/${game.node_id}.png` : `/images/vendor/small/${vendor}.png`,
    player: playerOf(store, launch),
    facts: Object.entries(parameters),
    note: 'This page stands in for the game of a real vendor. Nothing is staked here.',
    backPath: backPath(parameters['backUrl'], host),
  };
}

function chatPage(store: Store, launch: Launch, host: string): DemoPage {
  return {
    title: launch.parameters['title'] || 'Live chat',
    subtitle: 'Customer service',
    picture: undefined,
    player: playerOf(store, launch),
    facts: Object.entries(launch.parameters),
    note: 'This page stands in for the live chat. Somebody would answer here.',
    backPath: backPath(launch.parameters['backUrl'], host),
  };
}

/** The demo vendor's two pages: a game that shows what it was launched with, and a chat. */
export function registerDemoVendor(app: FastifyInstance, store: Store, clock: () => number): void {
  const pages: readonly (readonly [LaunchKind, string, typeof gamePage])[] = [
    ['game', '/vendor-demo/play', gamePage],
    ['chat', '/vendor-demo/chat', chatPage],
  ];
  for (const [kind, path, pageOf] of pages) {
    app.get<{ Querystring: DemoQuery }>(path, (request: FastifyRequest<{ Querystring: DemoQuery }>, reply) => {
      const launch = findLaunch(store, kind, String(request.query.launch ?? ''), clock());
      return launch
        ? sendDemoPage(reply, 200, pageOf(store, launch, siteOrigin(request).host))
        : sendDemoPage(reply, 404, ENDED);
    });
  }
}
