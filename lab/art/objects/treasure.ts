/** A brilliant-cut stone, radius 50, defined as #g; `fill` is inherited, its facets are light and shade. */
export const BRILLIANT =
  '<g id="g"><path d="M-28-32H28L50-8 0 50-50-8Z"/>' +
  '<path d="M-28-32-50-8-20-8ZM0-32-20-8H20Z" fill="#fff" opacity=".65"/>' +
  '<path d="M-20-8-28-32H0ZM-20-8 0 50-50-8Z" fill="#fff" opacity=".28"/>' +
  '<path d="M20-8 28-32 50-8ZM20-8H50L0 50Z" fill="#000" opacity=".42"/>' +
  '<path d="M-20-8H20L0 50Z" fill="#fff" opacity=".12"/></g>';

/** A six-sided step-cut stone, radius 46, defined as #h; `fill` is inherited. */
export const STEP_CUT =
  '<g id="h"><path d="M-40-22 0-46 40-22V22L0 46-40 22Z"/><path d="M-40-22 0-46V-26L-22-13V13L-40 22Z" fill="#fff" opacity=".5"/>' +
  '<path d="M40-22V22L0 46V26L22 13V-13Z" fill="#000" opacity=".4"/><path d="M-22-13 0-26 22-13-22 13Z" fill="#fff" opacity=".35"/></g>';

/** A gold coin, radius 24, with a star struck into it, defined as #o. */
export const COIN =
  '<g id="o"><circle r="24" cx="2" cy="3" fill="#840"/><circle r="24" fill="url(#G)"/>' +
  '<circle r="18" fill="#e91"/><path d="M0-13 8 11-12-4H12L-8 11Z" fill="url(#G)"/></g>';

/** A crown of five points, 120 wide, standing on y = 40. */
export const CROWN =
  '<path d="M-60-30-34 6-26-52 0-2 26-52 34 6 60-30 46 40H-46Z" fill="url(#G)"/><path d="M-46 24H46L48 40H-48Z" fill="url(#A)"/>' +
  '<g fill="url(#M)"><circle cx="-60" cy="-34" r="8"/><circle cx="-26" cy="-56" r="8"/><circle cx="26" cy="-56" r="8"/><circle cx="60" cy="-34" r="8"/><circle cy="14" r="10"/></g>';
