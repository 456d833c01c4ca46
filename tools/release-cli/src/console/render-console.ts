import { packageEntries } from 'shared-contracts/remote/remote-names';
import { inlineText } from '../markup/markup';
import { policyHash } from '../store/digest';
import { attention } from './attention';
import type { ConsoleInput } from './console-input';
import { CONSOLE_SCRIPT } from './console-script';
import { CONSOLE_STYLE } from './console-style';
import { healthSection } from './health-section';
import { historySection, type RevisionAddress } from './history-section';
import { Html, html } from './html';
import { matrixSection } from './matrix';
import { timeElement, typed } from './parts';
import { rolloutSection, withdrawnSection, type RolloutActions } from './rollouts';
import { setsSection } from './sets-section';
import { counted, nounFor } from '../text/counted';
import type { Revision } from '../revisions/revision';

/** Where the page's script is: in the page itself, or in `console.js` beside it. */
export type ScriptPlace = 'inline' | 'beside';

/** Nothing but the page's own style and script: a text that were not escaped could still do nothing. */
function policy(style: string, script: string, place: ScriptPlace): string {
  return [
    "default-src 'none'",
    `script-src ${place === 'inline' ? policyHash(script) : "'self'"}`,
    `style-src ${policyHash(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function summary({ map, merchants, sets }: ConsoleInput): Html {
  const merchantCount = Object.keys(merchants).length;
  const packages = Object.keys(map.defaults).length;
  const versions = packageEntries(map.releases).reduce((sum, [, known]) => sum + Object.keys(known).length, 0);
  const held = map.rollouts.filter((rollout) => rollout.held !== undefined).length;
  const proven = typeof sets === 'string' ? '-' : sets.filter((set) => set.evidence === 'passed').length;
  const figures: readonly (readonly [string, string | number])[] = [
    [nounFor(merchantCount, 'merchant'), merchantCount],
    [nounFor(packages, 'package'), packages],
    [nounFor(versions, 'version'), versions],
    [`${nounFor(map.rollouts.length, 'rollout')}${held === 0 ? '' : `, ${held} held`}`, map.rollouts.length],
    [`${nounFor(map.switches.length, 'section')} off`, map.switches.length],
    [typeof sets === 'string' ? 'sets proven' : `of ${counted(sets.length, 'set')} proven`, proven],
  ];
  return html`<dl class="figures">
    ${figures.map(
      ([title, value]) =>
        html`<div>
          <dt>${title}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function settingsLine(settings: Revision | null): Html {
  if (settings === null) return html`<p class="state">No settings yet.</p>`;
  const { revision, writtenAt, author, reason } = settings;
  return html`<p class="state">
    Settings <b>${revision}</b>${
      reason === '' ? null : html`, ${timeElement(writtenAt)}, by ${typed(author)}: ${typed(reason)}`
    }
  </p>`;
}

function heading({ map, settings, madeAt }: ConsoleInput): Html {
  return html`<header class="top">
    <p class="kicker">Releases</p>
    <h1>${map.environment}</h1>
    <p class="state">
      Revision <b>${map.revision}</b>${
        map.revision === 0 ? null : html`, ${timeElement(map.writtenAt)}, by ${typed(map.author)}: ${typed(map.reason)}`
      }
    </p>
    ${settingsLine(settings)}
    <p class="note">This page was made ${timeElement(madeAt)} and shows what was so then.</p>
  </header>`;
}

const PARTS = [
  ['matrix', 'Who gets what'],
  ['rollouts', 'Rollouts'],
  ['health', 'Health'],
  ['sets', 'Sets'],
  ['history', 'History'],
] as const;

function contents(): Html {
  return html`<nav aria-label="Parts of this page">
    ${PARTS.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}
  </nav>`;
}

/** What its parts lead to, where they lead anywhere. */
export interface ConsoleLinks {
  readonly addressOf?: RevisionAddress;
  readonly actionsOf?: RolloutActions;
}

/** Everything that the console shows, for a document around it. */
export function consoleParts(input: ConsoleInput, { actionsOf, ...links }: ConsoleLinks = {}): Html {
  const judged = typeof input.health === 'string' ? [] : input.health.judged;
  return html`${heading(input)} ${attention(input)} ${summary(input)} ${contents()}
  ${matrixSection(input.map, input.merchants)} ${rolloutSection(input.map, judged, actionsOf)}
  ${withdrawnSection(input.map)} ${healthSection(input.health)} ${setsSection(input.sets, input.map.defaults)}
  ${historySection(input.history, links)}`;
}

/**
 * The release console of one environment: one document that needs nothing else and asks nobody. The same
 * input gives the same bytes. It only shows; whatever stands in the map or was reported is text in it.
 */
export function renderConsole(input: ConsoleInput, place: ScriptPlace = 'inline'): string {
  const style = inlineText(CONSOLE_STYLE, 'style', 'The style of the console');
  const script = inlineText(CONSOLE_SCRIPT, 'script', 'The script of the console');
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(style, script, place)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Releases of ${input.map.environment}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${consoleParts(input)}
</main>
<script${place === 'inline' ? null : html` src="console.js"`}>${place === 'inline' ? new Html(script) : null}</script>
</body>
</html>
`;
  return page.text;
}
