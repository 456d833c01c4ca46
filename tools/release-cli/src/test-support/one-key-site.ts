import { setDefault } from '../edits/edits';
import { saveSettings } from './save-settings';
import { privateKeyFile, writeSecret, writeTrustFile } from '../trust/file-trust';
import { newSigner } from '../trust/signer';
import { openTrustedStore } from '../trust/trusting';
import { settingsFixture } from './fixture-dist';
import { siteOver, type FixtureSite } from './fixture-site';
import { scratchFolder } from './scratch-folder';

/** A site as it was before there were roots: one key of production signs everything. */
export async function oneKeySite(): Promise<FixtureSite> {
  const places = { home: await scratchFolder() };
  const { signer, pem } = newSigner();
  await writeSecret(privateKeyFile(places, 'production', signer.id), pem);
  const from = '2026-01-01T00:00:00.000Z';
  await writeTrustFile(places, 'production', { keys: [{ id: signer.id, spki: signer.spki, from }] });
  const store = openTrustedStore(undefined, { ...places, environment: {} });
  await saveSettings(store, 'production', settingsFixture(['aurora', 'bahari']));
  const site = siteOver(places.home, store);
  await site.publish('host-shell', '1.0.0');
  await site.publish('mfe-games', '1.0.0');
  await site.edit((map) => setDefault(setDefault(map, 'host-shell', '1.0.0'), 'mfe-games', '1.0.0'));
  return site;
}
