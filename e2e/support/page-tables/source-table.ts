import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { releasedPackages } from 'services/section-folders';
import type { ReleaseRoute } from 'shared-contracts/release/descriptor';
import { frameRows, type FrameRow, type StatedRoutes } from './frame-table';
import { ROOT } from '../places';

interface Routes {
  readonly contributions: { readonly routes: readonly ReleaseRoute[] };
}

/** Every path of the site by the sources of its packages: specs are listed before there is a site to ask. */
export async function sourceTable(): Promise<readonly FrameRow[]> {
  const stated = releasedPackages(ROOT).map(async (name): Promise<StatedRoutes> => {
    const file = pathToFileURL(path.join(ROOT, name, 'src/routes.ts')).href;
    const { contributions } = (await import(file)) as Routes;
    return [name, contributions.routes];
  });
  return frameRows(await Promise.all(stated));
}
