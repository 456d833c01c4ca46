import { percentText } from '../health/guard';
import { stagesText, type HealthLine } from '../health/health-lines';
import type { ConsoleHealth } from './console-input';
import { html, type Html } from './html';
import { badge, nothing, section, table, timeElement, typed, type Row } from './parts';
import { counted } from '../text/counted';

const COLUMNS = [
  { title: 'version' },
  { title: 'served by' },
  { title: 'loads', isNumber: true },
  { title: 'failed', isNumber: true },
  { title: 'fallbacks', isNumber: true },
  { title: 'errors', isNumber: true },
  { title: 'failed tries' },
  { title: 'ready', isNumber: true },
  { title: 'LCP', isNumber: true },
  { title: 'INP', isNumber: true },
  { title: 'verdict' },
] as const;

function count(value: number): Html {
  return value === 0 ? html`<span class="zero">0</span>` : html`${value.toLocaleString('en')}`;
}

function time(value: number | null): Html {
  return value === null ? html`<span class="none">-</span>` : html`${Math.round(value).toLocaleString('en')} ms`;
}

function failed({ failureRate, failuresByStage }: HealthLine): Html {
  const stages = stagesText(failuresByStage);
  return html`${percentText(failureRate)}${stages === '' ? null : html` <small>${typed(stages)}</small>`}`;
}

function measures({ measures: all }: HealthLine): Html {
  if (all.length === 0) return html`<span class="none">-</span>`;
  // The column is narrow: a number and its sign stay together.
  const texts = all.map(({ name, failureRate }) => `${name} ${percentText(failureRate).replace(' ', '\u00A0')}`);
  return html`${texts.join(', ')}`;
}

function verdict({ verdicts: [worst] }: HealthLine): Html {
  if (worst === undefined) return html`<span class="none">-</span>`;
  const tone = worst.verdict === 'fine' ? 'good' : 'calm';
  return badge(worst.verdict, worst.verdict === 'worse' ? 'bad' : tone);
}

function row(line: HealthLine): Row {
  return {
    head: html`${line.package} <b>${typed(line.version)}</b>`,
    cells: [
      html`${line.servedBy.join(', ') || 'nobody now'}`,
      count(line.loads),
      failed(line),
      count(line.fallbacks),
      count(line.errors),
      measures(line),
      line.ready === null ? time(null) : html`${time(line.ready.p75)} <small>${typed(line.ready.screen)}</small>`,
      time(line.lcp),
      time(line.inp),
      verdict(line),
    ],
  };
}

/** How the versions do on people's devices. */
export function healthSection(health: ConsoleHealth | string): Html {
  if (typeof health === 'string') return section('health', 'Health', nothing(health));
  const { lines, strangers } = health.report;
  const seen = lines.filter((line) => line.pages > 0 || line.errors > 0);
  const unseen = lines.filter((line) => !seen.includes(line)).map((line) => `${line.package} ${line.version}`);
  const caption = 'How each version does: pages, and times that three of four pages keep';
  const left =
    strangers === 0 ? '' : `${counted(strangers, 'version')} that never came from here reported too and are left out.`;
  const content = html`${seen.length === 0 ? nothing('No page has reported yet.') : table(caption, COLUMNS, seen.map(row))}
  ${unseen.length === 0 ? null : html`<p class="note">No page has reported of ${typed(unseen.join(', '))}.</p>`}`;
  return section('health', 'Health', content, html`Since ${timeElement(health.since)}. ${left}`);
}
