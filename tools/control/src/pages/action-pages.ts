import { html, type Html } from 'release-cli/console/html';
import { section, table, typed, nothing } from 'release-cli/console/parts';
import { changeCells, changeLines, NOBODY_CHANGES } from 'release-cli/map/preview-table';
import type { Action } from '../actions/action';
import { ACTIONS } from '../actions/action-table';
import { commandLine, type CommandResult } from '../actions/run-command';
import type { FormSite } from '../forms/field';
import { heading, proofField, refused, type Viewer } from './layout';

/** Fields of every form, which are not the action's own. */
const EVERY_FORM = ['csrf', 'step', 'reason', 'revision'];

/** What was filled in, without what every form has. */
export function filledIn(given: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...given].filter(([name]) => !EVERY_FORM.includes(name)));
}

/** Where a form of an action is. */
export function actionAddress({ id }: Pick<Action, 'id'>): string {
  return `/releases/do/${id}`;
}

/** Everything that can be done, for whoever may do some of it. */
export function actionList(environment: string): Html {
  const groups = [...new Set(ACTIONS.map(({ group }) => group))];
  return html`${heading(environment, 'Act')}
  ${groups.map((group, index) =>
    section(
      `group-${index}`,
      group,
      html`<ul class="deeds">
        ${ACTIONS.filter((action) => action.group === group).map(
          (action) =>
            html`<li class="card">
              <a href="${actionAddress(action)}">${action.title}</a> <span class="note">${action.about}</span>
            </li>`,
        )}
      </ul>`,
    ),
  )}`;
}

/** The form of an action, filled in with what was given, and why that was refused. */
export function actionForm(
  action: Action,
  {
    site,
    given,
    viewer,
    fault,
  }: { readonly site: FormSite; readonly given: URLSearchParams; readonly viewer: Viewer; readonly fault?: string },
): Html {
  return html`${heading(site.map.environment, action.title, action.about)}
    ${fault === undefined ? null : refused(fault)}
    <form
      class="form"
      method="post"
      action="${actionAddress(action)}"
      ${action.takesFile === true ? html`enctype="multipart/form-data"` : null}
    >
      ${proofField(viewer)}<input type="hidden" name="step" value="preview" />
      ${action.fields.map((field) => field.draw(site, given))}
      <p class="buttons"><button class="button main">Preview</button></p>
    </form>`;
}

/** What a change comes to, as pages show it. */
export type Shown = Pick<CommandResult, 'preview' | 'lines'> & Partial<Pick<CommandResult, 'part' | 'changes'>>;

function gettersSection({ preview }: Shown): Html {
  const rows = changeCells(preview).map(([merchant = '', name = '', before = '', after = '']) => ({
    head: typed(merchant),
    cells: [html`${name}`, typed(before), html`<b>${typed(after)}</b>`],
  }));
  const columns = ['merchant', 'package', 'before', 'after'].map((title) => ({ title }));
  return section(
    'preview',
    'Who gets what',
    rows.length === 0 ? nothing(NOBODY_CHANGES) : table('Who gets something else, before and after', columns, rows),
  );
}

function changesSection(changes: readonly string[]): Html {
  const content = html`<ul class="changes">
    ${changes.map((change) => html`<li>${typed(change)}</li>`)}
  </ul>`;
  return section('changes', 'What changes', changes.length === 0 ? nothing('Nothing changes.') : content);
}

/** Who gets what before and after, and what else the command says. */
export function previewParts(shown: Shown): Html {
  const { preview, lines, part = 'map', changes = [] } = shown;
  const told = new Set([...changeLines(preview), ...changes]);
  const notes = lines.filter((line) => !told.has(line));
  return html`${part === 'settings' ? changesSection(changes) : null}
  ${part === 'map' || preview.length > 0 ? gettersSection(shown) : null}
  ${
    notes.length === 0
      ? null
      : html`<ul class="notes" aria-label="What the command says">
          ${notes.map((note) => html`<li>${typed(note)}</li>`)}
        </ul>`
  }`;
}

/** The same from a terminal. */
function sameCommand(words: readonly string[], environment: string): Html {
  return html`<details>
    <summary>The same from a terminal</summary>
    <code class="command">${typed(`mfe ${commandLine([...words, '--env', environment])}`)}</code>
  </details>`;
}

/** The part of a page where it is decided. */
export const DECISION = 'decision';

/** A preview to be decided on. */
export interface Decision {
  readonly environment: string;
  readonly title: string;
  /** Where the decision is sent. */
  readonly address: string;
  readonly result: Shown;
  readonly words: readonly string[];
  readonly viewer: Viewer;
  /** The revision that the preview was made on; it goes with the decision. */
  readonly revision: number;
  /** What was filled in; it goes with the decision too. */
  readonly given: URLSearchParams;
  /** What the button says. */
  readonly button: string;
  /** Asks why; a proposal has a reason already. */
  readonly asksReason: boolean;
  /** Shown before the decision. */
  readonly screens?: Html | null;
  readonly fault?: string | undefined;
}

const REASON = html`<p class="field">
  <label for="reason">Reason</label>
  <textarea id="reason" name="reason" rows="2" maxlength="500" required aria-describedby="reason-hint"></textarea>
  <span class="note" id="reason-hint">It is signed and stays in the history.</span>
</p>`;

/** The preview with the form that writes it. */
export function decisionPage(decision: Decision): Html {
  const { environment, title, address, result, words, viewer, revision, given, button, asksReason, fault } = decision;
  const { screens = null } = decision;
  return html`${heading(environment, title, `Preview on revision ${revision}; nothing is written yet.`)}
    ${fault === undefined ? null : refused(fault)} ${previewParts(result)} ${sameCommand(words, environment)} ${screens}
    <form class="form" id="${DECISION}" method="post" action="${address}">
      ${proofField(viewer)}<input type="hidden" name="step" value="write" />
      <input type="hidden" name="revision" value="${revision}" />
      ${[...filledIn(given)].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${asksReason ? REASON : null}
      <p class="buttons">
        <button class="button main">${button}</button> <a class="button" href="/releases/">Leave it</a>
      </p>
    </form>`;
}

/** What came of a write. */
export function outcomePage(environment: string, title: string, result: CommandResult): Html {
  const { isWritten, proposal } = result;
  const sentence = outcomeText(environment, result);
  return html`${heading(environment, title)}
    <p class="done" role="status">${typed(sentence)}</p>
    ${previewParts(result)}
    <p class="buttons">
      ${isWritten || proposal !== null ? outcomeLink(result) : null} <a class="button" href="/releases/">Releases</a>
    </p>`;
}

function outcomeLink({ part, isWritten, proposal, revision }: CommandResult): Html {
  if (part === 'settings') return html`<a class="button main" href="/releases/merchants/">Merchants</a>`;
  return isWritten
    ? html`<a class="button main" href="/releases/revisions/${revision}">Revision ${revision}</a>`
    : html`<a class="button main" href="/releases/proposals/${proposal ?? ''}">The proposal</a>`;
}

function outcomeText(environment: string, { part, isWritten, proposal, revision }: CommandResult): string {
  const document = part === 'map' ? environment : `the settings of ${environment}`;
  if (isWritten) return `Revision ${revision} of ${document} is written.`;
  if (proposal !== null) return `Signed and not in effect yet: another person has to approve the proposal ${proposal}.`;
  return 'Nothing to do: it is so already.';
}
