import { html, type Html } from './html';

/** A moment for people, with the exact one for machines. */
export function timeElement(moment: Date | string): Html {
  const iso = new Date(moment).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

/** A share as a bar; the number stands beside it in words. */
export function shareBar(percent: number): Html {
  const width = Math.max(0, Math.min(100, percent));
  return html`<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect class="bar-all" width="100" height="4" />
    <rect class="bar-part" width="${width}" height="4" />
  </svg>`;
}

/** A text that somebody typed: whatever direction it is written in, it stays in its place. */
export function typed(text: string): Html {
  return html`<bdi>${text}</bdi>`;
}

export interface Column {
  readonly title: string;
  /** Figures stand to the right. */
  readonly isNumber?: boolean;
}

/** One row: its head, its cells, and words it is found by. */
export interface Row {
  readonly head: Html;
  readonly cells: readonly Html[];
  readonly words?: string;
}

/**
 * A table that turns into cards on narrow screens. The roles are written out because a browser forgets them
 * once the elements are no longer drawn as a table.
 */
export function table(caption: string, columns: readonly Column[], rows: readonly Row[]): Html {
  const [first, ...others] = columns;
  const kind = (column: Column | undefined): string => (column?.isNumber === true ? 'number' : 'text');
  return html`<table role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">${first?.title ?? ''}</th>
        ${others.map((column) => html`<th role="columnheader" scope="col" class="${kind(column)}">${column.title}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map(
        ({ head, cells, words }) =>
          html`<tr role="row" ${words === undefined ? null : html`data-merchants="${words}"`}>
            <th role="rowheader" scope="row">${head}</th>
            ${cells.map(
              (cell, index) =>
                html`<td role="cell" class="${kind(others[index])}" data-title="${others[index]?.title ?? ''}">
                  <div>${cell}</div>
                </td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A part of the page under its heading. */
export function section(id: string, title: string, content: Html, note: string | Html = ''): Html {
  return html`<section class="${id}" aria-labelledby="${id}">
    <header class="section-head">
      <h2 id="${id}">${title}</h2>
      <p class="note">${note}</p>
    </header>
    ${content}
  </section>`;
}

/** What is said where there is nothing to show. */
export function nothing(sentence: string): Html {
  return html`<p class="nothing">${sentence}</p>`;
}

/** How serious something is. */
export type Tone = 'good' | 'bad' | 'warn' | 'calm';

export function badge(text: string, tone: Tone): Html {
  return html`<span class="badge ${tone}">${text}</span>`;
}
