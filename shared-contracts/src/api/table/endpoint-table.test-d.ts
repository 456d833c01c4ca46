import type { CodeOf, ReplyOf, RequestOf } from '../endpoint';
import type { EndpointId, EndpointTable, Handler, HandlerTable } from './endpoint-table';
import type { Game } from '../endpoints/game-entities';

interface Context {
  readonly account: string;
}

declare const handlers: HandlerTable<Context>;
declare const { 'R-28': wallet, ...withoutWallet }: HandlerTable<Context>;

/** A whole table is accepted, also one put together from parts. */
export const complete: HandlerTable<Context> = { ...withoutWallet, 'R-28': wallet };

// @ts-expect-error -- the handler of R-28 is missing
export const incomplete: HandlerTable<Context> = withoutWallet;

// @ts-expect-error -- there is no R-99
export const unknownCall = handlers['R-99'];

// @ts-expect-error -- R-41 is two calls and has no handler of its own
export const unsuffixed: EndpointId = 'R-41';

/** A handler may answer at once or later, and may leave out what the schema fills in. */
export const atOnce: Handler<'R-28', Context> = () => ({ sumBalance: 1 });
export const later: Handler<'R-37', Context> = async (request, { account }) => ({
  games: [{ nodeId: request.pageNo, vassalage: request.vassalage ?? account }],
  pageNum: request.pageNo,
  totalPages: 1,
});

// @ts-expect-error -- the balance is a number
export const wrongReply: Handler<'R-28', Context> = () => ({ sumBalance: '1' });

// @ts-expect-error -- the balance is missing
export const emptyReply: Handler<'R-28', Context> = async () => ({});

// @ts-expect-error -- a list's elements are checked, though the client would drop bad ones
export const wrongElement: Handler<'R-38', Context> = () => ({ list: [{ vassalage: 'PG' }] });

// @ts-expect-error -- R-43 pages by `page`, not by `pageNo`
export const wrongField: Handler<'R-43', Context> = ({ pageNo }) => ({ list: [], totalPages: Number(pageNo) });

// @ts-expect-error -- the context has no such member
export const wrongContext: Handler<'R-28', Context> = (_request, { balance }) => ({ sumBalance: Number(balance) });

/** A caller may leave out what has a default. */
export const request: RequestOf<EndpointTable['R-40']> = { gameType: 'RNG', language: 'EN' };

// @ts-expect-error -- the platform is always html5
export const wrongLiteral: RequestOf<EndpointTable['R-38']> = { isPlatform: 2, language: 'EN', platform: 'ios' };

// @ts-expect-error -- flags travel as 0 and 1
export const wrongFlag: RequestOf<EndpointTable['R-45']>['freePlay'] = true;

// @ts-expect-error -- the query name of R-36 is merchant_code
export const wrongName: RequestOf<EndpointTable['R-36']> = { typeId: 1, merchantCode: 'm' };

/** What the lists deliver is the entity of that name. */
export const games: Game[] = {} as ReplyOf<EndpointTable['R-37']>['games'];
export const nodeId: string = {} as ReplyOf<EndpointTable['R-43']>['list'][number]['nodeId'];

export const ownCode: CodeOf<EndpointTable['R-45']> = 'launch.url_empty';
export const commonCode: CodeOf<EndpointTable['R-28']> = 'session.expired';

// @ts-expect-error -- not a code of R-45
export const foreignCode: CodeOf<EndpointTable['R-45']> = 'username.exists';

// @ts-expect-error -- R-28 has no codes of its own
export const noOwnCode: CodeOf<EndpointTable['R-28']> = 'balance.low';
