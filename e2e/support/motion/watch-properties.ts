import type { Page } from '@playwright/test';
import { LET_NAME_FUNCTIONS } from '../name-functions';

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
  /** Whether that fits the selector that was asked with. */
  readonly fits: boolean;
}

type WatchingWindow = Window & { takeMovedProperties?: (selector: string) => readonly MovedProperty[] };

/** Runs in every document from its start. */
function watch(): void {
  /** An inline style that is written in so many frames is moved by code. */
  const FRAMES_OF_A_MOVE = 5;
  /** Of keyframes: what is no property. */
  const ABOUT_FRAMES = ['offset', 'computedOffset', 'easing', 'composite'];
  interface Write {
    count: number;
    frame: number;
  }
  let frame = 0;
  let moved = new Map<Element, Set<string>>();
  let writes = new WeakMap<Element, Map<string, Write>>();
  const add = (element: Element, property: string): void => {
    moved.set(element, (moved.get(element) ?? new Set()).add(property));
  };
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const look = (): void => {
    frame += 1;
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || effect.target === null) continue;
      const names = new Set(effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)));
      for (const name of names) if (!ABOUT_FRAMES.includes(name)) add(effect.target, kebab(name));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const styleOf = (text: string | null): Map<string, string> => {
    const declarations = (text ?? '').split(';').map((declaration) => declaration.split(/:(.*)/s));
    return new Map(declarations.map(([name = '', value = '']) => [name.trim(), value.trim()]));
  };
  const noteWrite = (element: Element, property: string): void => {
    const ofElement = writes.get(element) ?? new Map<string, Write>();
    writes.set(element, ofElement);
    const { count, frame: last } = ofElement.get(property) ?? { count: 0, frame: -1 };
    if (last === frame) return;
    ofElement.set(property, { count: count + 1, frame });
    if (count + 1 >= FRAMES_OF_A_MOVE) add(element, property);
  };
  new MutationObserver((records) => {
    for (const { target, oldValue } of records) {
      if (!(target instanceof Element)) continue;
      const before = styleOf(oldValue);
      for (const [property, value] of styleOf(target.getAttribute('style')))
        if (property !== '' && before.get(property) !== value) noteWrite(target, property);
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'], attributeOldValue: true });
  (window as WatchingWindow).takeMovedProperties = (selector) => {
    const taken = [...moved].flatMap(([element, properties]) => {
      const of = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return [...properties].map((property) => ({ property, of, fits: element.matches(selector) }));
    });
    moved = new Map();
    writes = new WeakMap();
    return taken;
  };
}

/** Watches every document that a page opens from now on: its animations, and what code writes into styles again and again. */
export async function watchProperties(page: Page): Promise<void> {
  await page.addInitScript(LET_NAME_FUNCTIONS);
  await page.addInitScript(watch);
}

/** What moved since it was asked for last; a selector tells what of it is looked for. */
export async function movedProperties(page: Page, selector = '*'): Promise<readonly MovedProperty[]> {
  return page.evaluate((sought) => {
    const take = (window as WatchingWindow).takeMovedProperties;
    if (take === undefined) throw new Error('This document is not watched');
    return take(sought);
  }, selector);
}

/** What moved and is not the compositor's: layout or painting in every frame. */
export function uncomposited(moved: readonly MovedProperty[]): readonly string[] {
  const faults = moved.filter(({ property }) => !COMPOSITED.includes(property));
  return [...new Set(faults.map(({ property, of }) => `${property} of ${of}`))];
}
