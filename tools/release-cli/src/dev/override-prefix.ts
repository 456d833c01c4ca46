/** How import-map-overrides and the host begin the key of an override; the name of the package follows. */
export const OVERRIDE_PREFIX = 'import-map-override:';
