import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseMerchantConfig } from 'shared-contracts/release/merchant-config';
import type { ReleaseMap } from 'shared-contracts/release/release-map';
import { resolveView, viewForMerchant } from 'shared-contracts/release/resolve';
import { problemOfMap } from 'release-cli/map/check-map';
import { previewChange } from 'release-cli/map/preview';
import { changedMerchants } from 'release-cli/map/view-groups';
import { bootDocument } from 'release-cli/render/boot';
import { includedReleases } from 'release-cli/render/included-releases';
import { largeSite, type LargeSite, type SiteSize } from './large-site';

/** What one size costs: milliseconds and numbers of descriptors looked at. */
export interface ScaleFigures {
  readonly resolveAllMs: number;
  readonly verifyAllMs: number;
  readonly verifyAllReads: number;
  /** One merchant gets a pin. */
  readonly verifyOneMs: number;
  readonly verifyOneReads: number;
  readonly pagesToRenew: number;
  readonly previewOneMs: number;
  /** One merchant's boot document: bytes as text, gzip, brotli. */
  readonly bootBytes: number;
  readonly bootGzip: number;
  readonly bootBrotli: number;
}

function timed<Result>(work: () => Result): { readonly result: Result; readonly ms: number } {
  const started = performance.now();
  const result = work();
  return { result, ms: performance.now() - started };
}

const SAMPLE_CODE = 'merchant-1';

function sampleBoot(site: LargeSite): string {
  const merchant = parseMerchantConfig({
    code: SAMPLE_CODE,
    trialMerchantCode: SAMPLE_CODE,
    name: 'Merchant',
    brand: { hue: 275, chroma: 0.17, accentHue: 85 },
    languages: { supported: ['EN'], default: 'EN' },
    imageFallback: '',
    apiOrigin: '',
  });
  const settings = { assetsBase: '/r/', allowsOverrides: false, liveReload: false, overrideOrigins: [] };
  const view = viewForMerchant(site.map, SAMPLE_CODE);
  return JSON.stringify(bootDocument(merchant, view, settings, includedReleases(view, site.descriptorOf)));
}

function pinned(map: ReleaseMap, site: LargeSite): ReleaseMap {
  const name = site.names[1] ?? 'host-shell';
  return { ...map, pins: { ...map.pins, [SAMPLE_CODE]: { [name]: '1.0.0' } } };
}

/** Resolves and verifies a made-up site of a size, whole and after a change that concerns one merchant. */
export function measureScale(size: SiteSize): ScaleFigures {
  const site = largeSite(size);
  const { map, merchants, descriptorOf, reads } = site;
  const sections = Object.fromEntries(site.names.map((name) => [name, { slots: [] }]));
  const resolved = timed(() => {
    for (const [index, merchant] of merchants.entries()) resolveView(viewForMerchant(map, merchant), index % 10_000);
  });
  const whole = timed(() => problemOfMap({ map, merchants, descriptorOf, sections }));
  if (whole.result !== null) throw new Error(whole.result.sentence);
  const verifyAllReads = reads();
  const after = pinned(map, site);
  const one = timed(() => problemOfMap({ map: after, merchants, descriptorOf, sections, before: map }));
  if (one.result !== null) throw new Error(one.result.sentence);
  const verifyOneReads = reads() - verifyAllReads;
  const preview = timed(() => previewChange(map, after, merchants));
  const boot = sampleBoot(site);
  return {
    resolveAllMs: resolved.ms,
    verifyAllMs: whole.ms,
    verifyAllReads,
    verifyOneMs: one.ms,
    verifyOneReads,
    pagesToRenew: changedMerchants(map, after, merchants).length,
    previewOneMs: preview.ms,
    bootBytes: Buffer.byteLength(boot),
    bootGzip: gzipSync(boot, { level: 9 }).length,
    bootBrotli: brotliCompressSync(boot).length,
  };
}
