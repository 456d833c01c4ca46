import type { ReleaseMap, Rollout, SectionSwitch } from 'shared-contracts/release/release-map';
import { packageEntries } from 'shared-contracts/remote/remote-names';
import { groupText } from '../map/map-changes';
import { merchantsText } from '../text/merchants-text';
import {
  furtherVerdicts,
  judgementText,
  measureText,
  replacedVersions,
  saidApart,
  type JudgedRollout,
} from '../health/guard';
import { html, type Html } from './html';
import { badge, nothing, section, shareBar, timeElement, typed, type Tone } from './parts';
import { counted } from '../text/counted';

const TONES: Readonly<Record<JudgedRollout['verdict'], Tone>> = { worse: 'bad', fine: 'good', 'too few': 'calm' };
const VERDICTS: Readonly<Record<JudgedRollout['verdict'], string>> = {
  worse: 'worse than before',
  fine: 'no worse than before',
  'too few': 'too few pages to say',
};

/** How a version does beside what it replaces, in words and colour. */
export function verdictBadge(verdict: JudgedRollout['verdict']): Html {
  return badge(VERDICTS[verdict], TONES[verdict]);
}

function guardText({ guard }: Rollout): string {
  if (guard === undefined) return 'none';
  const deed = guard.action === 'hold' ? 'holds it' : 'rolls it back';
  return `${deed} when it does worse, from ${counted(guard.minimumLoads, 'page')} on`;
}

function furtherParts(judged: JudgedRollout): readonly Html[] {
  const measures = furtherVerdicts(judged).map((one) => ({
    name: one.measure.name,
    verdict: one.verdict,
    text: measureText(judged, one),
  }));
  const merchants = saidApart(judged).map(({ place, verdict, text }) => ({ name: `At ${place}`, verdict, text }));
  return [...measures, ...merchants].map(
    ({ name, verdict, text }) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${verdictBadge(verdict)} ${typed(text)}</dd>
      </div>`,
  );
}

function verdictParts(judged: JudgedRollout | undefined): Html | null {
  if (judged === undefined) return null;
  const reason = judgementText(judged);
  const { held } = judged.rollout;
  return html`<div>
      <dt>Health</dt>
      <dd>${verdictBadge(judged.verdict)} ${reason === held ? null : typed(reason)}</dd>
    </div>
    ${furtherParts(judged)}`;
}

function stepsPart(rollout: Rollout): Html | null {
  if (rollout.steps === undefined || rollout.steps.length === 0) return null;
  return html`<div>
    <dt>To come</dt>
    <dd>
      <ol class="steps">
        ${rollout.steps.map((step) => html`<li><b>${step.percent} %</b> ${timeElement(step.at)}</li>`)}
      </ol>
    </dd>
  </div>`;
}

/** What can be done with a rollout, where anything can. */
export type RolloutActions = (rollout: Rollout) => Html | null;

function card(map: ReleaseMap, rollout: Rollout, judged: JudgedRollout | undefined, actions: Html | null): Html {
  const { package: name, version, percent = 100, cohort, held, since } = rollout;
  const before = replacedVersions(map, rollout).join(' and ');
  return html`<li class="card">
    <h3>${name} <b>${typed(version)}</b> ${held === undefined ? null : badge('held', 'warn')}</h3>
    <p class="share">
      <b>${percent} %</b> of
      ${cohort === undefined ? '' : `${counted(cohort.players, 'player')} at `}${groupText(rollout)}
    </p>
    ${shareBar(percent)}
    <dl>
      ${
        held === undefined
          ? null
          : html`<div>
              <dt>Held because</dt>
              <dd>${typed(held)}</dd>
            </div>`
      }
      ${verdictParts(judged)} ${stepsPart(rollout)}
      <div>
        <dt>Guard</dt>
        <dd>${guardText(rollout)}</dd>
      </div>
      <div>
        <dt>Instead of</dt>
        <dd>${before === '' ? 'nothing' : typed(before)}</dd>
      </div>
      ${
        since === undefined
          ? null
          : html`<div>
              <dt>Since</dt>
              <dd>${timeElement(since)}</dd>
            </div>`
      }
    </dl>
    ${actions}
  </li>`;
}

/** Everything that only a part of the devices get. */
export function rolloutSection(
  map: ReleaseMap,
  judged: readonly JudgedRollout[],
  actionsOf: RolloutActions = () => null,
): Html {
  const cards = map.rollouts.map((rollout) =>
    card(
      map,
      rollout,
      judged.find((entry) => entry.rollout === rollout),
      actionsOf(rollout),
    ),
  );
  const content =
    cards.length === 0
      ? nothing('No version is being rolled out.')
      : html`<ul class="cards">
          ${cards}
        </ul>`;
  return section('rollouts', 'Rollouts', content);
}

function switchCard({ package: name, merchants, message }: SectionSwitch): Html {
  const texts = Object.entries(message).filter((entry): entry is [string, string] => (entry[1] ?? '') !== '');
  return html`<li class="card">
    <h3>${name} ${badge('off', 'bad')}</h3>
    <p class="share">for ${merchants === undefined ? 'all merchants' : merchantsText(merchants)}</p>
    ${
      texts.length === 0
        ? null
        : html`<dl>
            ${texts.map(
              ([language, text]) =>
                html`<div>
                  <dt>${language}</dt>
                  <dd>${typed(text)}</dd>
                </div>`,
            )}
          </dl>`
    }
  </li>`;
}

/** Sections that are off, and versions nobody may run; nothing at all when there are none. */
export function withdrawnSection(map: ReleaseMap): Html | null {
  const revoked = packageEntries(map.revoked).filter(([, versions]) => versions.length > 0);
  if (map.switches.length === 0 && revoked.length === 0) return null;
  const cards = revoked.map(
    ([name, versions]) =>
      html`<li class="card">
        <h3>${name} ${badge('revoked', 'bad')}</h3>
        <p class="share">${typed(versions.join(', '))}: open pages leave it at once</p>
      </li>`,
  );
  return section(
    'withdrawn',
    'Switched off and revoked',
    html`<ul class="cards">
      ${map.switches.map(switchCard)} ${cards}
    </ul>`,
  );
}
