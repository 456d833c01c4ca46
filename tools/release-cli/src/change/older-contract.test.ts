import { pin } from '../edits/edits';
import { readPageReleases } from '../map/releases';
import { ReleaseFiles } from '../prerender/server-modules';
import { checkContract, readCandidate } from '../publish/check-contract';
import { FUTURE, OlderSite, PAST, SECOND, SHIMMED } from '../test-support/older-site';
import { verifyStore } from '../verify/verify-store';

const FIELD = 'olderContracts.1.until of the settings';

function needs(section = 'mfe-games 1.0.0', host = 'host-shell 2.0.0'): string {
  return `${section} needs contract ^1.0.0, ${host} has 2.0.0`;
}

const BUILD = 'build mfe-games with contract 2.0.0';

function overdue(section?: string, host?: string): string {
  return `${needs(section, host)}, and its shim may serve it until ${PAST}: ${BUILD}, or name a later day in ${FIELD}`;
}

const UNNAMED = `${needs()}: ${BUILD}, or name the day until which its shim may serve it in ${FIELD}`;

describe('a host of the next major of the contract', () => {
  it('is refused without a shim, and with one until the settings admit the major before', async () => {
    const older = await OlderSite.open();
    const { site } = older;
    await expect(site.publish('host-shell', '2.0.0', SECOND)).rejects.toThrow(`production: ${needs()}: ${BUILD}`);
    await expect(site.publish('host-shell', '2.0.0', SHIMMED)).rejects.toThrow(`production: ${UNNAMED}`);
    await older.serveShimmed();
    const check = await checkContract(site.store, await readCandidate(site.store, 'host-shell@2.0.0'));
    expect(check).toMatchObject({ isSafe: true, remotes: [{ name: 'mfe-games', problems: [] }] });
    expect((await verifyStore(site.store, 'production')).problems).toEqual([]);
  });

  it('has the shim on its pages while the settings admit the major before', async () => {
    const older = await OlderSite.open();
    await older.serveShimmed();
    const shimsOnPage = async (): Promise<unknown> => {
      const { settings, renderer } = await older.pages();
      const merchant = settings.merchants['aurora'];
      const page = merchant === undefined ? null : await renderer.render(merchant);
      return page?.stamped({ revision: 1, keys: [] }).boot.releases['host-shell']?.['2.0.0']?.shims;
    };
    expect(await shimsOnPage()).toEqual({ '1.4.0': expect.stringMatching(/^shim\.\w+\.mjs$/) as unknown });
    await older.site.publish('mfe-games', '2.0.0', SECOND);
    await older.serve('mfe-games', '2.0.0');
    await older.admitUntil(null);
    expect(await shimsOnPage()).toBeUndefined();
  });

  it('draws on a server only sections of its own major', async () => {
    const older = await OlderSite.open({ server: 'export const host = 1;' });
    await older.site.publish('mfe-games', '1.1.0', { server: 'export const games = 1;' });
    await older.serve('mfe-games', '1.1.0');
    const drawn = async (): Promise<readonly string[]> => {
      const { state, settings, renderer } = await older.pages();
      const view = renderer.viewOf('aurora');
      const files = new ReleaseFiles(state.store, await readPageReleases(state.store, state.map.state, settings));
      return view === null ? [] : Object.keys((await files.modulesOf(view))?.sections ?? {});
    };
    expect(await drawn()).toEqual(['mfe-games']);
    await older.serveShimmed({ ...SHIMMED, server: 'export const host = 2;' });
    expect(await drawn()).toEqual([]);
  });
});

describe('after the last day of the settings', () => {
  it('no such section comes into service; what is served stays, and verify reports it', async () => {
    const older = await OlderSite.open();
    const { site } = older;
    await older.serveShimmed();
    await site.publish('mfe-games', '1.1.0');
    await older.admitUntil(PAST);
    await expect(older.serve('mfe-games', '1.1.0')).rejects.toThrow(`production: ${overdue('mfe-games 1.1.0')}`);
    await expect(site.publish('mfe-games', '1.2.0')).rejects.toThrow(`production: ${overdue('mfe-games 1.2.0')}`);
    await expect(site.publish('host-shell', '2.1.0', SHIMMED)).rejects.toThrow(overdue(undefined, 'host-shell 2.1.0'));
    const check = await checkContract(site.store, await readCandidate(site.store, 'host-shell@2.0.0'));
    expect(check).toMatchObject({ isSafe: false, remotes: [{ problems: [overdue()] }] });
    // A write that gives nobody another such section is not held up.
    await site.edit((map) => pin(map, 'bahari', 'mfe-games', '1.0.0'));
    expect((await verifyStore(site.store, 'production')).problems).toEqual([overdue()]);
    await older.admitUntil(FUTURE);
    await older.serve('mfe-games', '1.1.0');
  });

  it('the settings keep the major while somebody is served a section of it', async () => {
    const older = await OlderSite.open();
    await older.serveShimmed();
    await expect(older.admitUntil(null)).rejects.toThrow(`would get packages that do not fit: ${UNNAMED}`);
    await expect(older.admitUntil('soon')).rejects.toThrow('olderContracts.1.until: not a day such as 2027-03-31');
  });
});
