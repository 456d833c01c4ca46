import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from 'shared-contracts/paths';
import type { ChangeSet } from '../edits/change-set';
import { fieldTexts } from '../edits/source-edits';
import type { SectionPlace } from './section-folder';

const PATH = /^\/m(?:\/[A-Za-z0-9][\w-]*){1,4}$/;
const ROUTES = { constant: 'contributions', fields: ['routes'] } as const;

/** Files of routes: the section's own, in a workspace those of the others too. */
function routeFiles({ root, prefix }: SectionPlace): readonly string[] {
  if (prefix === '') return ['src/routes.ts'];
  const files = readdirSync(root).map((folder) => `${folder}/src/routes.ts`);
  return files.filter((file) => existsSync(path.join(root, file)));
}

function plain(address: string): string {
  return address.toLowerCase();
}

/** Refuses an address that no page can have, and one that another page has. */
export function assertFreePath(changes: ChangeSet, place: SectionPlace, address: string): void {
  if (!PATH.test(address))
    throw new Error(`"${address}" cannot be the path of a screen: write one such as /m/live-scores, without a query`);
  const known = Object.entries(PATHS).find(([, taken]) => plain(taken) === plain(address));
  if (known !== undefined) throw new Error(`The path ${address} is ${known[0]}'s already: give another by --path`);
  for (const file of routeFiles(place))
    if (fieldTexts(changes.read(file), ROUTES, 'path').some((taken) => plain(taken) === plain(address)))
      throw new Error(`The path ${address} is in ${file} already: give another by --path`);
}
