import { meantNote } from './meant';

const PACKAGES = ['host-shell', 'mfe-games', 'mfe-account', 'mfe-agent'];

it.each([
  ['mfe-gmaes', PACKAGES, '; did you mean mfe-games?'],
  ['hostshell', PACKAGES, '; did you mean host-shell?'],
  ['bahary', ['aurora', 'bahari'], '; did you mean bahari?'],
  ['prodution', ['staging', 'production'], '; did you mean production?'],
  ['nobody', ['aurora', 'bahari'], ''],
  ['', ['aurora'], ''],
  ['--env', ['aurora'], ''],
  ['aurora', [], ''],
])('of %j', (text, names, note) => {
  expect(meantNote(text, names)).toBe(note);
});
