import { teamBets } from 'shared-contracts/api/endpoints/agent';
import { fakeHttp } from 'test-kit/fake-http';
import { allPages, MAX_FILE_ROWS } from './all-pages';

const BET = { id: '1', username: 'ann', stake: 1, payout: 0, time: 0 };
const FOOTER = { stake: 1, payout: 0, profit: 1 };
const SPAN = { startDate: '2026-03-01', endDate: '2026-03-02' };

function answered(rowsPerPage: number, totalPages: number) {
  const http = fakeHttp();
  const content = Array.from({ length: rowsPerPage }, () => BET);
  http.answer(teamBets, ({ pageNo = 1 }) => ({ content, pageNum: pageNo, totalPages, footer: FOOTER }));
  const read = () => allPages(http, teamBets, SPAN, (reply) => reply.content);
  return { http, read };
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
