import { createContext, useContext } from 'react';
import { translator, type GalleryLanguage, type Translate } from './texts';

interface GallerySettings {
  readonly t: Translate;
  readonly language: GalleryLanguage;
  /** BCP 47. */
  readonly locale: string;
}

export const GalleryContext = createContext<GallerySettings>({
  t: translator('EN', false),
  language: 'EN',
  locale: 'en',
});

export function useGallery(): GallerySettings {
  return useContext(GalleryContext);
}
