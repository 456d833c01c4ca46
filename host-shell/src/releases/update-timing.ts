/** An event after which the page may take another release. */
export type UpdateTrigger =
  /** A new build in development. */
  | 'build'
  /** There is release news, or a hold has begun or ended. */
  | 'state'
  /** The player has finished something: a text, a dialog. */
  | 'calm'
  /** The page has navigated to another path. */
  | 'arrival'
  /** The page is visible again after a long time. */
  | 'return';

/** What the decision depends on. */
export interface PageFacts {
  /** A page loaded now would get another set. */
  readonly isWaiting: boolean;
  /** The player has put this set off, or it needs no offer. */
  readonly isDeclined: boolean;
  /** The page came from the worker's cache, and a page from the network would have started with another set. */
  readonly isOvertaken: boolean;
  /** Whether the page runs a revoked version. */
  readonly revoked: 'nothing' | 'out of view' | 'in view';
  readonly isHeld: boolean;
  /** An offer would interrupt nothing. */
  readonly isSafe: boolean;
  /** No field holds a text that would be lost. */
  readonly holdsNoText: boolean;
  /** False right after a reload: an outdated page would reload in a loop. */
  readonly mayReload: boolean;
}

/** What a page does: reload into the newer release, offer it, or stay. */
export type UpdateTiming = 'reload' | 'ask' | 'go on';

/** When a page takes a newer release. */
export function updateTiming(occasion: UpdateTrigger, page: PageFacts): UpdateTiming {
  const mayAsk = page.isWaiting && !page.isDeclined && !page.isHeld && page.isSafe;
  const reloadIf = (isDue: boolean): UpdateTiming => (isDue ? 'reload' : 'go on');
  switch (occasion) {
    case 'build':
      return 'reload';
    case 'arrival':
      return reloadIf(page.isOvertaken || page.revoked !== 'nothing');
    case 'return':
      return reloadIf(page.isWaiting && !page.isHeld && page.holdsNoText);
    case 'state':
      if (page.revoked === 'in view' && !page.isHeld && page.mayReload) return 'reload';
      return mayAsk ? 'ask' : 'go on';
    case 'calm':
      return mayAsk ? 'ask' : 'go on';
  }
}
