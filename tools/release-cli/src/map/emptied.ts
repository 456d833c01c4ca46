import type { PackageName } from 'shared-contracts/remote/remote-names';
import { UserError } from '../text/user-error';
import type { PreviewRow, Share } from './preview';
import { merchantsText } from './view-groups';

const hasNothing = (shares: readonly Share[]): boolean =>
  shares.length === 0 || shares.some(({ version }) => version === 'none');

/** Packages of which a change leaves merchants without any version, with those merchants. */
export function emptiedBy(preview: readonly PreviewRow[]): ReadonlyMap<PackageName, readonly string[]> {
  const lost = preview.filter(({ before, after }) => !hasNothing(before) && hasNothing(after));
  const names = [...new Set(lost.map((row) => row.package))];
  return new Map(
    names.map((name) => [name, lost.filter((row) => row.package === name).map(({ merchant }) => merchant)]),
  );
}

/**
 * Refuses a change that leaves a merchant without a package it had: without the host its site is down, without a section
 * that section is missing. A section is taken away on purpose by a switch, which says so to players.
 */
export function assertNotEmptied(preview: readonly PreviewRow[], allowed: readonly string[]): void {
  const open = [...emptiedBy(preview)].filter(([name]) => !allowed.includes(name));
  if (open.length === 0) return;
  const lost = open.map(([name, merchants]) => `${merchantsText(merchants)} would be left without ${name}`);
  const options = open.map(([name]) => `--allow-empty ${name}`);
  throw new UserError(`${lost.join('; ')}. Where that is meant, add: ${options.join(' ')}`);
}
