import type { ApiClient } from 'shared-contracts/api/api-client';
import { teamBets } from 'shared-contracts/api/endpoints/agent';
import { allPages, MAX_FILE_ROWS } from './all-pages';

const SPAN = { startDate: '2026-03-01', endDate: '2026-03-02' };

function answered(rowsPerPage: number, totalPages: number) {
  const calls: { readonly request: unknown }[] = [];
  const content = Array.from({ length: rowsPerPage }, (_row, index) => ({ id: String(index) }));
  const http = {
    call: async (_endpoint: unknown, request: { readonly pageNo: number }) => {
      calls.push({ request });
      return { content, pageNum: request.pageNo, totalPages };
    },
  } as unknown as ApiClient;
  const read = () => allPages(http, teamBets, SPAN, (reply) => reply.content);
  return { http: { calls }, read };
}

test('reads every page, as much as fits on one at a time', async () => {
  const { http, read } = answered(200, 3);
  const { rows, isWhole } = await read();
  expect([rows.length, isWhole]).toEqual([600, true]);
  expect(http.calls.map(({ request }) => request)).toEqual(
    [1, 2, 3].map((pageNo) => ({ ...SPAN, pageNo, pageSize: 200 })),
  );
});

test('stops where a file would be too long, and says so', async () => {
  const { http, read } = answered(200, 1000);
  const { rows, isWhole } = await read();
  expect([rows.length, isWhole, http.calls.length]).toEqual([MAX_FILE_ROWS, false, 50]);
});
