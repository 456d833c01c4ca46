import type { ConsoleInput } from 'release-cli/console/console-input';
import { changesOf, historySection } from 'release-cli/console/history-section';
import { html, type Html } from 'release-cli/console/html';
import { matrixSection } from 'release-cli/console/matrix';
import { nothing, section, table, timeElement, typed } from 'release-cli/console/parts';
import { consoleParts } from 'release-cli/console/render-console';
import { expiryOf, type Proposal } from 'release-cli/change/proposals';
import { changeSummary, mapChanges } from 'release-cli/map/map-changes';
import type { ReleaseMap, Rollout } from 'shared-contracts/release/release-map';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { previewChange } from 'release-cli/map/preview';
import { rolloutValue } from '../forms/site-fields';
import { previewParts } from './action-pages';
import { heading, proofField, type Viewer } from './layout';
import { rolloutAddress } from './rollout-address';

/** Where a revision is shown. */
export function revisionAddress(revision: number): string {
  return `/releases/revisions/${revision}`;
}

/** The console itself, with what waits for approval before everything else. */
export function overview(input: ConsoleInput, proposals: readonly Proposal[], viewer: Viewer): Html {
  const actionsOf = (rollout: Rollout): Html =>
    html`<p class="buttons"><a class="button" href="${rolloutAddress({ rollout })}">Charts</a></p>
      ${rolloutActions(rollout, viewer)}`;
  const links = { addressOf: revisionAddress, actionsOf };
  return html`${proposals.length === 0 ? null : proposalSection(input.map, proposals)} ${consoleParts(input, links)}`;
}

/** The form of another share, filled in with what the rollout is; coming steps are planned anew. */
function shareAddress({ package: name, version, percent, merchants, guard }: Rollout): string {
  const form = new URLSearchParams({ release: `${name} ${version}`, whom: merchants === undefined ? 'all' : 'these' });
  for (const merchant of merchants ?? []) form.append('merchants', merchant);
  if (percent !== undefined) form.set('percent', String(percent));
  if (guard !== undefined) {
    form.set('guard', guard.action);
    form.set('minimum-loads', String(guard.minimumLoads));
  }
  return `/releases/do/canary?${form.toString()}`;
}

/** The forms of what is done with a rollout, filled in with it; nothing for whoever may only look. */
export function rolloutActions(rollout: Rollout, { mayAct }: Viewer): Html | null {
  if (!mayAct) return null;
  const chosen = new URLSearchParams({ rollout: rolloutValue(rollout) }).toString();
  const link = (address: string, title: string): Html => html`<a class="button" href="${address}">${title}</a>`;
  return html`<p class="buttons">
    ${link(shareAddress(rollout), 'Change share')}
    ${rollout.held === undefined ? link(`/releases/do/canary-hold?${chosen}`, 'Hold') : link(`/releases/do/canary-resume?${chosen}`, 'Resume')}
    ${link(`/releases/do/canary-end?${chosen}`, 'End')}
    ${rollout.merchants === undefined ? link(`/releases/do/canary-finish?${chosen}`, 'Finish') : null}
  </p>`;
}

/** The proposals that could still take effect. */
export function proposalSection(map: ReleaseMap, proposals: readonly Proposal[]): Html {
  const columns = ['proposal', 'what changes', 'why', 'who', 'signed', 'ends'].map((title) => ({ title }));
  const rows = proposals.map((proposal) => {
    const { id, map: after, signers, threshold } = proposal;
    return {
      head: html`<a href="/releases/proposals/${id}"><code>${id}</code></a>`,
      cells: [
        typed(changeSummary(mapChanges(map, after))),
        typed(after.reason),
        typed(after.author),
        html`${signers.length} of ${threshold}`,
        timeElement(expiryOf(proposal)),
      ],
    };
  });
  return section(
    'proposals',
    'Waiting for approval',
    rows.length === 0
      ? nothing('Nothing waits for approval.')
      : table('Writes that another person has to approve', columns, rows),
  );
}

