import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { sectionFolders } from 'services/section-folders';
import { ENDPOINTS, type EndpointId } from 'shared-contracts/api/endpoint-table';
import { FAULTS, isAccepted } from '../../chaos/faults/faults';
import { endpointAt } from '../../chaos/faults/find-endpoint';
import { CALLED } from '../../chaos/journeys/journeys';
import { growth } from '../../chaos/leak-meter';
import { fullPlan, ORDERS, quickPlan } from '../../chaos/plan';
import { resultTable } from '../../chaos/report';
import { stateProblems } from '../../chaos/state-problems';
import { isOwnText, strayWords } from '../../chaos/words';
import { ROOT } from '../../support/places';

/** Sections state their calls, and a unit test holds them to what their code uses. */
const WITHOUT_CAPABILITIES = ['shared-kit', 'host-shell'];

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return sourcesIn(file);
    return /\.tsx?$/.test(name) && !/\.test(-d)?\.tsx?$/.test(name) ? [file] : [];
  });
}

/** It reads kept answers of any call that a lobby may make, and makes none itself. */
const WORKER = path.join('host-shell', 'src', 'offline');

/** Names by which host and kit take calls from the contract. */
function importedCalls(): ReadonlySet<string> {
  const imports = /import \{([^}]*)\} from 'shared-contracts\/api\/endpoints\//g;
  return new Set(
    WITHOUT_CAPABILITIES.flatMap((name) => sourcesIn(path.join(ROOT, name, 'src')))
      .filter((file) => !path.relative(ROOT, file).startsWith(WORKER))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(imports)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
  );
}

/** The name of each call in the contract's own table. */
function namesInTable(): ReadonlyMap<string, string> {
  const table = readFileSync(path.join(ROOT, 'shared-contracts/src/api/table/endpoint-table.ts'), 'utf8');
  return new Map([...table.matchAll(/^ {2}'(R-[\w.]+)': (\w+),$/gm)].map(([, id = '', name = '']) => [id, name]));
}

/** The ids of the calls that sections make. */
async function statedCalls(): Promise<ReadonlySet<string>> {
  const files = sectionFolders(ROOT).map((name) => path.join(ROOT, name, 'src/capabilities.ts'));
  const stated = files.map((file) => import(file) as Promise<{ capabilities: { readonly calls: readonly string[] } }>);
  return new Set((await Promise.all(stated)).flatMap(({ capabilities }) => capabilities.calls));
}

