import type { ApiClient } from 'shared-contracts/api/api-client';
import { announcements } from 'shared-contracts/api/endpoints/announcements';
import { memberInfo } from 'shared-contracts/api/endpoints/member';
import { tokenHandles } from './token-handles';

const TOKEN = 'the-token';

function answering(reply: unknown) {
  const give = { call: async () => reply, early: () => reply } as unknown as ApiClient;
  return tokenHandles(give);
}

it('gives sections a handle in place of a token, which only this page knows', async () => {
  const { http, tokenOf } = answering({ id: 1, token: TOKEN });
  const reply = await http.call(memberInfo, {});
  expect(reply).toEqual({ id: 1, token: expect.stringMatching(/^[\da-f-]{36}$/) as string });
  expect(tokenOf(reply.token ?? '')).toBe(TOKEN);
  expect(http.early?.(memberInfo, {})).toEqual(reply);
  expect([tokenOf(TOKEN), tokenOf('other'), answering(null).tokenOf(reply.token ?? '')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([undefined, null, [], [TOKEN], 'text', { id: 1 }, { token: '' }, { token: 5 }])(
  'leaves a reply without a token as it is: %j',
  async (reply) => {
    const { http } = answering(reply);
    expect(await http.call(announcements, {} as never)).toBe(reply);
    expect(http.early?.(announcements, {} as never)).toBe(reply);
  },
);
