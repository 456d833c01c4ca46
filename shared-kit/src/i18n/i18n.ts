/** Texts as screens see them: one source for the whole page, provided by the host. */
export { TextProvider, type ReadText, type TextFields, type TextSource } from './text-source';
export { useTexts, type Translate } from './use-texts';
export type { CountedKey, TextKey } from './text-key';
