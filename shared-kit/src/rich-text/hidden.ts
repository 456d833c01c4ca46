import type { Look } from './look';

/** Below this a size is meant to hide: preheaders are one pixel high. */
const TINY = 2;

function pixels(value: string | undefined): number {
  const match = /^(-?[\d.]+)(px|pt|em|rem|%|in|cm|mm|pc)?$/.exec(value ?? '');
  if (match === null) return Number.NaN;
  const amount = Number(match[1]);
  return amount * (match[2] === undefined || /^p[xt]$/.test(match[2]) ? 1 : 16);
}

function isFlat(look: Look, ...names: readonly string[]): boolean {
  return names.some((name) => pixels(look.get(name)) <= TINY);
}

function isFarAway(look: Look): boolean {
  const isPlaced = /^(?:absolute|fixed)$/.test(look.get('position') ?? '');
  const names = ['text-indent', 'margin-left', 'margin-top'];
  const places = isPlaced ? ['left', 'right', 'top', 'bottom'] : [];
  return (
    [...names, ...places].some((name) => pixels(look.get(name)) <= -500) ||
    places.some((name) => pixels(look.get(name)) >= 2000)
  );
}

/** Words in the very colour that their own element lays behind them. */
function isConcealed(look: Look): boolean {
  const hasPicture = /url\(|gradient\(/.test(look.get('background-image') ?? '');
  const ink = look.get('color');
  return ink !== undefined && !hasPicture && ink === look.get('background-color');
}

const CLIPPED = /^rect\((?:0(?:px)?|1px)[ ,]/;
const CLIPPED_PATH = /^(?:inset\((?:50|[6-9]\d|100)%|circle\(0)/;
/** Some write a hundredth, for programs that know of nothing. */
const FAINTEST = 0.05;

/** Whether the author keeps an element with all that is in it out of sight. */
function isHidden(look: Look): boolean {
  const isCut = /hidden|clip/.test(look.get('overflow') ?? look.get('overflow-y') ?? '');
  return (
    look.get('display') === 'none' ||
    look.get('content-visibility') === 'hidden' ||
    Number.parseFloat(look.get('opacity') ?? '1') <= FAINTEST ||
    /^scale(?:x|y|3d)?\(0[,)]/.test(look.get('transform') ?? '') ||
    (isCut && isFlat(look, 'height', 'max-height', 'width', 'max-width')) ||
    CLIPPED.test(look.get('clip') ?? '') ||
    CLIPPED_PATH.test(look.get('clip-path') ?? '') ||
    isFarAway(look) ||
    isConcealed(look)
  );
}

/** The declarations that hide words where nothing nearer to them says otherwise. */
const INHERITED: Readonly<Record<string, (value: string) => boolean>> = {
  visibility: (value) => value === 'hidden' || value === 'collapse',
  'font-size': (value) => pixels(value) <= TINY,
  color: (value) => value === 'transparent' || /^(?:rgba|hsla)\(.*[,/] ?0(?:\.0+)?%?\)$/.test(value),
};

/** Whether words are out of sight by what they inherit; looks from the nearest element outwards. */
function hidesWords(looks: readonly Look[]): boolean {
  return Object.entries(INHERITED).some(([name, hides]) => {
    const nearest = looks.find((look) => look.has(name))?.get(name);
    return nearest !== undefined && hides(nearest);
  });
}

function hidesElement(element: Element, look: Look | undefined): boolean {
  if (element.hasAttribute('hidden') || (look !== undefined && isHidden(look))) return true;
  // Buttons for every other program are hidden from Outlook alone.
  const hasLink = element.matches('a[href]') || element.querySelector('a[href]') !== null;
  return look?.get('mso-hide') === 'all' && !hasLink;
}

function looksAround(node: Node, looks: ReadonlyMap<Element, Look>): Look[] {
  const found: Look[] = [];
  for (let place = node.parentElement; place !== null; place = place.parentElement) {
    const look = looks.get(place);
    if (look !== undefined) found.push(look);
  }
  return found;
}

/** Takes out what the author hid: it would be shown, for its styles do not come along. */
export function removeHidden(root: DocumentFragment, looks: ReadonlyMap<Element, Look>): void {
  for (const element of root.querySelectorAll('*')) if (hidesElement(element, looks.get(element))) element.remove();
  for (const text of textsIn(root)) if (hidesWords(looksAround(text, looks))) text.remove();
  for (const picture of root.querySelectorAll('img')) {
    const visibility = [looks.get(picture), ...looksAround(picture, looks)].find((look) => look?.has('visibility'));
    if (visibility?.get('visibility') === 'hidden') picture.remove();
  }
}

/** Every text node below a node. */
export function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
