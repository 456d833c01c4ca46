import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { emptyReleaseMap, type ReleaseMap } from 'shared-contracts/release/release-map';
import { distinctSets } from '../evidence/distinct-sets';
import { judgeRollouts } from '../health/guard';
import { healthReport } from '../health/health-lines';
import { healthMeasure, healthRow, healthSummaryOf } from '../test-support/health-site';
import type { ConsoleInput } from './console-input';
import { CONSOLE_SCRIPT } from './console-script';
import { renderConsole } from './render-console';

const HASH = 'a'.repeat(64);
const VERSIONS = { '1.0.0': HASH, '1.1.0': HASH, '1.2.0': HASH };

/** A map with something in every part of it, in which `text` stands wherever a person can write. */
function mapWith(text: string, changes: Partial<ReleaseMap> = {}): ReleaseMap {
  return {
    ...emptyReleaseMap('staging'),
    revision: 2,
    writtenAt: '2026-12-01T10:00:00.000Z',
    author: text,
    reason: text,
    releases: { 'host-shell': VERSIONS, 'mfe-games': { ...VERSIONS, [text]: HASH } },
    defaults: { 'host-shell': '1.0.0', 'mfe-games': '1.1.0' },
    pins: { lotus: { 'mfe-games': text } },
    rollouts: [
      {
        package: 'mfe-games',
        version: '1.2.0',
        percent: 10,
        steps: [{ at: '2026-12-02T10:00:00.000Z', percent: 50 }],
        guard: { action: 'rollback', minimumLoads: 200 },
        held: text,
        since: '2026-11-30T10:00:00.000Z',
      },
    ],
    switches: [{ package: 'mfe-messaging', merchants: ['lotus'], message: { EN: text, CN: text } }],
    revoked: { 'mfe-games': [text] },
    ...changes,
  };
}

function inputWith(text: string, changes: Partial<ConsoleInput> = {}): ConsoleInput {
  const map = mapWith(text);
  const summary = healthSummaryOf(
    [
      healthRow('mfe-games', '1.2.0', {
        pages: 500,
        loads: 460,
        failures: 50,
        failuresByStage: { [text]: 50 },
        readyMs: { [text]: { count: 1, p50: 1, p75: 2, p95: 3 } },
        outcomes: { launch: healthMeasure(40, 10) },
      }),
      healthRow('mfe-games', '1.1.0', { pages: 1500, loads: 1500, failures: 30 }),
      healthRow('mfe-games', text, { pages: 1, loads: 1 }),
    ],
    'staging',
  );
  const judged = judgeRollouts(map, () => summary);
  const merchants = { aurora: 'Aurora', lotus: text };
  const sets = distinctSets(map, Object.keys(merchants)).map((set) => ({ ...set, evidence: 'none' as const }));
  return {
    map,
    settings: {
      environment: 'staging',
      revision: 7,
      writtenAt: '2026-11-29T08:00:00.000Z',
      author: `settler ${text}`,
      reason: text,
    },
    merchants,
    history: [{ ...map, revision: 1, pins: {}, switches: [] }, map],
    sets,
    health: { since: new Date('2026-11-30T10:00:00Z'), report: healthReport(map, summary, judged), judged },
    freezeWindows: [],
    madeAt: new Date('2026-12-01T10:15:00Z'),
    ...changes,
  };
}

