import { SURFACES } from 'e2e/support/surfaces/surfaces';
import type { Surface } from 'e2e/support/surfaces/surface';
import type { Journey, Step } from './journey';
import { MEMBER_JOURNEYS } from './member-journeys';
import { settle, tap, type Stage } from './stage';
import { tapsOf, type MeasuredTap } from './tap-figures';
import { VISITOR_JOURNEYS } from './visitor-journeys';

async function takeStep(stage: Stage, journey: Journey, step: Step): Promise<readonly MeasuredTap[]> {
  const { page } = stage;
  await step.before?.(page);
  const record = await tap(stage, step.on(page));
  await step.shows(page).waitFor();
  return tapsOf(`${journey.name}: ${step.name}`, step.opens ?? 'page', record);
}

async function takeJourney(stage: Stage, journey: Journey): Promise<readonly MeasuredTap[]> {
  await settle(stage, journey.at);
  const taken: MeasuredTap[] = [];
  for (const step of journey.steps) taken.push(...(await takeStep(stage, journey, step)));
  return taken;
}

/** A surface that one tap opens. */
interface TappedSurface extends Surface {
  readonly target: NonNullable<NonNullable<Surface['open']>['target']>;
}

async function openSurface(stage: Stage, called: string, surface: TappedSurface): Promise<readonly MeasuredTap[]> {
  const { page, control } = stage;
  await surface.before?.(page, control);
  await settle(stage, surface.at);
  const record = await tap(stage, surface.target(page));
  await page
    .getByRole(surface.role ?? 'dialog', { name: surface.name })
    .last()
    .waitFor();
  return tapsOf(`open ${called}`, called.startsWith('the filter') ? 'filter' : 'dialog', record);
}

/** What is done in one page of one person. */
export interface Visit {
  readonly as: Surface['as'];
  readonly acts: readonly {
    readonly name: string;
    readonly act: (stage: Stage) => Promise<readonly MeasuredTap[]>;
  }[];
}

/** All journeys, then the surfaces that take one tap; those that change what the gateway says have a visit of their own. */
export function visits(): readonly Visit[] {
  const journeys = [...VISITOR_JOURNEYS, ...MEMBER_JOURNEYS].map((journey) => ({
    as: journey.as,
    acts: [{ name: journey.name, act: (stage: Stage) => takeJourney(stage, journey) }],
  }));
  const surfaces = Object.entries(SURFACES).flatMap(([name, surface]) => {
    const target = surface.open?.target;
    if (target === undefined) return [];
    const act = (stage: Stage) => openSurface(stage, name, { ...surface, target });
    return [{ as: surface.as, isAlone: surface.before !== undefined, name, act }];
  });
  const alone = surfaces.filter(({ isAlone }) => isAlone).map((one) => ({ as: one.as, acts: [one] }));
  const shared = surfaces.filter(({ isAlone }) => !isAlone);
  const people = [...new Set(shared.map(({ as }) => as))];
  return [...journeys, ...alone, ...people.map((as) => ({ as, acts: shared.filter((one) => one.as === as) }))];
}
