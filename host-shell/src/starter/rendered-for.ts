import { START_LANGUAGE, type LanguageCode } from 'shared-contracts/language';
import { isHomePath, normalisePath, PATHS } from 'shared-contracts/paths';
import { queuePosition } from 'shared-contracts/release/bucket';

/** Whom a page was rendered for: a visitor without a session, in a browser, who opens this address in this language. */
export interface RenderedFor {
  /** Path and query of the page. */
  readonly path: string;
  readonly language: LanguageCode;
  /** The languages that the merchant offers. */
  readonly languages: readonly LanguageCode[];
  /** Id of the set of versions that the page was rendered by. */
  readonly release: string;
  /** The rollouts whose devices run other versions: their queue, and how many of its buckets. */
  readonly rollouts: readonly { readonly queue: string; readonly below: number }[];
}

/** The facts of a visit that decide whether a rendered page is the one it would draw. */
export interface VisitFacts {
  readonly pathname: string;
  readonly search: string;
  /** The language saved on the device; null where none is. */
  readonly language: string | null;
  /** Whether the tab holds a session, of a trial included. */
  readonly hasSession: boolean;
  /** Whether the site runs in the app or from the home screen. */
  readonly isInstalled: boolean;
  /** Whether a tab of the device keeps other versions, or its player belongs to a cohort, which may have others. */
  readonly holdsVersions: boolean;
  /** The bucket of the device; asked only where a rollout depends on it. */
  readonly bucket: () => number;
}

/** Marks of links from elsewhere, which no page shows: the affiliate's code is only kept. */
const UNSHOWN_FIELD = /^(aff|affiliateCode|utm_\w+|fbclid|gclid)$/;

/** An address by what its page shows. */
function shownAt(pathname: string, search: string): string {
  const path = isHomePath(pathname) ? PATHS.home : normalisePath(pathname);
  const fields = [...new URLSearchParams(search)].filter(([name]) => !UNSHOWN_FIELD.test(name));
  return [path, ...fields.map((field) => JSON.stringify(field)).sort()].join();
}

/** Registration fills in an affiliate's code; it is never rendered ahead. */
export function isForVisit(rendered: RenderedFor, visit: VisitFacts): boolean {
  const [pathname = '', search = ''] = rendered.path.split('?');
  const isLanguage =
    visit.language === rendered.language ||
    // Nothing usable is saved.
    (rendered.language === START_LANGUAGE && !rendered.languages.some((code) => code === visit.language));
  return (
    isLanguage &&
    !visit.hasSession &&
    !visit.isInstalled &&
    !visit.holdsVersions &&
    shownAt(visit.pathname, visit.search) === shownAt(pathname, search) &&
    !rendered.rollouts.some(({ queue, below }) => queuePosition(visit.bucket(), queue) < below)
  );
}
