import { Refusal } from '../../rules/refusal';
import { addressPrefix } from '../../rules/security/address-prefix';

/** How many streams there may be at once. */
export const LISTENER_LIMITS = {
  all: 20_000,
  /** A person's devices and tabs; tabs out of sight do not listen. */
  byMember: 10,
  /** Many people may share an address. */
  byAddress: 400,
  /** Seconds after which who is refused may come again. */
  retryAfter: 30,
} as const;

/** Who takes a place. */
export interface PlaceKeeper {
  readonly address: string;
  readonly memberId: number | undefined;
}

/** Counts the open streams. */
export interface ListenerPlaces {
  /** Takes a place and gives the way to leave it; refuses with 429 where there is none. */
  readonly take: (keeper: PlaceKeeper) => () => void;
}

/** `slack` widens the limit by address, for test runs that share one. */
export function createListenerPlaces(slack = 1): ListenerPlaces {
  const taken = new Map<string, number>();
  return {
    take: ({ address, memberId }) => {
      const wanted: (readonly [name: string, most: number])[] = [
        ['all', LISTENER_LIMITS.all],
        [`address ${addressPrefix(address)}`, LISTENER_LIMITS.byAddress * slack],
        ...(memberId === undefined ? [] : [[`member ${memberId}`, LISTENER_LIMITS.byMember] as const]),
      ];
      const isFull = wanted.some(([name, most]) => (taken.get(name) ?? 0) >= most);
      if (isFull) throw new Refusal('rate.limited', undefined, LISTENER_LIMITS.retryAfter);
      for (const [name] of wanted) taken.set(name, (taken.get(name) ?? 0) + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const [name] of wanted) {
          const left = (taken.get(name) ?? 1) - 1;
          if (left === 0) taken.delete(name);
          else taken.set(name, left);
        }
      };
    },
  };
}
