import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { isRemoteName, type PackageName } from 'shared-contracts/remote/remote-names';
import { readServed, servedAt } from '../fit/served';
import { askedVersion, keepPreview, previewFileKey, recordKey, type Preview } from '../previews/preview-record';
import { readDist, type CheckedDist } from '../publish/dist';
import { faultsOf, judgeRelease } from '../publish/judge-release';
import { absentFiles, missingFiles, uploadFiles } from '../publish/upload';
import { sha256Hex } from '../store/digest';
import { fileKey } from '../store/keys';
import { reserveKeys } from '../store/reserve';
import { createOfBytes } from '../store/store';
import { countedWere } from '../text/counted';
import type { Report } from '../text/report';
import { UserError } from '../text/user-error';
import { assertShareable, signLink, type LinkTerms, type ShareLink } from './share-link';

export interface PreviewRequest extends LinkTerms {
  /** A build's output folder. */
  readonly dist: string;
  /** Refuses a folder that holds another package's build. */
  readonly expects: PackageName;
  readonly author: string;
  readonly dryRun: boolean;
  readonly report: Report;
}

export interface PublishedPreview {
  readonly name: PackageName;
  /** The version by which pages ask for it. */
  readonly version: string;
  /** When link and build are over. */
  readonly until: string;
  readonly link: ShareLink;
}

/** Refuses what pages could not run. A change that leaves a path behind may be looked at. */
async function assertFits(
  { store, environment, now = new Date() }: Pick<PreviewRequest, 'store' | 'environment' | 'now'>,
  release: ReleaseDescriptor,
): Promise<void> {
  const served = servedAt(await readServed(store, environment), now);
  const { problems } = judgeRelease(served, release, { gaps: 'all' });
  const all = [...faultsOf(release), ...problems];
  if (all.length > 0) throw new UserError(all.join('\n'));
}

async function storeBuild(request: PreviewRequest, dist: CheckedDist, preview: Preview): Promise<void> {
  const { store, now, report } = request;
  const { name } = dist.descriptor;
  const keys = [...dist.files.keys()].map((file) => fileKey(name, file));
  await reserveKeys(
    store,
    [...keys, previewFileKey(preview), recordKey(preview)],
    now === undefined ? {} : { now: () => now },
  );
  // From the record on, the collection leaves the build alone.
  await createOfBytes(store, previewFileKey(preview), dist.descriptorBytes);
  await keepPreview(store, preview);
  await uploadFiles(store, dist, await absentFiles(store, dist), report);
}

/**
 * Puts a build into the store where no map names it, and signs a link by which it is seen at one merchant's site where
 * overrides are allowed. Nobody else gets it; after its time the collection takes it. Refuses what could not be shown, before
 * anything is stored.
 */
export async function publishPreview(request: PreviewRequest): Promise<PublishedPreview> {
  const { store, environment, expects, life, author, report, now = new Date() } = request;
  if (!isRemoteName(expects))
    throw new UserError(`${expects} has no preview: pages are rendered with it; publish a version such as 1.1.0-rc.1`);
  await assertShareable(request);
  const dist = await readDist(request.dist);
  const { name, version } = dist.descriptor;
  if (name !== expects) throw new UserError(`${request.dist} holds a build of ${name}, not of ${expects}`);
  const until = new Date(now.getTime() + life).toISOString();
  const preview: Preview = {
    schema: 1,
    environment,
    name,
    version,
    sha256: sha256Hex(dist.descriptorBytes),
    until,
    author,
  };
  // A preview may have the version of a release: only the name by which pages ask for it is its own.
  await assertFits(request, { ...dist.descriptor, version: askedVersion(preview) });
  const missing = await missingFiles(store, dist);
  const link = await signLink({ ...request, versions: { [name]: askedVersion(preview) } });
  report(`${askedVersion(preview)}: ${missing.length} of ${countedWere(dist.files.size, 'file')} new`);
  if (!request.dryRun) await storeBuild(request, dist, preview);
  return { name, version: askedVersion(preview), until, link };
}
