import { expect, test } from '../fixtures';
import { signInAs } from '../steps';
import { takeTurns } from '../plan/turns';

const turn = takeTurns(2);
const firstGame = (): string => document.querySelector('main [data-game]')?.getAttribute('data-game') ?? '';

test('a favourite is kept', { tag: turn() }, async ({ phone, control }) => {
  await signInAs(phone, 'demo_member');
  await phone.open('/m/rng');
  await phone.shown({ css: 'main [data-game]' });
  const tile = `main [data-game="${await phone.evaluate(firstGame)}"]`;
  await phone.press({ role: 'button', name: /^Add/, within: tile });
  await phone.shown({ role: 'button', name: /^Remove/, within: tile });
  await expect.poll(async () => (await control.requests('R-41.add')).length).toBe(1);
  await phone.open('/m/rng');
  await phone.shown({ role: 'button', name: /^Remove/, within: tile });
});

test('a game is launched, and the way back leads to its list', { tag: turn() }, async ({ phone }) => {
  await signInAs(phone, 'demo_member');
  await phone.open('/m/gameList?gameType=RNG');
  await phone.shown({ css: 'main [data-game]' });
  const tile = `main [data-game="${await phone.evaluate(firstGame)}"]`;
  await phone.press({ role: 'button', within: tile });
  await phone.at('/vendor-demo/play');
  await phone.press({ role: 'link', name: /back/i });
  await phone.at('/m/gameList');
  await phone.ready('game-list');
  await phone.shown({ css: 'main [data-game]' });
});

test('a list is left for a section, and back in history shows it again', { tag: turn() }, async ({ phone }) => {
  await phone.open('/m/rng');
  await phone.shown({ css: 'main [data-game]' });
  await phone.press({ role: 'link', name: 'Promo', within: '[data-footer]' });
  await phone.ready('activity');
  await phone.back();
  await phone.ready('game-list');
  await phone.shown({ css: 'main [data-game]' });
  await phone.at('/m/rng');
});

test('a game keeps the place of a picture that has not come', { tag: turn() }, async ({ phone }) => {
  await phone.open('/m/rng');
  await phone.shown({ css: 'main [data-game]' });
  const misshapen = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('main [data-game] > button:first-child > :first-child')]
      .map((place) => (place.offsetHeight / place.offsetWidth).toFixed(1))
      .filter((ratio) => ratio !== '1.3');
  const waiting = (): boolean => document.querySelector('main [data-game] img:not([src])') !== null;
  await phone.until('a picture is still to come', waiting, true);
  expect(await phone.evaluate(misshapen)).toEqual([]);
});