/** What lies around a revision. */
interface RevisionSurroundings {
  /** The one before; null where it is not kept. */
  readonly before: ReleaseMap | null;
  /** The number of the present one. */
  readonly present: number;
  readonly merchants: readonly string[];
  readonly viewer: Viewer;
}

/** The way back, which one click previews. */
function wayBack(title: string, to: number, viewer: Viewer): Html {
  return html`<form class="form" method="post" action="/releases/do/return">
    ${proofField(viewer)}<input type="hidden" name="step" value="preview" />
    <input type="hidden" name="to" value="${to}" />
    <p class="buttons"><button class="button main">${title}</button></p>
  </form>`;
}

/** One revision: what it changed, who got something else, and the way back. */
export function revisionPage(state: ReleaseMap, { before, present, merchants, viewer }: RevisionSurroundings): Html {
  const { environment, revision, author, reason, writtenAt } = state;
  const isPresent = revision === present;
  const back = isPresent ? revision - 1 : revision;
  const title = isPresent ? `Undo: return to revision ${back}` : `Return to revision ${back}`;
  return html`${heading(environment, `Revision ${revision}`)}
    <p class="state">${timeElement(writtenAt)}, by ${typed(author)}: ${typed(reason)}</p>
    ${section('changes', 'What changed', changesOf(before, state))}
    ${before === null ? null : previewParts({ preview: previewChange(before, state, merchants), lines: [] })}
    ${back < 1 || !viewer.mayAct ? null : wayBack(title, back, viewer)}`;
}

/** What somebody wrote since a preview was made; nothing of the decision was written. */
export function overtakenPage(environment: string, since: Html, again: string): Html {
  return html`${heading(environment, 'Somebody wrote first')}
    <p class="refused" role="alert">
      Nothing was written: since your preview ${environment} has changed. This is what changed:
    </p>
    ${since}
    <p class="buttons">
      <a class="button main" href="${again}">Look again</a> <a class="button" href="/releases/">Leave it</a>
    </p>`;
}

function isFound(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted);
}

/** The writes in whose changes, reason or author a text is found. */
function foundWrites(history: readonly ReleaseMap[], wanted: string): Html {
  return historySection(history, {
    addressOf: revisionAddress,
    isListed: (state, before) => {
      const texts = before === null ? [] : mapChanges(before, state).map(({ text }) => text);
      return [state.author, state.reason, ...texts].some((text) => isFound(text, wanted));
    },
  });
}

/** What has a text in it: merchants, published versions and writes. Without a text only the question. */
export function searchPage({ map, merchants, history }: ConsoleInput, text: string): Html {
  const wanted = text.trim().toLowerCase();
  const found = Object.entries(merchants).filter(([code, name]) => isFound(`${code} ${name}`, wanted));
  const versions = packageEntries(map.releases)
    .flatMap(([name, known]) => Object.keys(known).map((version) => `${name} ${version}`))
    .filter((version) => isFound(version, wanted));
  const results = html`${found.length === 0 ? section('matrix', 'Who gets what', nothing('No merchant is called so.')) : matrixSection(map, Object.fromEntries(found))}
  ${section(
    'published',
    'Versions',
    versions.length === 0
      ? nothing('No published version is called so.')
      : html`<ul class="versions">
          ${versions.map((version) => html`<li><b>${typed(version)}</b></li>`)}
        </ul>`,
  )}
  ${foundWrites(history, wanted)}`;
  return html`${heading(map.environment, 'Search')}
    <form class="form" method="get" action="/releases/search" role="search">
      <p class="field">
        <label for="q">Merchant, package, version, person or reason</label
        ><input id="q" name="q" type="search" value="${text}" maxlength="100" />
      </p>
      <p class="buttons"><button class="button main">Search</button></p>
    </form>
    ${wanted === '' ? null : results}`;
}
