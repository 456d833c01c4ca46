import { html, type Html } from 'release-cli/console/html';
import { nothing, section, table, timeElement, typed } from 'release-cli/console/parts';
import { verdictBadge } from 'release-cli/console/rollouts';
import { percentText, type JudgedMeasure, type JudgedRollout } from 'release-cli/health/guard';
import type { MeasureTrend, Span } from 'release-cli/health/trend';
import { worseFrom } from 'release-cli/health/worse-from';
import { rolloutText } from 'release-cli/map/map-changes';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import { heading, type Viewer } from '../pages/layout';
import { rolloutActions } from '../pages/read-pages';
import { rolloutAddress } from '../pages/rollout-address';
import { boundedText, chart } from './chart';
import type { RolloutChoice, RolloutHealth } from './rollout-health';

/** So often a page that renews itself is asked for again. */
export const RENEW_SECONDS = 60;

/** What the page shows, and when. */
export interface RolloutPageInput {
  readonly map: ReleaseMap;
  /** Null where there is no rollout. */
  readonly shown: ShownRollout | null;
  readonly now: Date;
  readonly isRenewed: boolean;
  readonly viewer: Viewer;
}

/** A rollout and how it does. */
interface ShownRollout extends RolloutChoice {
  /** A sentence where it is not known. */
  readonly health: RolloutHealth | string;
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** `12-01 10:00`: a chart has no room for the year, which is that of its rollout. */
function spanLabel({ since }: Span): string {
  return since.toISOString().slice(5, 16).replace('T', ' ');
}

function charts(trends: readonly MeasureTrend[], { version }: Rollout, replaces: readonly string[]): Html {
  const old = replaces.length === 0 ? 'nothing before' : replaces.join(' and ');
  return html`<div class="charts">
    ${trends.map(({ measure, points }) =>
      chart({
        title: capitalised(measure.deed),
        along: 'time (UTC)',
        fresh: version,
        old,
        points: points.map((point) => ({ ...point, label: spanLabel(point.span) })),
      }),
    )}
  </div>`;
}

const COLUMNS = ['where', 'measure', 'new', 'before', 'guards act from', 'verdict'].map((title) => ({ title }));

function measureRow(head: Html, judged: JudgedMeasure) {
  const from = worseFrom(judged);
  return {
    head,
    cells: [
      html`${judged.measure.deed}`,
      html`${boundedText(judged.fresh)}`,
      html`${boundedText(judged.old)}`,
      html`${from === null ? '-' : percentText(from)}`,
      verdictBadge(judged.verdict),
    ],
  };
}

/** Every measure of a rollout as a whole, then at each merchant that is judged apart. */
function comparison(judged: JudgedRollout, rollout: Rollout, isRenewed: boolean): Html {
  const rowsOf = (head: Html, { loads, others }: JudgedRollout) =>
    [loads, ...others].map((one) => measureRow(head, one));
  const apart = judged.apart.flatMap((one) => {
    const merchant = (one.rollout.merchants ?? []).join();
    return rowsOf(html`<a href="${rolloutAddress({ rollout, merchant, isRenewed })}">${typed(merchant)}</a>`, one);
  });
  const rows = [...rowsOf(html`all together`, judged), ...apart];
  return table('The new version beside the one before, since the rollout began', COLUMNS, rows);
}

function chosenPart({ rollout, merchant, health }: ShownRollout, { isRenewed, viewer }: RolloutPageInput): Html {
  const { percent = 100, since } = rollout;
  const note = html`${percent} %${since === undefined ? null : html`, since ${timeElement(since)}`}. A rate stands with
  its 95 % bounds.`;
  if (typeof health === 'string') return section('rollout', capitalised(rolloutText(rollout)), nothing(health), note);
  const { judged, replaces, trends } = health;
  const figures = html`${comparison(judged, rollout, isRenewed)} ${rolloutActions(rollout, viewer)}`;
  const all =
    merchant === undefined
      ? null
      : html`<p><a href="${rolloutAddress({ rollout, isRenewed })}">All merchants of this rollout together</a></p>`;
  return html`${section('rollout', capitalised(rolloutText(rollout)), figures, note)}
  ${section(
    'over-time',
    merchant === undefined ? 'Over time' : `Over time, at ${merchant}`,
    html`${all}${charts(trends, rollout, replaces)}`,
  )}`;
}

function otherRollouts({ map, shown, isRenewed }: RolloutPageInput): Html | null {
  if (map.rollouts.length < 2) return null;
  return html`<nav aria-label="Rollouts">
    ${map.rollouts.map(
      (rollout) =>
        html`<a
          href="${rolloutAddress({ rollout, isRenewed })}"
          ${rollout === shown?.rollout ? html`aria-current="true"` : null}
          >${rolloutText(rollout)}</a
        >`,
    )}
  </nav>`;
}

function lookAgain(choice: RolloutChoice, isRenewed: boolean): Html {
  const link = (title: string, renewed: boolean): Html =>
    html`<a class="button" href="${rolloutAddress({ ...choice, isRenewed: renewed })}">${title}</a>`;
  return html`<p class="buttons">
    ${link('Look again', isRenewed)} ${link(isRenewed ? 'Stop renewing' : 'Keep renewing', !isRenewed)}
  </p>`;
}

/** One rollout beside what it replaces, as figures and over time, with when that was so and how to look again. */
export function rolloutPage(input: RolloutPageInput): Html {
  const { map, shown, now, isRenewed } = input;
  return html`${heading(map.environment, 'Rollouts')}
    <p class="state">
      As of ${timeElement(now)}.${isRenewed ? ` This page is renewed every ${RENEW_SECONDS} seconds.` : null}
    </p>
    ${
      shown === null
        ? nothing('No version is being rolled out.')
        : html`${lookAgain(shown, isRenewed)} ${otherRollouts(input)} ${chosenPart(shown, input)}`
    }`;
}
