import type { Config } from 'jest';

/** How Jest reads TypeScript and modules. */
export const compiled: Config;
/** Styles as tests see them: every class is named as the source names it. */
export const styles: Readonly<Record<string, string>>;
/** Tests of what browsers run. */
export const inBrowser: Config;
/** The settings of a section's own repository, from its folder. */
export function sectionTests(folder: string): Config;
