import { useState, type ReactNode } from 'react';
import type { SiteReader } from 'shared-contracts/remote/remote-context';

export interface SiteLogoProps {
  readonly site: Pick<SiteReader, 'logo' | 'name'>;
  /** What there is in place of a logo: where the merchant has none, and where it does not come. */
  readonly children: ReactNode;
}

/**
 * The merchant's logo: the page has its styles, and shows the picture of the theme (`data-logo`). It is 28 px high, or
 * `--logo-height`, and no wider than its place.
 */
export function SiteLogo({ site: { logo, name }, children }: SiteLogoProps): ReactNode {
  const [isLost, lose] = useState<unknown>(false);
  if (!logo || isLost) return children;
  return logo.map(({ src, width, height, theme }) => (
    <img
      key={src}
      src={src}
      width={width}
      height={height}
      alt={name}
      data-logo={theme ?? 'both'}
      // A picture of the rendered page may have failed before anybody listened.
      ref={(image) => {
        if (image?.complete && !image.naturalWidth) lose(true);
      }}
      onError={lose}
    />
  ));
}
