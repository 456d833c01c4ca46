import { useTexts, type TextKey } from 'shared-kit/i18n';
import type english from '../locales/EN.json';
import { HOST_TEXTS, type HostTranslate } from './page-texts';

/** A key of the host's texts. */
export type HostText = TextKey<typeof english>;

/** The host's texts in the language shown. */
export function useHostTexts(): HostTranslate {
  return useTexts<typeof english>(HOST_TEXTS);
}