/** Every tag with the names of its attributes: what a text could change if it were not only text. */
function tagsOf(page: string): readonly string[] {
  const body = page.slice(page.indexOf('</style>'), page.lastIndexOf('<script'));
  return [...body.matchAll(/<(\/?[a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, tag, attributes = '']) =>
      `${tag} ${attributes
        .replace(/="[^"]*"/g, '')
        .replace(/\s+/g, ' ')
        .trim()}`,
  );
}

/** What a person reads of a page. */
function textOf(page: string): string {
  return page
    .slice(page.indexOf('<main>'), page.lastIndexOf('<script'))
    .replace(/<\/?(bdi|b|time)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('renderConsole', () => {
  const page = renderConsole(inputWith('9.9.9'));
  const text = textOf(page);

  it('gives the same bytes for the same input', () => {
    expect(renderConsole(inputWith('9.9.9'))).toBe(page);
  });

  it('has a section that one merchant gets without a default', () => {
    const rollouts = [{ package: 'mfe-agent' as const, version: '1.2.0', merchants: ['lotus'] }];
    const console = renderConsole(inputWith('9.9.9', { map: mapWith('9.9.9', { rollouts }) }));
    const [matrix = ''] = /<section class="matrix".*?<\/section>/s.exec(console) ?? [];
    expect(matrix).toContain('mfe-agent');
  });

  it.each([
    ['what waits', 'The rollout of mfe-games 1.2.0 to all merchants is held: 9.9.9.'],
    ['what is off', 'mfe-messaging is switched off for 1 merchant.'],
    ['what is not proven', '3 of 3 sets were not tested together as they are.'],
    ['when it was made', 'This page was made 2026-12-01 10:15 UTC and shows what was so then.'],
    ['the state', 'Revision 2, 2026-12-01 10:00 UTC, by 9.9.9: 9.9.9'],
    ['a rollout', '10 % of all merchants'],
    ['a step', '50 % 2026-12-02 10:00 UTC'],
    ['a guard', 'rolls it back when it does worse, from 200 pages on'],
    ['a verdict', '1.2.0 failed on 10 % of 500 pages, 1.1.0 failed on 2 % of 1500 pages'],
    ['a revoked version', '9.9.9: open pages leave it at once'],
    ['health', '460'],
    ['outcomes', 'launch 25 %'],
    ['the verdict on an outcome', 'launch too few pages to say 1.2.0 failed to launch a game on 25 % of 40 pages'],
    ['the history', 'mfe-games pinned to 9.9.9 for lotus'],
  ])('tells %s', (_name, part) => {
    expect(text).toContain(part);
  });

  it('shows who gets what: share, layer and a tint for what is not the default', () => {
    const cells = [...page.matchAll(/<span class="chip (tint-\d|off|none)"(?: data-layer="(\w+)")?/g)].map(
      ([, tint, layer]) => `${tint} ${layer ?? ''}`.trim(),
    );
    expect(cells).toEqual([
      // Aurora: the host; games for 90 % and for 10 % of the devices.
      'tint-0 default',
      'tint-0 default',
      'tint-2 rollout',
      // Lotus: a pin outranks a rollout for all.
      'tint-0 default',
      'tint-1 pin',
    ]);
  });

  it('has tables with captions and headers for rows and columns', () => {
    const tables = page.split('<table').slice(1);
    expect(tables).toHaveLength(4);
    for (const table of tables) {
      expect(table).toMatch(/<caption>\s*\S/);
      expect(table).toContain('scope="col"');
      expect(table).toContain('scope="row"');
    }
  });

  it('allows its own style and script by their hashes and nothing else', () => {
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
    const hash = (part: string): string => `'sha256-${createHash('sha256').update(part).digest('base64')}'`;
    expect(page).toContain(
      `content="default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'"`,
    );
    expect(page).not.toMatch(/\sstyle="|\son[a-z]+="|https?:/);
  });

  it('takes its script from beside it where it is served', () => {
    const served = renderConsole(inputWith('9.9.9'), 'beside');
    expect(served).toContain(`script-src 'self';`);
    expect(served).toContain('<script src="console.js"></script>');
    expect(served).not.toContain(CONSOLE_SCRIPT);
  });

  it('says who wrote the settings last, when and why', () => {
    const words = renderConsole(inputWith('9.9.9')).replaceAll(/<[^>]+>/g, '');
    expect(words).toContain('Settings 7, 2026-11-29 08:00 UTC, by settler 9.9.9: 9.9.9');
  });

  it('says so where there is nothing', () => {
    const empty = renderConsole({
      map: emptyReleaseMap('staging'),
      settings: null,
      merchants: { aurora: 'Aurora' },
      history: [],
      sets: [],
      health: 'Not known: nobody answers.',
      freezeWindows: [],
      madeAt: new Date('2026-12-01T10:15:00Z'),
    });
    for (const sentence of [
      'No settings yet.',
      'Nothing waits for anybody.',
      'Nothing is served in this environment yet.',
      'No version is being rolled out.',
      'Not known: nobody answers.',
      'Nothing is served yet, so no versions meet.',
      'Nothing was written yet.',
    ])
      expect(textOf(empty)).toContain(sentence);
    expect(empty).not.toContain('<table');
  });

  it('says why sets are not listed', () => {
    expect(textOf(renderConsole(inputWith('9.9.9', { sets: 'They cannot be listed: too many.' })))).toContain(
      'They cannot be listed: too many.',
    );
  });
});

describe('texts that people and devices write', () => {
  const HARMLESS = 'harmless';
  it.each([
    '</bdi><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!-- ',
    ']]>',
    '</style><style>*{display:none}',
    '&lt;b&gt;&amp;',
    '\u202Eright to left',
    '${7*7}',
  ])('stay texts: %s', (hostile) => {
    const page = renderConsole(inputWith(hostile));
    expect(tagsOf(page)).toEqual(tagsOf(renderConsole(inputWith(HARMLESS))));
    const escaped = hostile
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    expect(page.split(escaped).length).toBeGreaterThan(10);
    if (escaped !== hostile) expect(page).not.toContain(hostile);
  });

  it('are cut off from the direction they are written in', () => {
    const page = renderConsole(inputWith('\u202E'));
    expect(textOf(page)).toContain('\u202E');
    expect(textOf(page.replace(/<bdi>[^<]*<\/bdi>/g, ''))).not.toContain('\u202E');
  });
});

describe('many merchants', () => {
  const names = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`site-${index}`, `Site ${index}`]));
  const page = renderConsole(inputWith('9.9.9', { merchants: { ...names, lotus: 'Lotus' }, sets: [] }));

  it('share a row when they get the same, those that differ first', () => {
    const rows = page.split('data-merchants="').slice(1);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^lotus lotus"/);
    expect(rows[1]).toContain('<summary>1000 merchants</summary>');
  });

  it('can be looked for', () => {
    expect(page).toContain('<p id="filter" class="filter" hidden>');
    expect(renderConsole(inputWith('9.9.9'))).not.toContain('id="filter"');
  });
});

