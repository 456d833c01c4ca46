import { isPaper, unreadable, type Colour, type Layer, type ThemeColours } from './colour-rules';
import { textsIn } from './hidden';

/** The colours an element was written with, as its style has them before any theme is known. */
interface Paint {
  readonly element: HTMLElement;
  readonly ink: string;
  readonly ground: string;
}

/** The colours of a text as it was written, to be judged for each theme. */
export function paintsOf(text: ParentNode): readonly Paint[] {
  return [...text.querySelectorAll<HTMLElement>('*')]
    .map((element) => ({
      element,
      ink: element.style.getPropertyValue('color'),
      ground: element.style.getPropertyValue('background-color'),
    }))
    .filter(({ ink, ground }) => ink !== '' || ground !== '');
}

function readColour(text: string): Colour | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (hex !== null) return [...hex.slice(1).map((byte) => Number.parseInt(byte, 16)), 1] as unknown as Colour;
  const channels = /^rgba?\(([^)]*)\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [red, green, blue, alpha = 1] = channels ?? [];
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue, alpha];
}

/** The surfaces that a text may lie on: cards and dialogs, at their lightest and darkest. */
const SURFACES = ['--brand-card', '--brand-raised', '--mix-card-top', '--mix-raised-top'];

function themeOf(place: HTMLElement): ThemeColours {
  const style = getComputedStyle(place);
  const colours = SURFACES.map((name) => readColour(style.getPropertyValue(name).trim()));
  return {
    text: readColour(style.color) ?? [0, 0, 0, 1],
    grounds: colours.filter((colour) => colour !== null),
  };
}

/** Layers of all elements that have colours, those of links by the theme among them. */
function layersIn(place: HTMLElement, paints: readonly Paint[]): (element: Element | null) => Layer | null {
  const written = new Map(paints.map((paint) => [paint.element as Element, paint]));
  const known = new Map<Element, Layer | null>();
  return function layerOf(element: Element | null): Layer | null {
    if (element === null || element === place) return null;
    const made = known.get(element);
    if (made !== undefined) return made;
    const outer = layerOf(element.parentElement);
    const paint = written.get(element);
    const style = getComputedStyle(element);
    const isThemed = element.tagName === 'A' && (paint === undefined || paint.ink === '');
    const layer: Layer = {
      // An ink in a notation that is not read is given up: it has no contrast.
      ink: isThemed || (paint?.ink ?? '') !== '' ? (readColour(style.color) ?? [0, 0, 0, 0]) : null,
      ground:
        element instanceof HTMLElement && element.style.backgroundColor === ''
          ? null
          : (readColour(style.backgroundColor) ?? [0, 0, 0, 0]),
      outer,
      isTheme: isThemed,
    };
    const kept = layer.ink === null && layer.ground === null ? outer : layer;
    known.set(element, kept);
    return kept;
  };
}

/** Shows a text in its own colours where they can be read in the theme of the page, else in the theme's. */
export function paint(place: HTMLElement, paints: readonly Paint[]): void {
  if (paints.length === 0) return;
  const show = (element: HTMLElement, name: string, value: string): void => {
    if (value === '') element.style.removeProperty(name);
    else element.style.setProperty(name, value);
  };
  for (const { element, ink, ground } of paints) {
    show(element, 'color', ink);
    show(element, 'background-color', ground);
  }
  for (const { element, ground } of paints) {
    const colour = ground === '' ? null : readColour(getComputedStyle(element).backgroundColor);
    if (colour !== null && isPaper(colour)) show(element, 'background-color', '');
  }
  const layerOf = layersIn(place, paints);
  const words = textsIn(place).filter(({ data, parentElement }) => {
    const isButton = parentElement?.closest('[data-button]') != null;
    return data.trim() !== '' && !isButton;
  });
  const { inks, grounds } = unreadable(
    words.map(({ parentElement }) => layerOf(parentElement)),
    themeOf(place),
  );
  for (const { element } of paints) {
    const layer = layerOf(element);
    if (layer === null) continue;
    if (inks.has(layer)) show(element, 'color', '');
    if (grounds.has(layer)) show(element, 'background-color', '');
  }
}
