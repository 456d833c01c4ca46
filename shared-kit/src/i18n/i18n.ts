/** Texts as screens see them: one instance for the whole page, provided by the host. */
export { I18nextProvider, initReactI18next } from 'react-i18next';
export { useTexts, type Translate } from './use-texts';
export type { TextKey } from './text-key';
