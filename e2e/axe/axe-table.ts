import { tableText } from 'services/document-table';
import { STATES, type State } from './answers';

/** What was found on a screen in a state, in one of the themes. */
export interface Look {
  /** Section and screen. */
  readonly screen: string;
  readonly state: State;
  readonly faults: readonly string[];
}

/** How often each screen was looked at in each state, and what axe found in all. */
export function axeTable(looks: readonly Look[]): string {
  const screens = [...new Set(looks.map(({ screen }) => screen))].sort();
  const of = (screen: string, state: State): readonly Look[] =>
    looks.filter((look) => look.screen === screen && look.state === state);
  const faultsIn = (some: readonly Look[]): string => String(some.flatMap(({ faults }) => faults).length);
  return tableText(
    [
      ['screen', ...STATES, 'faults'],
      ...screens.map((screen) => [
        screen,
        ...STATES.map((state) => String(of(screen, state).length)),
        faultsIn(looks.filter((look) => look.screen === screen)),
      ]),
      ['all', ...STATES.map((state) => String(looks.filter((look) => look.state === state).length)), faultsIn(looks)],
    ],
    [1, 2, 3, 4, 5],
  );
}
