/** Texts as screens see them: one source for the whole page, provided by the host. */
export { PlainTexts, type TextBundle } from './plain-texts';
export { TextProvider, type TextFields, type TextSource } from './text-source';
export { useTexts, type Translate } from './use-texts';
export type { TextKey } from './text-key';
