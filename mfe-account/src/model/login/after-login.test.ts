import { afterLogin } from './after-login';

test.each([
  [false, null, '/m/home'],
  [false, '/m/gameList?gameType=RNG', '/m/gameList?gameType=RNG'],
  [false, '/vip.html', '/vip.html'],
  [false, 'https://evil.example/m/', '/m/home'],
  [false, '//evil.example/m/', '/m/home'],
  [false, 'javascript:alert(1)', '/m/home'],
  [false, '/m/login?redirect=/m/login', '/m/home'],
  [false, '/m/register/', '/m/home'],
  [true, '/m/gameList', '/m/changePsw'],
])('must change %s, back to %s: %s', (mustChange, returnTo, expected) => {
  expect(afterLogin(mustChange, returnTo)).toBe(expected);
});
