import type { ReactNode } from 'react';
import type { SiteReader } from 'shared-contracts/remote/remote-context';

/**
 * The pictures of the merchant's logo, to stand before the wordmark in its parent; nothing where the merchant has none. The
 * page of a merchant with a logo has the styles: they show the picture of the theme, 28 px high or `--logo-height`, and hide
 * what follows it unless a picture has failed.
 */
export function logoPictures({ logo, name }: Pick<SiteReader, 'logo' | 'name'>): ReactNode {
  return logo?.map(({ theme, ...picture }) => <img key={picture.src} {...picture} alt={name} data-logo={theme} />);
}
