import { waitFor } from '@testing-library/react';
import type { LoadSheet } from 'shared-kit/remote';
import type { HostServices } from '../host/host-services';
import { loadedPart } from '../layout/late-parts';
import { PromoPanel, WalletPanel } from '../layout/panels/bottom-panel';
import { SideMenu } from '../layout/side-menu/side-menu';
import { PERSONAS } from '../testing/personas';
import { loadOverlaysAhead } from './overlays-ahead';

const hostOf = (persona: keyof typeof PERSONAS): HostServices =>
  ({ session: { reader: { get: () => PERSONAS[persona] } } }) as unknown as HostServices;

const noSheets = (): void => undefined;

let idle: IdleRequestCallback[] = [];
beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (work) => idle.push(work);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

/** Lets the page be idle until it has come to this. */
async function restUntil(expectation: () => void): Promise<void> {
  await waitFor(() => {
    idle.splice(0).forEach((work) => work({ didTimeout: false, timeRemaining: () => 50 }));
    expectation();
  });
}

it('loads the menu of a visitor, and the panels of a member too', async () => {
  loadOverlaysAhead(hostOf('visitor'), noSheets);
  expect(loadedPart('menu')).toBeNull();
  await restUntil(() => expect(loadedPart('menu')).toBe(SideMenu));
  expect(loadedPart('wallet')).toBeNull();
  loadOverlaysAhead(hostOf('member'), noSheets);
  await restUntil(() => expect([loadedPart('wallet'), loadedPart('promo')]).toEqual([WalletPanel, PromoPanel]));
});

it('loads each sheet once, one at a time, whenever its screen comes; one that fails stops none', async () => {
  let add = (_load: LoadSheet): void => undefined;
  const loaded: string[] = [];
  const sheet = (name: string) => () => {
    loaded.push(name);
    return name === 'lost' ? Promise.reject(new Error('Loading chunk 482 failed.')) : Promise.resolve(name);
  };
  loadOverlaysAhead(hostOf('visitor'), (listener) => {
    add = listener;
    ['lost', 'filter'].map(sheet).forEach(listener);
  });
  expect([idle.length, loaded]).toEqual([1, []]);
  await restUntil(() => expect(loaded).toEqual(['lost', 'filter']));
  add(sheet('record'));
  await restUntil(() => expect(loaded).toEqual(['lost', 'filter', 'record']));
});

it('loads nothing for a player who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  loadOverlaysAhead(hostOf('visitor'), noSheets);
  expect(idle).toEqual([]);
});
