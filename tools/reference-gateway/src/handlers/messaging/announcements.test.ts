import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let member: string;
let agent: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  await gateway.reset();
  member = await gateway.signIn('demo_member');
  agent = await gateway.signIn('demo_agent');
});
afterAll(() => gateway.close());

const ask = async (types: string, options: { token?: string; language?: string } = {}, fields = {}) =>
  (await gateway.call('R-60', { types, platform: 'M', merchantCode: 'aurora', ...fields }, options)).value;

describe('R-60 announcements', () => {
  it('answers the groups that are asked for, and no other', async () => {
    const home = await ask('B,PL,PU,PR,H');
    expect(home.banners.filter(({ groupName }) => groupName === 'm_home')).toHaveLength(4);
    expect(home.player.length).toBeGreaterThanOrEqual(6);
    expect(home.popup.length).toBeGreaterThan(0);
    expect(home.hot.length).toBeGreaterThan(0);
    expect(home.agent).toEqual([]);
    const notices = await ask('PL');
    expect([notices.promotion, notices.banners, notices.popup, notices.hot]).toEqual([[], [], [], []]);
  });

  it('has a promotion of every category, long-term ones and sign-up ones', async () => {
    const { promotion } = await ask('PR');
    const categories = new Set(promotion.map(({ category }) => category));
    for (const category of [
      'NEW',
      'DEPOSIT',
      'APP',
      'RNG',
      'LIVE',
      'PVP',
      'SPORTS',
      'FISH',
      'LOTT',
      'REBATE',
      'RANK',
      'MALL',
      'OTHER',
    ]) {
      expect(categories).toContain(category);
    }
    expect(promotion.some(({ noExpiry }) => noExpiry === 1)).toBe(true);
    expect(promotion.map(({ signUpStatus }) => signUpStatus)).toEqual(expect.arrayContaining([0, '1', null]));
    expect(promotion.every(({ announcementImages }) => announcementImages[0]?.sequence === 1)).toBe(true);
  });

  it('narrows banners to a group', async () => {
    const { banners } = await ask('B', {}, { groupName: 'm_reg' });
    expect(banners.map(({ groupName }) => groupName)).toEqual(['m_reg']);
  });

  it.each([
    ['EN', 'Play with limits'],
    ['CN', '理性娱乐'],
    ['ID', 'Bermain dengan batas'],
    ['TY', 'Maglaro nang may limitasyon'],
    ['KR', '理性娱乐'],
  ])('speaks %s', async (language, title) => {
    expect((await ask('PL', { language })).player.map((notice) => notice.title)).toContain(title);
  });

  it('shows agent announcements to agents only', async () => {
    expect((await ask('A', { token: agent }, { groupName: 'm_home' })).agent.length).toBeGreaterThan(0);
    expect((await ask('A', { token: member })).agent).toEqual([]);
    expect((await ask('A')).agent).toEqual([]);
  });
});

describe('read marks', () => {
  it('count down and stay with the member', async () => {
    const before = await ask('PL', { token: member });
    expect(before.footer.unreadCount).toBe(before.player.length);
    const announcementId = before.player[0]?.id;
    for (let time = 0; time < 2; time += 1) {
      expect((await gateway.call('R-61', { announcementId, read: true }, { token: member })).status).toBe(200);
    }
    const after = await ask('PL', { token: member });
    expect(after.footer.unreadCount).toBe(before.player.length - 1);
    expect(after.player[0]?.read).toBe(true);
    expect((await ask('PL', { token: agent })).player[0]?.read).toBe(false);
  });

  it('are none for visitors', async () => {
    expect((await ask('PL')).footer.unreadCount).toBe(0);
  });

  it('refuse what the member cannot see', async () => {
    const hidden = (await ask('A', { token: agent })).agent[0]?.id;
    expect((await gateway.call('R-61', { announcementId: hidden, read: true }, { token: member })).code).toBe(
      'not_found',
    );
    expect((await gateway.call('R-61', { announcementId: 99_999, read: true }, { token: member })).code).toBe(
      'not_found',
    );
  });
});

describe('R-62', () => {
  it('gives one notice by its id', async () => {
    const notice = (await ask('PL')).player[2];
    const answer = await gateway.call('R-62.get', { id: notice?.id, language: 'EN' });
    expect(answer.value).toEqual(notice);
  });

  it.each(['0', '999999'])('does not find %s', async (id) => {
    expect(await gateway.call('R-62.get', { id, language: 'EN' })).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each(['abc', '01', '1.0'])('takes %s for no id', async (id) => {
    const answer = await gateway.call('R-62.get', { id, language: 'EN' });
    expect(answer).toMatchObject({ status: 422, code: 'validation.failed' });
  });

  it('does not take the popular ones for an id', async () => {
    expect((await gateway.call('R-62.popular', { language: 'EN' })).value.list.length).toBeGreaterThan(0);
  });
});
