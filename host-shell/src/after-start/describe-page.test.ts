import { fakeContext } from 'test-kit/fake-context';
import type { HostServices } from '../host/host-services';
import { describePage } from './describe-page';

function setUp(pathname: string) {
  document.head.innerHTML = '<meta name="description" content="The site">';
  const context = fakeContext({ name: 'host-shell' });
  const arrivals: (() => void)[] = [];
  let here = pathname;
  const host = {
    language: context.language,
    events: context.events,
    navigation: { here: () => ({ pathname: here, search: '' }), onArrive: (hear: () => void) => arrivals.push(hear) },
    shared: { site: context.site },
  };
  describePage(host as unknown as HostServices);
  const goTo = (next: string): void => {
    here = next;
    arrivals.forEach((hear) => hear());
  };
  return { context, goTo, description: () => document.querySelector('meta')?.getAttribute('content') };
}

test('the description is that of the page, in the language of the page', async () => {
  const { context, goTo, description } = setUp('/m/activity');
  expect(description()).toMatch(/^Promotions of Aurora: /);
  goTo('/m/login');
  expect(description()).toMatch(/^Log in to Aurora /);
  await context.language.set('ID');
  expect(description()).toMatch(/^Masuk ke Aurora /);
});

test.each(['/m/withdraw', '/m/agent', '/m/nowhere', '/m/activity/7'])(
  'a page that no search engine shows is described as the site: %s',
  (path) => {
    expect(setUp(path).description()).toMatch(/^Aurora on your phone: /);
  },
);
