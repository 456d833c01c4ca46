/** Texts with formatting that came from a server. */
export { HelpText, type HelpTextProps, type HelpTextWords } from './help-text';
export { RichText, type RichTextProps } from './formatted-text';
export { textPreview } from './text-preview';
