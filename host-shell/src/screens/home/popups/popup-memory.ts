import { isSignedIn, type SessionState } from 'shared-contracts/session/session-state';
import { LOCAL_KEY, SESSION_KEY, type SiteStorage } from 'shared-contracts/storage';

/** What a visit sees once each: the list as a visitor, the list after a login, the offer of the app. */
export type PopupKind = 'visitor' | 'member' | 'app';

/** The list that belongs to who looks at home. */
export function listKindOf(session: SessionState): Exclude<PopupKind, 'app'> {
  return isSignedIn(session) ? 'member' : 'visitor';
}

/** The words of the stored mark. */
export function seenKinds(mark: string | null): readonly string[] {
  return (mark ?? '').split(' ').filter((word) => word !== '');
}

/** A day as it is stored: by the device's own calendar. */
export function dayText(now: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** What this page needs not show again to a visitor: signing out clears the stored marks, and is no first visit. */
const seenOnPage = new Set<PopupKind>();

/** Each login is greeted; who was greeted after one is not greeted as a visitor when it ends. */
function remember(kind: PopupKind): void {
  if (kind !== 'member') seenOnPage.add(kind);
  else for (const ofVisitor of ['visitor', 'app'] as const) seenOnPage.add(ofVisitor);
}

/** Begins as a freshly loaded page does. */
export function forgetPage(): void {
  seenOnPage.clear();
}

/** Whether a pop-up is still to be shown in this visit. */
export function isDue(storage: SiteStorage, kind: PopupKind, now: Date): boolean {
  if (seenKinds(storage.getSession(SESSION_KEY.seenPopups)).includes(kind)) {
    remember(kind);
    return false;
  }
  if (seenOnPage.has(kind)) return false;
  return kind === 'app' || storage.getLocal(LOCAL_KEY.popupsMutedOn) !== dayText(now);
}

/** Remembers that a pop-up was shown. */
export function markSeen(storage: SiteStorage, kind: PopupKind): void {
  const seen = seenKinds(storage.getSession(SESSION_KEY.seenPopups));
  storage.setSession(SESSION_KEY.seenPopups, [...new Set([...seen, kind])].join(' '));
  remember(kind);
}

/** No more lists until tomorrow. */
export function muteToday(storage: SiteStorage, now: Date): void {
  storage.setLocal(LOCAL_KEY.popupsMutedOn, dayText(now));
}

/** Has the offer of the app wait for the next visit, which begins with it. */
export function putOffApp(storage: SiteStorage): void {
  markSeen(storage, 'app');
  storage.setLocal(LOCAL_KEY.popupsWaiting, 'app');
}

/** Whether the offer of the app was put off to this visit. */
export function isAppNext(storage: SiteStorage, now: Date): boolean {
  return storage.getLocal(LOCAL_KEY.popupsWaiting) === 'app' && isDue(storage, 'app', now);
}

/** The offer that was put off is made: what else there is waits for the next visit. */
export function takeAppFirst(storage: SiteStorage): void {
  storage.removeLocal(LOCAL_KEY.popupsWaiting);
  markSeen(storage, 'visitor');
}