test('every call that a page makes has a journey, and what is said to be uncalled is', async () => {
  const names = namesInTable();
  const imported = importedCalls();
  const stated = await statedCalls();
  const ids = Object.keys(ENDPOINTS) as EndpointId[];
  const made = ids.filter((id) => stated.has(id) || imported.has(names.get(id) ?? ''));
  expect(CALLED.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
});

test('the short form has every call once, every order with a lost answer, and every fault', () => {
  const cases = quickPlan().flatMap((visit) => visit.cases);
  const once = cases.slice(0, CALLED.length).map(({ id }) => id);
  expect(once.toSorted()).toEqual(CALLED.map(({ id }) => id).toSorted());
  expect(cases.slice(CALLED.length)).toEqual(ORDERS.map((id) => ({ id, fault: 'lost' })));
  expect(ORDERS).toEqual(['R-30', 'R-33', 'R-68', 'R-79.send', 'R-83.create']);
  expect(new Set(cases.map(({ fault }) => fault))).toEqual(new Set(FAULTS));
  expect(quickPlan(5)).not.toEqual(quickPlan(4));
});

test('the whole has every call with every fault, and can be narrowed', () => {
  expect(fullPlan()).toHaveLength(CALLED.length * FAULTS.length);
  expect(fullPlan({ endpoint: 'R-41', fault: 'lost' }).flatMap(({ cases }) => cases)).toEqual([
    { id: 'R-41.add', fault: 'lost' },
    { id: 'R-41.remove', fault: 'lost' },
  ]);
});

for (const [method, address, id] of [
  ['GET', '/api/v1/inbox', 'R-58.list'],
  ['GET', '/api/v1/inbox/7', 'R-58.get'],
  ['POST', '/api/v1/inbox/read', 'R-58.read'],
  ['GET', '/api/v1/inbox/unread-count', 'R-57'],
  ['GET', '/api/v1/announcements/popular', 'R-62.popular'],
  ['DELETE', '/api/v1/members/me/accounts/a%2Fb', 'R-27.remove'],
  ['GET', '/api/v1/nothing', undefined],
] as const satisfies readonly (readonly [string, string, EndpointId | undefined])[])
  test(`${method} ${address} is ${id}`, () => expect(endpointAt(method, address)).toBe(id));

test('an answer of another shape is refused where the contract says a shape', () => {
  expect(isAccepted('R-28', 'shape')).toBe(false);
  expect(isAccepted('R-28', 'huge')).toBe(true);
  expect(isAccepted('R-28', 'empty')).toBe(false);
});

test('texts of the site are told from those of nobody', () => {
  for (const text of ['Retry', '4 tries left.', '₱12.00', ''])
    expect(isOwnText(text), text).toBe(text !== '4 tries left.');
  expect(isOwnText('Wrong payment password. 4 tries left.')).toBe(true);
  expect(isOwnText('ECONNREFUSED at line 7')).toBe(false);
  expect(strayWords('Balance NaN')).toEqual(['NaN']);
  expect(strayWords('Hello [object Object]')).toEqual(['[object']);
  expect(strayWords('Nancy is here')).toEqual([]);
});

test('a page is judged by what it shows', () => {
  const state = {
    at: '/m/home',
    screen: 'home',
    isSettled: true,
    busy: [],
    text: 'Slots and live casino for everybody',
    said: ['Retry'],
  };
  expect(stateProblems(state, [])).toEqual([]);
  expect(stateProblems({ ...state, text: ' ' }, false)).toEqual(['the page is blank: ""']);
  expect(stateProblems({ ...state, isSettled: false }, false)).toEqual(['"home" has not settled']);
  expect(stateProblems({ ...state, busy: ['button.a'] }, false)).toEqual(['button.a is still busy']);
  expect(stateProblems({ ...state, said: [] }, [])).toEqual(['nothing was said']);
  expect(stateProblems({ ...state, said: [] }, ['casino'])).toEqual([]);
  expect(stateProblems({ ...state, said: ['boom'] }, [])).toEqual([
    'it announced "boom", which is no text of the site',
  ]);
  expect(stateProblems(null, false)).toEqual(['there is no page']);
});

test('growth is told from rest', () => {
  const before = { nodes: 1000, listeners: 100, heapMegabytes: 10, timers: 2, intervals: 1, marks: 9 };
  expect(growth(before, { ...before, nodes: 1050, heapMegabytes: 11 })).toEqual([]);
  expect(growth(before, { ...before, intervals: 2, listeners: 140, marks: 13 })).toEqual([
    'listeners: 100.0 before, 140.0 after',
    'intervals: 1.0 before, 2.0 after',
    'marks: 9.0 before, 13.0 after',
  ]);
});

test('the table counts what was tried and what passed', () => {
  const result = { part: 'api', kind: '500', name: 'R-01', problems: [] };
  const all = [
    { ...result, part: 'leaks', kind: 'steps' },
    result,
    { ...result, problems: ['blank'] },
    { ...result, kind: '401' },
  ];
  const table = resultTable(all);
  expect(resultTable(all.toReversed()), 'whichever worker is done first').toBe(table);
  expect(table.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '| what goes wrong | how | tried | passed |',
    expect.stringMatching(/^\| -+ \| -+ \| -+: \| -+: \|$/),
    '| a call of the gateway | 401 | 1 | 1 |',
    '| a call of the gateway | 500 | 2 | 1 |',
    '| use for hours | steps | 1 | 1 |',
    '| all | | 4 | 3 |',
  ]);
});
