import {
  depositLeft,
  NO_LIMITS,
  readLimits,
  withDeposit,
  writeLimits,
  type PlayLimits,
} from 'shared-contracts/play-limits';
import { isSignedIn } from 'shared-contracts/session/session-state';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { serverNow, useRemoteContext } from 'shared-kit/remote';

/** The day by this device, YYYY-MM-DD; `later` days on. */
export function dayOfDevice(later = 0): string {
  const moment = new Date(serverNow());
  moment.setDate(moment.getDate() + later);
  return moment.toLocaleDateString('en-CA');
}

export interface OwnLimits {
  /** Whether the merchant offers limits. */
  readonly isOffered: boolean;
  readonly read: () => PlayLimits;
  readonly save: (limits: PlayLimits) => void;
  /** What may still be deposited today; null where there is no limit. */
  readonly left: () => number | null;
  readonly noteDeposit: (amount: number) => void;
}

/** What this member has set for a calmer play; kept on the device. */
export function usePlayLimits(): OwnLimits {
  const { session, storage, flags } = useRemoteContext();
  const state = session.get();
  const account = isSignedIn(state) ? state.userName : null;
  const isOffered = flags.isOn('RESPGAMING3') && account !== null;
  const kept = (): string | null => storage.getLocal(LOCAL_KEY.playLimits);
  const read = (): PlayLimits =>
    isOffered && account !== null ? readLimits(kept(), account, dayOfDevice()) : NO_LIMITS;
  const save = (limits: PlayLimits): void => {
    if (account !== null) storage.setLocal(LOCAL_KEY.playLimits, writeLimits(kept(), account, limits));
  };
  return {
    isOffered,
    read,
    save,
    left: () => depositLeft(read(), dayOfDevice()),
    noteDeposit: (amount) => {
      if (isOffered) save(withDeposit(read(), amount, dayOfDevice()));
    },
  };
}
