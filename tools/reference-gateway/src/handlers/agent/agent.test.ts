import { dayOf, daysBefore, dayStart } from '../../data/days';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(() => gateway.reset());
afterAll(() => gateway.close());

const today = () => dayOf(gateway.now());
async function counters(username: string, startDate = today(), endDate = today()) {
  const token = await gateway.signIn(username);
  return (await gateway.call('R-70', { startDate, endDate, size: 0 }, { token })).value.footer;
}

describe('R-70 team counters', () => {
  it('count the team below an agent, at any depth', async () => {
    const [leader, agent] = [await counters('demo_leader'), await counters('demo_agent')];
    expect(leader?.teamLoginMemberCount).toBeGreaterThan(agent?.teamLoginMemberCount ?? 0);
    expect(agent?.teamLoginMemberCount).toBeGreaterThan(0);
    expect(leader?.teamBetMemberCount).toBeLessThanOrEqual(leader?.teamLoginMemberCount ?? 0);
  });

  it('grow with the span of days', async () => {
    const all = await counters('demo_leader', daysBefore(today(), 59), today());
    expect(all?.teamLoginMemberCount).toBeGreaterThan(40);
    expect(all?.teamRegisterMemberCount).toBeGreaterThan(20);
  });

  it('count a login at once', async () => {
    const before = await counters('demo_agent');
    await gateway.signIn('demo_first');
    await gateway.signIn('demo_member');
    const after = await counters('demo_agent');
    expect(after?.teamLoginMemberCount).toBeGreaterThanOrEqual(before?.teamLoginMemberCount ?? 0);
    expect(after?.teamOnlineCount).toBeGreaterThanOrEqual(2);
  });

  it('agree with the last logins of the members', async () => {
    const token = await gateway.signIn('demo_leader');
    const below = async (parent: string): Promise<{ username: string; lastLogin: number | null }[]> => {
      const { content } = (await gateway.call('R-74', { parent, pageSize: 200 }, { token })).value;
      const deeper = await Promise.all(
        content.filter(({ teamSize }) => teamSize > 0).map((row) => below(row.username)),
      );
      return [...content, ...deeper.flat()];
    };
    const team = await below('demo_leader');
    const came = team.filter(({ lastLogin }) => (lastLogin ?? 0) >= dayStart(today()));
    const { teamLoginMemberCount, teamOnlineCount } = (
      await gateway.call('R-70', { startDate: today(), endDate: today(), size: 0 }, { token })
    ).value.footer;
    expect(came.length).toBeGreaterThan(5);
    expect(teamLoginMemberCount).toBe(came.length);
    expect(teamOnlineCount).toBeLessThanOrEqual(came.length);
    expect(team.every(({ lastLogin }) => (lastLogin ?? 0) <= gateway.now())).toBe(true);
  });

  it('go on while the gateway is off', async () => {
    gateway.advance(5 * 24 * 60 * 60 * 1000);
    expect((await counters('demo_leader'))?.teamLoginMemberCount).toBeGreaterThan(5);
  });

  it('are zero for staff without a team, and refused for a span that is over before it begins', async () => {
    expect(await counters('demo_staff')).toEqual({
      teamLoginMemberCount: 0, teamBetMemberCount: 0, teamRegisterMemberCount: 0, teamOnlineCount: 0,
    }); // prettier-ignore
    const token = await gateway.signIn('demo_leader');
    const backwards = { startDate: today(), endDate: daysBefore(today(), 3), size: 0 } as const;
    expect((await gateway.call('R-70', backwards, { token })).value).toEqual({ fields: { endDate: 'order' } });
  });
});

describe('R-69 required contracts', () => {
  const required = async (username: string) =>
    (await gateway.call('R-69', {}, { token: await gateway.signIn(username) })).value;

  it('are empty for members and for agents with nothing to answer', async () => {
    const nothing = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
    expect(await required('demo_member')).toEqual(nothing);
    expect(await required('demo_agent')).toEqual(nothing);
  });

  it('name what waits for an answer', async () => {
    expect(await required('ember_agent')).toEqual({
      dailysalreqtype: 'day',
      divtypecompperiodreq: 'week',
      contracthoursalreq: '',
    });
  });
});
