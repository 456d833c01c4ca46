import { html, type Html } from 'release-cli/console/html';
import { badge, section, table, timeElement, typed, type Tone } from 'release-cli/console/parts';
import { leftOutText, shownFaults, triedText } from 'release-cli/gateway/ask-gateway';
import type { TriedRead } from 'release-cli/gateway/try-read';
import type { FoundMerchant } from 'release-cli/merchants/merchant-tables';
import { heading, proofField, refused, type Viewer } from '../pages/layout';
import { merchantAddress } from '../merchants/merchant-list';
import type { TestRun } from './test-runs';

/** So often a page that shows a running test is asked for again. */
export const LOOK_SECONDS = 2;

/** Where the back end of a merchant is tested. */
export function testAddress(code: string): string {
  return `${merchantAddress(code)}/test`;
}

/** The page of a test. */
export interface TestPage {
  readonly environment: string;
  readonly found: FoundMerchant;
  readonly viewer: Viewer;
  /** Whether the viewer may begin one. */
  readonly mayTest: boolean;
  /** The viewer's last test of this merchant. */
  readonly run: TestRun | undefined;
  readonly given: URLSearchParams;
  readonly fault?: string;
}

const TONES: Readonly<Record<TriedRead['outcome'], Tone>> = { read: 'good', partly: 'warn', failed: 'bad' };
const COLUMNS = ['call', 'answer', 'what is wrong'].map((title) => ({ title }));
/** What needs somebody comes first. */
const ORDER: readonly TriedRead['outcome'][] = ['failed', 'partly', 'read'];

function calls(tried: readonly TriedRead[]): Html | null {
  const rows = tried
    .toSorted((first, second) => ORDER.indexOf(first.outcome) - ORDER.indexOf(second.outcome))
    .map((one) => ({
      head: html`<code>${one.call}</code>`,
      cells: [
        badge(one.outcome, TONES[one.outcome]),
        html`${shownFaults(one).map((fault) => html`<div>${typed(fault)}</div>`)}`,
      ],
    }));
  return rows.length === 0 ? null : table('Calls that pages make, what failed first', COLUMNS, rows);
}

function result({ tried, end, startedAt, asked }: TestRun): Html {
  const where = asked === '' ? "the page's own origin" : asked;
  const state =
    end.kind === 'running'
      ? html`<p class="state" role="status">
          Running: ${triedText(tried)}. This page looks again every ${LOOK_SECONDS} seconds.
        </p>`
      : end.kind === 'refused'
        ? refused(end.sentence)
        : html`<p class="done" role="status">${triedText(tried)}. ${leftOutText(tried)}</p>`;
  return section(
    'result',
    'Result',
    html`${state} ${calls(tried)}`,
    html`Begun ${timeElement(startedAt)}, at ${typed(where)}.`,
  );
}

/** Lines of the form; what is typed as a token is never written back. */
const FIELDS = [
  ['gateway', 'Another back end', 'such as https://api.palm.example, to be tried in the place of what is set', 'url'],
  ['language', 'Language', "as which the calls ask, such as EN; the merchant's default when empty", 'text'],
  [
    'token',
    'Token of a test account',
    'of a session; with it calls of members are made too. It is not kept.',
    'password',
  ],
] as const;

function field([name, title, hint, type]: (typeof FIELDS)[number], given: URLSearchParams): Html {
  return html`<p class="field">
    <label for="${name}">${title}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${type === 'password' ? '' : (given.get(name) ?? '')}"
      maxlength="${type === 'password' ? 8192 : 200}"
      autocomplete="off"
      aria-describedby="${name}-hint"
    />
    <span class="note" id="${name}-hint">${hint}</span>
  </p>`;
}

function form({ found, viewer, given }: TestPage): Html {
  return html`<form class="form" method="post" action="${testAddress(found.config.code)}">
    ${proofField(viewer)} ${FIELDS.map((one) => field(one, given))}
    <p class="buttons"><button class="button main">Test</button></p>
  </form>`;
}

/** The test of a merchant's back end: the form that begins it, and what came of the last one. */
export function testPage(page: TestPage): Html {
  const { environment, found, mayTest, run, fault } = page;
  const { code, name } = found.config;
  return html`${heading(environment, `Back end of ${name}`, 'Every reading call that pages make, read by the contract. Nothing is written.')}
    ${fault === undefined ? null : refused(fault)} ${run === undefined ? null : result(run)}
    ${mayTest && run?.end.kind !== 'running' ? form(page) : null}
    <p class="buttons"><a class="button" href="${merchantAddress(code)}">The merchant</a></p>`;
}
