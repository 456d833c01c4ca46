import { expect, test } from '../fixtures';
import { expectDrawn } from '../steps';
import { EVERY_ENGINE } from '../plan/turns';

test('a first visit to home is drawn', { tag: EVERY_ENGINE }, async ({ phone }) => {
  await phone.open('/m/home');
  await phone.ready('home');
  await phone.shown({ role: 'radio', name: 'Slots', within: '[data-slot="home.catalogue"]' });
  await expectDrawn(phone);
  expect(await phone.evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844]);
});

test('a second visit is drawn with the styles that the browser kept', { tag: EVERY_ENGINE }, async ({ phone }) => {
  await phone.open('/m/rng');
  await phone.ready('game-list');
  await phone.open('/m/rng');
  await phone.ready('game-list');
  await expectDrawn(phone);
});
