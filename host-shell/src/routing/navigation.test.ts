import { Navigation } from './navigation';

function attached(position: number | undefined) {
  window.history.replaceState(position === undefined ? null : { idx: position }, '', '/m/help?p=2');
  const navigate = jest.fn();
  const navigation = new Navigation();
  navigation.attach(navigate, { pathname: '/m/help', search: '?p=2' });
  return { navigation, navigate };
}

test('goes through the router', () => {
  const { navigation, navigate } = attached(1);
  navigation.go('/m/notice', { replace: false, state: { from: '/m/home' } });
  expect(navigate.mock.calls).toEqual([['/m/notice', { replace: false, state: { from: '/m/home' } }]]);
});

test('steps back where there is a step to take', () => {
  const { navigation, navigate } = attached(2);
  navigation.back('/m/home');
  expect(navigate.mock.calls).toEqual([[-1]]);
});

describe('a back arrow that is tapped again', () => {
  const HELP = { pathname: '/m/help', search: '' };
  const HOME = { pathname: '/m/home', search: '' };

  function shownAt(place: typeof HELP) {
    window.history.replaceState({ idx: 2 }, '', place.pathname);
    const navigate = jest.fn();
    const navigation = new Navigation();
    navigation.attach(navigate, place);
    navigation.show(place);
    return { navigation, navigate };
  }

  test('before the browser has stepped leaves one page', () => {
    const { navigation, navigate } = shownAt(HELP);
    navigation.back('/m/home');
    navigation.back('/m/home');
    expect(navigate.mock.calls).toEqual([[-1]]);
  });

  test('while its page is still in view leaves one page', () => {
    const { navigation, navigate } = shownAt(HELP);
    navigation.back('/m/home');
    navigation.attach(navigate, HOME);
    navigation.back('/m/home');
    expect(navigate.mock.calls).toEqual([[-1]]);
  });

  test('on the page that has come leaves that too', () => {
    const { navigation, navigate } = shownAt(HELP);
    navigation.back('/m/home');
    navigation.attach(navigate, HOME);
    navigation.show(HOME);
    navigation.back('/m/home');
    expect(navigate.mock.calls).toEqual([[-1], [-1]]);
  });

  test('after a step that led nowhere steps again', () => {
    jest.useFakeTimers();
    const { navigation, navigate } = shownAt(HELP);
    navigation.back('/m/home');
    jest.advanceTimersByTime(2000);
    navigation.back('/m/home');
    expect(navigate.mock.calls).toEqual([[-1], [-1]]);
    jest.useRealTimers();
  });
});

test.each([0, undefined])('goes home from the first page of a visit (position %s)', (position) => {
  const { navigation, navigate } = attached(position);
  navigation.back('/m/home');
  expect(navigate.mock.calls).toEqual([['/m/home', { replace: true, state: undefined }]]);
});

test('who moves on before the router is on the page does so when it comes, and loads no document', () => {
  window.history.replaceState(null, '', '/m/webEmail');
  const navigation = new Navigation();
  navigation.go('/m/message', { replace: true });
  const navigate = jest.fn();
  navigation.attach(navigate, { pathname: '/m/webEmail', search: '' });
  expect(navigate.mock.calls).toEqual([['/m/message', { replace: true, state: undefined }]]);
});

test('what must wait for the router is done once, when it comes; after that at once', () => {
  const navigation = new Navigation();
  const done: string[] = [];
  navigation.whenAttached(() => done.push('waited'));
  expect(done).toEqual([]);
  navigation.attach(jest.fn(), { pathname: '/m/vip', search: '' });
  navigation.attach(jest.fn(), { pathname: '/m/help', search: '' });
  navigation.whenAttached(() => done.push('at once'));
  expect(done).toEqual(['waited', 'at once']);
});

test('knows where the page is, before and after the router came', () => {
  window.history.replaceState(null, '', '/m/help?p=2');
  const navigation = new Navigation();
  expect([navigation.here().pathname, navigation.here().search]).toEqual(['/m/help', '?p=2']);
  navigation.attach(jest.fn(), { pathname: '/m/vip', search: '' });
  expect(navigation.here()).toEqual({ pathname: '/m/vip', search: '' });
});
