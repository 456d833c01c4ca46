import type { Translate } from 'shared-kit/i18n';
import { SiteTexts } from 'shared-kit/site-texts';
import type english from '../locales/EN.json';

/** The namespace of the host's own texts. */
export const HOST_TEXTS = 'host-shell';

/** Reads the host's own texts, in whatever language the page is in by then. */
export type HostTranslate = Translate<typeof english>;

/** The texts of a page: its own, and those of every section on it. */
export class PageTexts extends SiteTexts {
  /** A text of the host's own. */
  readonly t = ((key, fields) => this.get(HOST_TEXTS)(key, fields)) as HostTranslate;
}
