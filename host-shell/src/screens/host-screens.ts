import type { ComponentType } from 'react';
import { withTimeout } from '../files/load-fault';

const LOADERS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  app: () => import(/* webpackChunkName: "screen-app" */ './app/app-screen').then((module) => module.AppScreen),
  home: () => import(/* webpackChunkName: "screen-home" */ './home/home-screen').then((module) => module.HomeScreen),
  settings: () =>
    import(/* webpackChunkName: "screen-settings" */ './settings/settings-screen').then(
      (module) => module.SettingsScreen,
    ),
  vip: () => import(/* webpackChunkName: "screen-vip" */ './vip/vip-screen').then((module) => module.VipScreen),
};

const loaded = new Map<string, ComponentType>();

/** Loads a screen of the host; undefined for an unknown name or after the time limit. */
export async function loadHostScreen(name: string): Promise<ComponentType | undefined> {
  const present = loaded.get(name);
  if (present !== undefined) return present;
  const load = LOADERS[name];
  if (load === undefined) return undefined;
  try {
    // A file that never comes fails nothing by itself.
    const screen = await withTimeout(load());
    loaded.set(name, screen);
    return screen;
  } catch {
    // Not remembered: the next visit asks again.
    return undefined;
  }
}

/** A screen of the host that is there already. */
export function peekHostScreen(name: string): ComponentType | undefined {
  return loaded.get(name);
}

/** Whether the host has a screen of that name at all. */
export function hasHostScreen(name: string): boolean {
  return Object.hasOwn(LOADERS, name);
}
