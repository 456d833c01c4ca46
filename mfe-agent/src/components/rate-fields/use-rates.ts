import { useState } from 'react';
import { useTypedState } from 'shared-kit/remote';
import {
  mostTexts,
  rateFaults,
  ratesOf,
  startTexts,
  type BoundsByCategory,
  type RateFault,
  type RateTexts,
} from '../../model/accounts/rebate-rates';

type Faults = Readonly<Record<string, RateFault>>;

export interface Rates {
  readonly bounds: BoundsByCategory;
  readonly values: RateTexts;
  /** What is said at the fields: of those that were left, and what the server refused. */
  readonly faults: Faults;
  readonly hasChanged: boolean;
  readonly change: (category: string, typed: string) => void;
  readonly leave: (category: string) => void;
  readonly takeMost: () => void;
  /** Checks all of them; the rates to send, or undefined where something is wrong. */
  readonly check: () => Record<string, number> | undefined;
  readonly refuse: (faults: Faults) => void;
  /** Forgets what was typed. */
  readonly reset: () => void;
}

const NONE: RateTexts = {};

/** Rates within their bounds. What is typed stays whatever happens to the bounds under it. */
export function useRates(bounds: BoundsByCategory, of: string): Rates {
  const [typed, setTyped] = useTypedState(`${of} rates`, NONE);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<Faults>({});
  const start = startTexts(bounds);
  const values = Object.fromEntries(Object.entries(start).map(([name, text]) => [name, typed[name] ?? text]));
  const wrong = rateFaults(values, bounds);
  const shown = Object.entries({ ...refused, ...wrong }).filter(([name]) => left.includes(name) || name in refused);
  return {
    bounds,
    values,
    faults: Object.fromEntries(shown),
    hasChanged: Object.keys(values).some((name) => Number(values[name]) !== Number(start[name])),
    change: (category, text) => {
      setTyped({ ...typed, [category]: text });
      setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => name !== category)));
    },
    leave: (category) => setLeft((before) => [...new Set([...before, category])]),
    takeMost: () => {
      setTyped(mostTexts(bounds));
      setRefused({});
    },
    check: () => {
      setLeft(Object.keys(bounds));
      return Object.keys(wrong).length === 0 ? ratesOf(values) : undefined;
    },
    refuse: setRefused,
    reset: () => {
      setTyped(NONE);
      setLeft([]);
      setRefused({});
    },
  };
}
