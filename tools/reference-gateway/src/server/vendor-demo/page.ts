import { createHash } from 'node:crypto';
import { escapeHtml } from '../../rules/escape';
import { PAGE_STYLE } from './page-style';

/** A button that sends the page's only form. */
export interface DemoAnswer {
  readonly value: string;
  readonly label: string;
}

/** What a page of the demo vendor shows. */
export interface DemoPage {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: string | undefined;
  readonly player: { readonly name: string; readonly balance: string } | undefined;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly note: string;
  readonly backPath: string;
  /** The question that the page asks: where it is sent, what it is about, and the answers to it. */
  readonly question?: { readonly action: string; readonly about: string; readonly answers: readonly DemoAnswer[] };
}

/** Nothing but our own style and pictures of the same host; the style by its hash. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Draws a page; every text is escaped here. */
export function renderPage(page: DemoPage): string {
  const picture = page.picture
    ? `<img class="art" src="${escapeHtml(page.picture)}" alt="" width="150" height="200">`
    : '';
  const player = page.player
    ? `<dl class="player"><div><dt>Player</dt><dd>${escapeHtml(page.player.name)}</dd></div>
       <div><dt>Balance</dt><dd class="money">${escapeHtml(page.player.balance)}</dd></div></dl>`
    : '';
  const rows = page.facts.map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const table =
    rows.length > 0
      ? `<section><h2>Launched with</h2><div class="card"><table>${rows.join('')}</table></div></section>`
      : '';
  const question = page.question ? renderQuestion(page.question) : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/images/default.png"><meta name="color-scheme" content="dark"><title>${escapeHtml(page.title)}</title>
<style>${PAGE_STYLE}</style></head>
<body><header><a class="back" href="${escapeHtml(page.backPath)}"><span aria-hidden="true">←</span> Back to the site</a>
<span class="mark">Demo vendor</span></header>
<main><div class="stage">${picture}<div class="words"><p class="sub">${escapeHtml(page.subtitle)}</p>
<h1>${escapeHtml(page.title)}</h1>${player}</div></div>
${question}<p class="note">${escapeHtml(page.note)}</p>${table}</main></body></html>`;
}

function renderQuestion({ action, about, answers }: NonNullable<DemoPage['question']>): string {
  const buttons = answers.map(
    ({ value, label }) =>
      `<button class="answer" name="answer" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`,
  );
  return `<form class="answers" method="post" action="${escapeHtml(action)}">
<input type="hidden" name="order" value="${escapeHtml(about)}">${buttons.join('')}</form>`;
}
