import { LOBBY_CALLS } from 'shared-contracts/api/lobby-calls';
import { isReadableAnswer, LOBBY_ENDPOINTS } from './readable-answer';

const urlOf = (path: string): string => `https://aurora.example/api/v1${path}?page=1`;
const HOT = urlOf('/games/hot');

it('knows what every call of the lobby answers with', () => {
  expect([...LOBBY_ENDPOINTS.keys()].sort()).toEqual([...LOBBY_CALLS].sort());
});

it.each<[string, string]>([
  ['the page of a portal', '<!doctype html><title>Log in to the Wi-Fi</title>'],
  ['nothing', ''],
  ['half of an answer', '{"success":true,"value":['],
  ['no envelope', '[]'],
  ['null', 'null'],
  ['a refusal with status 200', '{"success":false,"code":"system.maintenance","message":""}'],
  ['a success without its value', '{"success":true}'],
  ['a value of another kind', '{"success":true,"value":"games"}'],
])('refuses %s', (_case, text) => {
  expect(isReadableAnswer(HOT, text)).toBe(false);
});

it('takes what a page could read', () => {
  expect(isReadableAnswer(HOT, '{"success":true,"value":{"list":[]}}')).toBe(true);
});

it('reads by the dialect of an operator’s gateway', () => {
  const gateway = {
    envelope: {
      success: { field: 'ok', values: [1] },
      value: 'result',
      code: 'err',
      message: 'text',
      details: 'info',
      codes: {},
    },
  };
  expect(isReadableAnswer(HOT, '{"ok":1,"result":{"list":[]}}', gateway)).toBe(true);
  expect(isReadableAnswer(HOT, '{"ok":0,"err":"busy"}', gateway)).toBe(false);
  expect(isReadableAnswer(HOT, '{"success":true,"value":{"list":[]}}', gateway)).toBe(false);
});

it('keeps no answer to a call that is not the lobby’s', () => {
  expect(isReadableAnswer(urlOf('/wallet'), '{"success":true,"value":[]}')).toBe(false);
});
