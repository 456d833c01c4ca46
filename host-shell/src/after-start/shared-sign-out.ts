import { isSignedIn } from 'shared-contracts/session/session-state';
import type { HostServices } from '../host/host-services';

const CHANNEL = 'session';

/** Tells sessions apart without saying what they are: FNV-1a of the token, 32 bits. */
function markOf(token: string): number {
  let mark = 0x811c9dc5;
  for (const letter of token) mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mark >>> 0;
}

/**
 * A tab that was opened from another one, or is a copy of it, has the same session: when it ends in one of them, the
 * others end it at once. Sessions of other accounts, in tabs of their own, stay. Returns the way to stop.
 */
export function shareSignOut(
  { session, events }: Pick<HostServices, 'session' | 'events'>,
  onEndedElsewhere: () => void,
): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const now = (): number | null => {
    const token = session.token();
    return token === null ? null : markOf(token);
  };
  let mark = now();
  const stop = events.on('session.changed', ({ state }) => {
    const before = mark;
    mark = isSignedIn(state) ? now() : null;
    if (mark === null && before !== null) channel.postMessage({ ended: before });
  });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (mark === null || typeof data !== 'object' || data === null || !('ended' in data) || data.ended !== mark) return;
    // What was heard is not told again.
    mark = null;
    session.end();
    onEndedElsewhere();
  };
  return () => {
    stop();
    channel.close();
  };
}
