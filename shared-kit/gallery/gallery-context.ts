import { createContext, useContext } from 'react';
import { translator, type Translate } from './texts';

interface GallerySettings {
  readonly t: Translate;
  /** BCP 47. */
  readonly locale: string;
}

export const GalleryContext = createContext<GallerySettings>({ t: translator('EN', false), locale: 'en' });

export function useGallery(): GallerySettings {
  return useContext(GalleryContext);
}
