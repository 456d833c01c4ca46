import { createElement, type ReactNode } from 'react';
import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import { withGateway } from './gateway-answers';
import { renderInRounds, type Answer, type Rendered } from './render-rounds';
import { bootOf, openSection } from './site';

const NOW = Date.UTC(2026, 2, 15, 12);

function Throwing(): ReactNode {
  throw new RangeError('no such game');
}

function NeedingPage(): ReactNode {
  return createElement('p', null, document.title);
}

/** The login screen, as another component. */
function withLogin(component: () => ReactNode) {
  return async (name: string): Promise<RemoteDefinition> => {
    const section = await openSection(name);
    return name === 'mfe-account' ? { ...section, screens: { login: async () => component } } : section;
  };
}

const render = (
  path: string,
  answer: Answer,
  changes: { open?: typeof openSection; boot?: BootDocument } = {},
): Promise<Rendered> =>
  bootOf().then((boot) =>
    renderInRounds(
      { path, boot: changes.boot ?? boot, language: 'EN', openSection: changes.open ?? openSection, now: NOW },
      answer,
    ),
  );

let answers: Answer;
let release: () => void;
beforeAll(
  () =>
    new Promise<void>((ready) => {
      void withGateway(NOW, (answer) => {
        answers = answer;
        ready();
        return new Promise<void>((done) => (release = done));
      });
    }),
);
afterAll(() => release());

it.each([
  ['/m/home', 'Home · Aurora', ['Ember Lagoon', 'Jackpot', 'Weekend live tables open all night', 'Slots']],
  ['/m/activity', 'Promotions · Aurora', ['Welcome bonus 100%', 'Monday reload']],
  ['/m/login', 'Login · Aurora', ['Welcome back', 'Daily sign-in']],
  ['/m/gameList?gameType=RNG', 'Slots · Aurora', ['<span>Slots</span>', 'Favourites', 'Search games']],
])('%s has its words without a page', async (path, title, words) => {
  expect(typeof document).toBe('undefined');
  const page = await render(path, answers);
  expect(page.title).toBe(title);
  for (const word of words) expect(page.html).toContain(word);
  expect(page.rounds).toBeLessThanOrEqual(3);
});

it('leaves out what the merchant hides', async () => {
  const boot = await bootOf();
  const slots = { 'home.ticker': { hidden: ['mfe-messaging/home-ticker'] } };
  const page = await render('/m/home', answers, { boot: { ...boot, merchant: { ...boot.merchant, slots } } });
  expect(page.html).toContain('Ember Lagoon');
  expect(page.html).not.toContain('Weekend live tables open all night');
});

it('names the styles of the frame, then those of the parts that are drawn', async () => {
  const { styles } = await render('/m/home', answers);
  expect(styles.map(({ package: owner, version, file }) => `${owner} ${version} ${file}`)).toEqual([
    'host-shell 1.0.0 start.css',
    'host-shell 1.0.0 screen-home.css',
    'mfe-games 1.0.0 start.css',
    'mfe-games 1.0.0 widget-home-banner.css',
    'mfe-messaging 1.0.0 start.css',
    'mfe-messaging 1.0.0 widget-home-ticker.css',
    'mfe-games 1.0.0 widget-home-catalogue.css',
  ]);
});

it('asks only for what a visitor without a session may read, and for no captcha', async () => {
  for (const path of ['/m/home', '/m/login', '/m/activity']) {
    const { asked } = await render(path, answers);
    for (const { headers } of asked) expect(Object.keys(headers)).not.toContain('Authorization');
    expect(asked.filter(({ path: call }) => /captcha|wallet|members/.test(call))).toEqual([]);
  }
});

it('carries the answers that it was drawn from', async () => {
  const { pageAnswers } = await render('/m/home', answers);
  const keys = Object.keys((JSON.parse(pageAnswers) as { answers: object }).answers);
  expect(keys.map((key) => (JSON.parse(key) as string[])[0])).toContain('R-01');
});

it('carries nothing of who asked', async () => {
  const { pageAnswers } = await render('/m/home', answers);
  expect(pageAnswers).not.toContain('"ip"');
  expect(pageAnswers).toContain('"popup"');
});

it.each([
  ['throws', Throwing, 'mfe-account cannot be rendered on a server: no such game'],
  ['needs a page', NeedingPage, 'mfe-account cannot be rendered on a server: document is not defined'],
])('a section that %s is named', async (_how, component, message) => {
  await expect(render('/m/login', answers, { open: withLogin(component) })).rejects.toThrow(message);
});

it('a section without a server build is named', async () => {
  const open = (): Promise<never> => Promise.reject(new Error('it has no build for servers'));
  const rendered = render('/m/login', answers, { open });
  await expect(rendered).rejects.toThrow('mfe-account cannot be rendered on a server: it has no build for servers');
  await expect(rendered).rejects.toMatchObject({ owner: 'mfe-account' });
});

it.each([
  ['/m/member/home', 'is not shown to visitors'],
  ['/m/nowhere', 'is not shown to visitors'],
])('%s has no page', async (path, why) => {
  await expect(render(path, answers)).rejects.toThrow(why);
});

it('a closed site has no page', async () => {
  const closed: Answer = async (path, headers) => {
    const reply = (await answers(path, headers)) as { value: object };
    return path.includes('/system/status') ? { ...reply, value: { ...reply.value, maintenance: 1 } } : reply;
  };
  await expect(render('/m/home', closed)).rejects.toThrow('the site is closed');
});

it('is for devices outside of a rollout, and names it', async () => {
  const boot = await bootOf();
  const games = { version: '1.0.0', layer: 'default' as const, rollouts: [{ version: '2.0.0', below: 1000 }] };
  const rolled = { ...boot, view: { ...boot.view, packages: { ...boot.view.packages, 'mfe-games': games } } };
  const page = await render('/m/login', answers, { boot: rolled });
  expect(JSON.parse(page.renderedFor)).toMatchObject({
    path: '/m/login',
    language: 'EN',
    languages: boot.merchant.languages.supported,
    rollouts: [{ queue: 'mfe-games@2.0.0', below: 1000 }],
  });
  expect(page.html).toContain('Welcome back');
});