describe('the script', () => {
  function run(words: readonly string[]) {
    const rows = words.map((merchants) => ({ hidden: false, dataset: { merchants } }));
    const output = { textContent: '' };
    let type = (_text: string): void => undefined;
    const input = {
      value: '',
      addEventListener: (_name: string, listener: () => void) => {
        type = (text) => {
          input.value = text;
          listener();
        };
      },
    };
    const filter = { hidden: true, querySelector: (name: string) => (name === 'input' ? input : output) };
    runInNewContext(CONSOLE_SCRIPT, {
      document: { getElementById: () => (words.length === 0 ? null : filter), querySelectorAll: () => rows },
    });
    return { filter, output, rows, type: (text: string) => type(text) };
  }

  it('hides the rows of other merchants and says how many are left', () => {
    const { filter, output, rows, type } = run(['aurora aurora', 'lotus lotus', 'site-1 site 1 site-2 site 2']);
    expect([filter.hidden, output.textContent]).toEqual([false, '']);
    type(' LOTUS ');
    expect(rows.map((row) => row.hidden)).toEqual([true, false, true]);
    expect(output.textContent).toBe('1 of 3 rows');
    type('');
    expect(rows.map((row) => row.hidden)).toEqual([false, false, false]);
    expect(output.textContent).toBe('');
  });

  it('does nothing where there is no filter', () => {
    expect(() => run([])).not.toThrow();
  });
});
