import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FURTHER_TABLE, HOME, TABLE, WHO } from '../../../host-shell/src/testing/frame-rows';
import { ROOT } from './workspace';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const PAGE = readFileSync(path.join(ROOT, 'docs/shell.md'), 'utf8');
const ENGLISH = JSON.parse(readFileSync(path.join(ROOT, 'host-shell/src/locales/EN.json'), 'utf8')) as Texts;
const BACK_WORDS = { none: '-', home: 'home', 'replace-home': 'home, in its place', step: 'one step' } as const;

/** The cells of each row that begins with a path. */
function tableRows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('| `/'));
  return lines.map((line) => line.split('|').slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
}

function titleOf(key: string | undefined): string {
  const [group = '', name = ''] = key?.split('.') ?? [];
  return key === undefined ? '-' : (ENGLISH[group]?.[name] ?? 'no text');
}

it('the frame table of docs/shell.md is the one that the shell is tested by', () => {
  const rows = [...HOME.filter(([route]) => route === '/m/home'), ...TABLE, ...FURTHER_TABLE];
  expect(tableRows(PAGE)).toEqual(
    rows.map(([route, owner, header, titleKey, back, footer, access]) => {
      const shown = WHO.filter((_who, index) => access[index] === 'shown');
      const who = shown.length === WHO.length ? 'everybody' : shown.join(', ');
      return [`\`${route}\``, owner, header, titleOf(titleKey), BACK_WORDS[back], footer, who];
    }),
  );
});
