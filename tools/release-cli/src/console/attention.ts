import { freezeEnd } from 'shared-contracts/release/freeze-window';
import { locksAt } from '../edits/lock-edits';
import { completedRollouts } from '../edits/tick';
import { lockText, windowText } from '../locks/lock-text';
import { scheduledText } from '../locks/scheduled-text';
import { rolloutText } from '../map/map-changes';
import { isUnseen, judgementText, type JudgedRollout } from '../health/guard';
import type { ConsoleInput } from './console-input';
import { html, type Html } from './html';
import { typed, type Tone } from './parts';
import { counted } from '../text/counted';

interface Matter {
  readonly tone: Tone;
  readonly text: Html;
}

/** Its next step is due, and too few pages have tried it: somebody should know why it does not grow. */
function isWaiting(judged: JudgedRollout, now: Date): boolean {
  const { steps = [], held, percent = 100 } = judged.rollout;
  const isDue = steps.some(({ at }) => Date.parse(at) <= now.getTime());
  return isDue && held === undefined && percent > 0 && isUnseen(judged);
}

function rolloutMatters({ map, health, madeAt }: ConsoleInput): readonly Matter[] {
  const judged = typeof health === 'string' ? [] : health.judged;
  const held = map.rollouts.filter((rollout) => rollout.held !== undefined);
  const worse = judged.filter((entry) => entry.verdict === 'worse' && entry.rollout.held === undefined);
  return [
    ...worse.map((entry): Matter => ({
      tone: 'bad',
      text: html`The ${typed(rolloutText(entry.rollout))} does worse: ${typed(judgementText(entry))}.`,
    })),
    ...held.map((rollout): Matter => ({
      tone: 'warn',
      text: html`The ${typed(rolloutText(rollout))} is held: ${typed(rollout.held ?? '')}.`,
    })),
    ...judged
      .filter((entry) => isWaiting(entry, madeAt))
      .map((entry): Matter => ({
        tone: 'warn',
        text: html`The ${typed(rolloutText(entry.rollout))} waits for pages: ${typed(judgementText(entry))}.`,
      })),
    ...completedRollouts(map).map((rollout): Matter => ({
      tone: 'calm',
      text: html`The ${typed(rolloutText(rollout))} has reached everybody and waits to be made the default.`,
    })),
  ];
}

/** What keeps writes from being made now, and which are planned. */
function holdMatters({ map, freezeWindows, madeAt }: ConsoleInput): readonly Matter[] {
  const open = freezeWindows.filter((window) => freezeEnd(window, madeAt) !== null);
  return [
    ...locksAt(map, madeAt).map((lock): Matter => ({
      tone: 'warn',
      text: html`${map.environment} is ${typed(lockText(lock))}.`,
    })),
    ...(map.scheduled ?? []).map((entry): Matter => ({
      tone: entry.refused === undefined ? 'calm' : 'bad',
      text: html`Planned: ${typed(scheduledText(entry))}.`,
    })),
    ...open.map((window): Matter => ({
      tone: 'warn',
      text: html`${map.environment} is frozen by ${typed(windowText(window, madeAt))}.`,
    })),
  ];
}

function setMatters({ sets }: ConsoleInput): readonly Matter[] {
  if (typeof sets === 'string') return [];
  const failed = sets.filter((set) => set.evidence === 'failed').length;
  const open = sets.filter((set) => set.evidence === 'none' || set.evidence === 'stale').length;
  const matter = (tone: Tone, count: number, one: string, several: string): readonly Matter[] =>
    count === 0
      ? []
      : [{ tone, text: html`${count} of ${counted(sets.length, 'set')} ${count === 1 ? one : several}.` }];
  return [
    ...matter('bad', failed, 'failed when it was last tested', 'failed when they were last tested'),
    ...matter('calm', open, 'was not tested together as it is', 'were not tested together as they are'),
  ];
}

/** What somebody should look at, before anything else. */
export function attention(input: ConsoleInput): Html {
  const { switches } = input.map;
  const off: readonly Matter[] = switches.map((entry) => ({
    tone: 'warn',
    text: html`${entry.package} is switched
    off${entry.merchants === undefined ? '' : ` for ${counted(entry.merchants.length, 'merchant')}`}.`,
  }));
  const matters = [...holdMatters(input), ...rolloutMatters(input), ...off, ...setMatters(input)];
  if (matters.length === 0) return html`<p class="matters calm-day">Nothing waits for anybody.</p>`;
  return html`<ul class="matters" aria-label="What to look at">
    ${matters.map(({ tone, text }) => html`<li class="${tone}">${text}</li>`)}
  </ul>`;
}
