import { createDecipheriv } from 'node:crypto';
import { helpSection, LEGAL_TAGS } from 'shared-contracts/api/endpoints/messaging';
import { openTestGateway, type TestGateway } from '../../testing/test-client';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await openTestGateway();
});
beforeEach(async () => {
  await gateway.reset();
  token = await gateway.signIn('demo_member');
});
afterAll(() => gateway.close());

const unread = async () => (await gateway.call('R-57', {}, { token })).value;
const inbox = async () => (await gateway.call('R-58.list', {}, { token })).value.content;

describe('inbox', () => {
  it('lists, opens, marks one and marks all', async () => {
    const messages = await inbox();
    expect(messages).toHaveLength(4);
    expect(await unread()).toBe(3);
    const first = messages[0];
    expect((await gateway.call('R-58.get', { id: first?.id }, { token })).value).toEqual(first);
    expect(await unread()).toBe(3);
    await gateway.call('R-58.read', { ids: [first?.id] }, { token });
    expect(await unread()).toBe(2);
    await gateway.call('R-58.read', {}, { token });
    expect(await unread()).toBe(0);
  });

  it('removes several, and passes over those that are gone', async () => {
    const [first, second] = await inbox();
    const ids = [first?.id, second?.id, '99999'];
    for (let time = 0; time < 2; time += 1) {
      expect((await gateway.call('R-58.remove', { ids }, { token })).status).toBe(200);
    }
    expect(await inbox()).toHaveLength(2);
  });

  it('keeps messages from other members', async () => {
    const [message] = await inbox();
    const other = { token: await gateway.signIn('demo_agent') };
    expect((await gateway.call('R-58.get', { id: message?.id }, other)).code).toBe('not_found');
    await gateway.call('R-58.remove', { ids: [message?.id] }, other);
    expect(await inbox()).toHaveLength(4);
  });

  it('wants at least one id to remove', async () => {
    expect((await gateway.call('R-58.remove', { ids: [] }, { token })).code).toBe('validation.failed');
  });
});

describe('R-56 customer service', () => {
  it('hides one path the way the client undoes it', async () => {
    const { version } = (await gateway.call('R-56', { merchantCode: 'aurora', language: 'EN' })).value;
    const path = version.pathList?.find(({ type }) => type === '3')?.path ?? '';
    const key = Buffer.from(path.slice(-8));
    const decipher = createDecipheriv('des-ede3', Buffer.concat([key, key, key]), null);
    const shown = `${decipher.update(path.slice(0, -8), 'base64', 'utf8')}${decipher.final('utf8')}`;
    expect(shown).toBe('https://affiliates.example.com/aurora');
  });

  it('offers live chat only where CBS3 is on', async () => {
    const kinds = async (merchant: string) =>
      (
        await gateway.call('R-56', { merchantCode: merchant, language: 'EN' }, { merchant })
      ).value.version.pathList?.map(({ csType }) => csType);
    expect(await kinds('aurora')).toContain('LIVECHAT');
    expect(await kinds('bahari')).not.toContain('LIVECHAT');
  });
});

it('R-59 gives the help centre in the asked language', async () => {
  const sections = (await gateway.call('R-59', { lang: 'ID', device: 'MOBILE' })).value.list;
  const tags = ['account', 'deposit', 'withdrawal', 'responsible', 'terms', 'privacy'];
  expect(sections.map(({ tag }) => tag)).toEqual(tags);
  expect(sections[2]?.title).toBe('Penarikan');
  expect(sections.slice(0, 4).every(({ children }) => children.length > 0)).toBe(true);
});

it.each([
  ['aurora', 'EN', 'In the member centre, open Limits and breaks.'],
  ['aurora', 'CN', '在会员中心打开“限额与休息”'],
  ['aurora', 'ID', 'Di Pusat anggota, buka Batas dan jeda.'],
  ['aurora', 'TY', 'Sa Member center, buksan ang Mga limit at pahinga.'],
  // Its members take no breaks by themselves.
  ['bahari', 'EN', 'Customer service can pause your account'],
] as const)('R-59 says at %s in %s where breaks are taken', async (merchant, lang, words) => {
  const { list } = (await gateway.call('R-59', { lang, device: 'MOBILE' }, { merchant })).value;
  const entries = helpSection(list, 'responsible')?.children ?? [];
  expect(entries).toHaveLength(1);
  expect(entries[0]?.content).toContain(words);
});

it.each([
  ['aurora', 'EN', 'Terms and Services', 'between you and Aurora from'],
  ['bahari', 'ID', 'Syarat dan Layanan', 'antara Anda dan Bahari sejak'],
  ['lotus', 'CN', '条款与服务', '与 Lotus 之间'],
] as const)('R-59 has the terms of %s in %s', async (merchant, lang, title, words) => {
  const { list } = (await gateway.call('R-59', { lang, device: 'MOBILE' }, { merchant })).value;
  const [terms, privacy] = [helpSection(list, LEGAL_TAGS.terms), helpSection(list, LEGAL_TAGS.privacy)];
  expect(terms?.title).toBe(title);
  expect(terms?.content).toContain(words);
  expect(privacy?.content).not.toContain('{');
});

describe('chat', () => {
  const request = {
    b2c: 1,
    language: 'EN',
    backUrl: 'http://localhost:80/m/message',
    headerColor: '#123456',
    title: 'Chat',
    moduleId: 'CBS3',
  };

  it('counts unread messages until the chat is opened', async () => {
    expect((await gateway.call('R-55', {}, { token })).value.unReadCount).toBe(2);
    const { chatUrl } = (await gateway.call('R-54', request, { token })).value;
    expect(chatUrl).toContain('/vendor-demo/chat?');
    expect((await gateway.call('R-55', {}, { token })).value.unReadCount).toBe(0);
  });

  it('is off where CBS3 is off', async () => {
    const options = { token: await gateway.signIn('demo_member', 'bahari'), merchant: 'bahari' };
    expect((await gateway.call('R-54', request, options)).code).toBe('feature.off');
    expect((await gateway.call('R-55', {}, options)).code).toBe('feature.off');
  });
});
