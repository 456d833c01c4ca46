import type { Page } from '@playwright/test';

/** What the compositor can draw by itself, without styles, layout and painting of the page. */
export const COMPOSITED: readonly string[] = [
  'transform',
  'translate',
  'scale',
  'rotate',
  'opacity',
  'filter',
  'clip-path',
];

/** A property that moved, and of what. */
export interface MovedProperty {
  readonly property: string;
  readonly of: string;
}

type WatchingWindow = Window & { takeMovedProperties?: () => readonly MovedProperty[] };

/** Runs in every document from its start. */
function watch(): void {
  /** An inline style that is written so often is moved by code. */
  const WRITES_OF_A_MOVE = 5;
  /** Of keyframes: what is no property. */
  const ABOUT_FRAMES = ['offset', 'computedOffset', 'easing', 'composite'];
  const moved = new Map<string, MovedProperty>();
  const writes = new Map<string, number>();
  const nameOf = (element: Element | null | undefined): string =>
    element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : '';
  const add = (property: string, of: string): void => void moved.set(`${property} ${of}`, { property, of });
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const look = (): void => {
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect)) continue;
      const names = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      for (const name of names)
        if (!ABOUT_FRAMES.includes(name)) add(kebab(name), `${nameOf(effect.target)}${effect.pseudoElement ?? ''}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const styleOf = (text: string | null): Map<string, string> => {
    const declarations = (text ?? '').split(';').map((declaration) => declaration.split(/:(.*)/s));
    return new Map(declarations.map(([name = '', value = '']) => [name.trim(), value.trim()]));
  };
  new MutationObserver((records) => {
    for (const { target, oldValue } of records) {
      if (!(target instanceof HTMLElement)) continue;
      const before = styleOf(oldValue);
      for (const [property, value] of styleOf(target.getAttribute('style'))) {
        if (property === '' || before.get(property) === value) continue;
        const of = nameOf(target);
        const count = (writes.get(`${property} ${of}`) ?? 0) + 1;
        writes.set(`${property} ${of}`, count);
        if (count >= WRITES_OF_A_MOVE) add(property, of);
      }
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'], attributeOldValue: true });
  (window as WatchingWindow).takeMovedProperties = () => {
    const taken = [...moved.values()];
    moved.clear();
    writes.clear();
    return taken;
  };
}

/** Watches every document that a page opens from now on: its animations, and what code writes into styles again and again. */
export async function watchProperties(page: Page): Promise<void> {
  // The program that runs TypeScript names functions by a helper, which a page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(watch);
}

/** What moved since it was asked for last. */
export async function movedProperties(page: Page): Promise<readonly MovedProperty[]> {
  return page.evaluate(() => {
    const take = (window as WatchingWindow).takeMovedProperties;
    if (take === undefined) throw new Error('This document is not watched');
    return take();
  });
}

/** What moved and is not the compositor's: layout or painting in every frame. */
export function uncomposited(moved: readonly MovedProperty[]): readonly string[] {
  return moved
    .filter(({ property }) => !COMPOSITED.includes(property))
    .map(({ property, of }) => `${property} of ${of}`);
}
