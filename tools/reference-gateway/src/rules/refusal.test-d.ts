import type { Handlers } from './call/handler';
import { refused } from './refusal';

refused('R-45', 'game.maintenance');
refused('R-45', 'rate.limited', undefined, 5);
// @ts-expect-error: a launch never answers that a username exists.
refused('R-45', 'username.exists');
// @ts-expect-error: no such endpoint.
refused('R-99', 'internal');

export const whole: Handlers<'R-28'> = { 'R-28': () => ({ sumBalance: 1 }) };
// @ts-expect-error: the balance is missing.
export const lacking: Handlers<'R-28'> = { 'R-28': () => ({ currencySymbol: '' }) };
// @ts-expect-error: a handler is missing.
export const partial: Handlers<'R-28' | 'R-21'> = { 'R-28': () => ({ sumBalance: 1 }) };
