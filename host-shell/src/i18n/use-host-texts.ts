import { useTexts, type TextKey, type Translate } from 'shared-kit/i18n';
import type english from '../locales/EN.json';
import { HOST_TEXTS } from './page-texts';

/** A key of the host's texts. */
export type HostText = TextKey<typeof english>;

/** The host's texts in the language shown. */
export function useHostTexts(): Translate<HostText> {
  return useTexts<HostText>(HOST_TEXTS);
}
