/** What has just happened that may be a moment for another release. */
export type Occasion =
  /** There is a new build for who develops. */
  | 'build'
  /** The state of the releases is known anew, or a hold has begun or ended. */
  | 'state'
  /** The player has finished something: a text, a dialog. */
  | 'calm'
  /** The page has come to another path. */
  | 'arrival'
  /** The page is in view again after a long time. */
  | 'return';

/** What the answer depends on. */
export interface PageFacts {
  /** A page loaded now would get another set. */
  readonly isWaiting: boolean;
  /** The player has put that very set off, or needs no question about it. */
  readonly isDeclined: boolean;
  /** The page was kept, and a visit that had waited for the network would have begun with another set. */
  readonly isOvertaken: boolean;
  /** Whether the page runs something that nobody may run any more. */
  readonly revoked: 'nothing' | 'out of view' | 'in view';
  readonly isHeld: boolean;
  /** A question would interrupt nothing. */
  readonly isSafe: boolean;
  /** No field holds a text that would be lost. */
  readonly holdsNoText: boolean;
  /** False right after a reload: a page that is served old would go round in circles. */
  readonly mayReload: boolean;
}

/** What a page does: take the newer release by a reload, ask the player, or go on with what it has. */
export type Taking = 'reload' | 'ask' | 'go on';

/** When a page takes a newer release. */
export function whenToTake(occasion: Occasion, page: PageFacts): Taking {
  const mayAsk = page.isWaiting && !page.isDeclined && !page.isHeld && page.isSafe;
  const reloadIf = (isDue: boolean): Taking => (isDue ? 'reload' : 'go on');
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
