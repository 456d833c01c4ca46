import type { ApiClient } from 'shared-contracts/api/api-client';
import { teamBets } from 'shared-contracts/api/endpoints/agent';
import { allPages, MAX_FILE_ROWS } from './all-pages';

const SPAN = { startDate: '2026-03-01', endDate: '2026-03-02' };

interface Asked {
  readonly pageNo: number;
  readonly snapshot?: string;
}
type Page = { readonly ids: readonly number[]; readonly totalPages: number; readonly [more: string]: unknown };

/** A back end that answers each call by its own rule; the calls are counted from 0. */
function backEnd(answer: (asked: Asked, call: number) => Page) {
  const asked: Asked[] = [];
  const http = {
    call: async (_endpoint: unknown, request: Asked) => {
      asked.push(request);
      const { ids, ...page } = answer(request, asked.length - 1);
      return { content: ids.map((id) => ({ id: String(id) })), pageNum: request.pageNo, ...page };
    },
  } as unknown as ApiClient;
  const read = async (snapshot?: string) => {
    const { rows, gap } = await allPages(http, teamBets, SPAN, { keyOf: ({ id }) => id, snapshot });
    return { ids: rows.map(({ id }) => Number(id)), gap };
  };
  return { asked, read };
}

const numbers = (from: number, count: number) => Array.from({ length: count }, (_row, index) => from + index);

test('reads every page, as much as fits on one at a time', async () => {
  const { asked, read } = backEnd(({ pageNo }) => ({ ids: numbers(pageNo * 200, 200), totalPages: 3 }));
  const { ids, gap } = await read();
  expect([ids.length, gap]).toEqual([600, undefined]);
  expect(asked).toEqual([1, 2, 3].map((pageNo) => ({ ...SPAN, pageNo, pageSize: 200 })));
});

test('asks for all pages of the reading that the first one began', async () => {
  const { asked, read } = backEnd(({ pageNo }) => ({
    ids: [pageNo],
    totalPages: 3,
    snapshot: `key ${pageNo}`,
    rowCount: 3,
  }));
  expect(await read()).toEqual({ ids: [1, 2, 3], gap: undefined });
  expect(asked.map(({ snapshot }) => snapshot)).toEqual([undefined, 'key 1', 'key 1']);
});

test('goes on with the reading that the screen shows', async () => {
  const { asked, read } = backEnd(({ pageNo }) => ({ ids: [pageNo], totalPages: 2, snapshot: 'shown', rowCount: 2 }));
  await read('shown');
  expect(asked.map(({ snapshot }) => snapshot)).toEqual(['shown', 'shown']);
});

test('reads again what moved from page to page, and has every row once', async () => {
  // A bet that comes between two pages moves the last row of the first to the second; later it holds still.
  const { asked, read } = backEnd(({ pageNo }, call) => {
    const newest = call === 0 ? 4 : 5;
    const rows = numbers(1, newest).reverse();
    return { ids: rows.slice((pageNo - 1) * 2, pageNo * 2), totalPages: Math.ceil(newest / 2) };
  });
  expect(await read()).toEqual({ ids: [5, 4, 3, 2, 1], gap: undefined });
  expect(asked.length).toBeGreaterThan(3);
});

test.each<[string, (asked: Asked, call: number) => Page]>([
  ['moves all the time', ({ pageNo }, call) => ({ ids: [100 - call, 99 - call], totalPages: pageNo < 3 ? 3 : pageNo })],
  ['has fewer rows than it says', ({ pageNo }) => ({ ids: [pageNo], totalPages: 2, rowCount: 3 })],
  ['says another number on every page', ({ pageNo }) => ({ ids: [pageNo], totalPages: 2, rowCount: pageNo + 1 })],
])('a list that %s is not whole, and has no row twice', async (_what, answer) => {
  const { read } = backEnd(answer);
  const { ids, gap } = await read();
  expect(gap).toBe('moved');
  expect(new Set(ids).size).toBe(ids.length);
});

test('stops where a file would be too long, and says so', async () => {
  const { asked, read } = backEnd(({ pageNo }) => ({ ids: numbers(pageNo * 200, 200), totalPages: 1000 }));
  const { ids, gap } = await read();
  expect([ids.length, gap, asked.length]).toEqual([MAX_FILE_ROWS, 'long', 50]);
});

test('as many rows as a file takes are whole', async () => {
  const { read } = backEnd(({ pageNo }) => ({ ids: numbers(pageNo * 200, 200), totalPages: 50 }));
  expect((await read()).gap).toBeUndefined();
});
