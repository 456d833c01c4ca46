import { fakeContext } from 'test-kit/fake-context';
import { askToLogin, currentPath } from './ask-to-login';

beforeEach(() => history.replaceState(null, '', '/m/rng?type=fav'));

test('the present page is a path of the site', () => {
  expect(currentPath()).toBe('/m/rng?type=fav');
});

test.each([
  [undefined, '/m/rng?type=fav'],
  ['/m/home', '/m/home'],
])('says why, opens the sign-in and comes back to %s', (returnTo, expected) => {
  const context = fakeContext({ name: 'mfe-games' });
  askToLogin(context, 'Sign in first', returnTo);
  expect(context.log.toasts).toEqual([{ kind: 'info', text: 'Sign in first' }]);
  const [visited] = context.log.visited;
  const address = new URL(visited?.to ?? '', 'https://site.example');
  expect([address.pathname, address.searchParams.get('redirect')]).toEqual(['/m/login', expected]);
});
