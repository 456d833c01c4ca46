import { html, type Html } from 'release-cli/console/html';
import { badge, nothing, section, table, timeElement, typed } from 'release-cli/console/parts';
import { locksAt } from 'release-cli/edits/lock-edits';
import { lockScopeText, windowText } from 'release-cli/locks/lock-text';
import type { FreezeWindow } from 'shared-contracts/release/freeze-window';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { lockValue } from '../forms/site-fields';
import { heading, type Viewer } from '../pages/layout';

/** What the page shows, and when. */
export interface PlanInput {
  readonly map: ReleaseMap;
  readonly freezeWindows: readonly FreezeWindow[];
  readonly now: Date;
  readonly viewer: Viewer;
}

function link({ mayAct }: Viewer, address: string, title: string): Html | null {
  return mayAct ? html`<a class="button" href="${address}">${title}</a>` : null;
}

function columns(...titles: readonly string[]) {
  return titles.map((title) => ({ title }));
}

function scheduleSection({ map: { scheduled = [] }, viewer }: PlanInput): Html {
  const rows = scheduled.map(({ id, at, words, by, reason, refused }) => ({
    head: timeElement(at),
    cells: [
      html`<code>${typed(`mfe ${words.join(' ')}`)}</code>`,
      typed(reason),
      typed(by),
      refused === undefined ? badge('waits', 'calm') : html`${badge('not made', 'bad')} ${typed(refused)}`,
      html`${link(viewer, `/releases/do/schedule-cancel?planned=${id}`, 'Cancel')}`,
    ],
  }));
  const content =
    rows.length === 0
      ? nothing('Nothing is planned.')
      : table('Writes that are planned, in order of time', columns('at', 'what', 'why', 'who', 'state', ''), rows);
  return section('planned', 'Planned', content, 'Promote, switch and the actions of a rollout have “Plan it for”.');
}

function lockSection({ map, now, viewer }: PlanInput): Html {
  const rows = locksAt(map, now).map((lock) => ({
    head: typed(lockScopeText(lock)),
    cells: [
      typed(lock.reason),
      typed(lock.by),
      timeElement(lock.since),
      lock.until === undefined ? html`it is unlocked` : timeElement(lock.until),
      html`${link(viewer, `/releases/do/unlock?${new URLSearchParams({ lock: lockValue(lock) }).toString()}`, 'Unlock')}`,
    ],
  }));
  return section(
    'locks',
    'Locks',
    html`${rows.length === 0 ? nothing('Nothing is locked.') : table('What nobody changes', columns('what', 'why', 'who', 'since', 'until', ''), rows)}
      <p class="buttons">${link(viewer, '/releases/do/lock', 'Lock')}</p>`,
  );
}

function freezeSection({ freezeWindows, now }: PlanInput): Html {
  const content =
    freezeWindows.length === 0
      ? nothing('The settings have no freeze window.')
      : html`<ul class="windows">
          ${freezeWindows.map((window) => html`<li>${typed(windowText(window, now))}</li>`)}
        </ul>`;
  return section('freezes', 'Freeze windows', content, 'They stand in the settings, as freezeWindows.');
}

/** Planned writes in order of time, locks and freeze windows, with what is done about them. */
export function planPage(input: PlanInput): Html {
  return html`${heading(input.map.environment, 'Plan')} ${scheduleSection(input)} ${lockSection(input)}
  ${freezeSection(input)}`;
}
