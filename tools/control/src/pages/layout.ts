import { html, type Html } from 'release-cli/console/html';
import { typed } from 'release-cli/console/parts';

/** Whoever looks at a page, as the page shows it. */
export interface Viewer {
  readonly name: string;
  /** Whether they may write for some merchant and section. */
  readonly mayAct: boolean;
  /** The proof that forms of the page carry; see `isOwnForm`. */
  readonly csrf: string;
}

/** One page of the console. */
export interface Page {
  readonly title: string;
  readonly environment: string;
  /** Null for whoever is signed out. */
  readonly viewer: Viewer | null;
  readonly content: Html;
  /** Its place in the bar. */
  readonly place?: Place;
}

const PLACES = [
  ['/releases/', 'Releases'],
  ['/releases/do/', 'Act'],
  ['/releases/rollouts/', 'Rollouts'],
  ['/releases/plan/', 'Plan'],
  ['/releases/merchants/', 'Merchants'],
  ['/releases/proposals/', 'Proposals'],
  ['/releases/search', 'Search'],
] as const;
type Place = (typeof PLACES)[number][0];

/** The field by which a form proves that it came from a page of the session. */
export function proofField({ csrf }: Viewer): Html {
  return html`<input type="hidden" name="csrf" value="${csrf}" />`;
}

function bar(viewer: Viewer, place: Place | undefined): Html {
  return html`<div class="bar-top">
    <nav aria-label="Console">
      ${PLACES.filter(([address]) => viewer.mayAct || address !== '/releases/do/').map(
        ([address, title]) =>
          html`<a href="${address}" ${address === place ? html`aria-current="page"` : null}>${title}</a>`,
      )}
    </nav>
    <form class="who" method="post" action="/releases/sign-out">
      ${proofField(viewer)}<span>${typed(viewer.name)}</span> <button class="button">Sign out</button>
    </form>
  </div>`;
}

/** The document of a page. Style and script are files beside it, so that nothing inline can run. */
export function layout({ title, environment, viewer, content, place }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} - ${environment}</title>
        <link rel="stylesheet" href="/releases/console.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        ${viewer === null ? null : bar(viewer, place)}
        <main id="content">${content}</main>
        <script src="/releases/console.js"></script>
      </body>
    </html> `.text;
}

/** The head of a page that is not the console itself. */
export function heading(environment: string, title: string, about?: string): Html {
  return html`<header class="top">
    <p class="kicker">${environment}</p>
    <h1>${title}</h1>
    ${about === undefined ? null : html`<p class="state">${about}</p>`}
  </header>`;
}

/** What was refused, and why. */
export function refused(sentence: string): Html {
  return html`<p class="refused" role="alert">${typed(sentence)}</p>`;
}
