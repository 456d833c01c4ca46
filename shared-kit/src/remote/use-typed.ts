import { useEffect, useMemo, useState } from 'react';
import { useRemoteContext } from './remote-context';
import { keepTyped, typedValue, typedBy } from './typed-values';

/** What was typed under a name: what an earlier view left, and the way to keep and to forget it. */
export interface TypedValue {
  readonly found: unknown;
  readonly keep: (value: unknown) => void;
  readonly forget: () => void;
}

/** Keeps typed values over navigation and the end of a session (docs/product/common.md#forms). */
export function useTyped(as: string): TypedValue {
  const { session } = useRemoteContext();
  const [found] = useState(() => typedValue(session, as));
  const [owner] = useState(() => typedBy(session.get()));
  return useMemo(
    () => ({
      found,
      // A form may outlast its session: what is typed then is still its member's.
      keep: (value) => keepTyped(session, as, owner === '' ? typedBy(session.get()) : owner, value),
      forget: () => keepTyped(session, as, owner, undefined),
    }),
    [session, as, owner, found],
  );
}

/** A choice beside a form's fields, such as its method, that comes back with them. The initial value keeps nothing. */
export function useTypedState<Value>(as: string, initial: Value): [Value, (next: Value) => void] {
  const { found, keep, forget } = useTyped(as);
  // Written by this very hook: the name stands for one type.
  const [value, setValue] = useState(found === undefined ? initial : (found as Value));
  const set = (next: Value): void => {
    if (next === initial) forget();
    else keep(next);
    setValue(next);
  };
  return [value, set];
}

/** Which sheet is open: one that was when its member's session ended is open again after the next sign-in. */
export function useReopened<Value>(as: string, closed: Value): [Value, (next: Value) => void] {
  const { session } = useRemoteContext();
  const { found, keep, forget } = useTyped(as);
  const [opened, setOpened] = useState(found === undefined ? closed : (found as Value));
  useEffect(() => {
    // Once: whoever closes it and comes back finds it closed.
    if (found !== undefined) forget();
  }, [found, forget]);
  useEffect(() => {
    if (opened === closed) return undefined;
    return session.subscribe((state) => {
      if (typedBy(state) === '') keep(opened);
    });
  }, [session, opened, closed, keep]);
  return [opened, setOpened];
}
