import { STYLE_ATTRIBUTE } from './read-source';

/** What a text's author declared of an element: properties of CSS with their values. */
export type Look = ReadonlyMap<string, string>;

interface Rule {
  readonly selector: string;
  readonly style: CSSStyleDeclaration;
}

/** How much a selector weighs against others: ids, then classes and their like, then elements. */
export function weightOf(selector: string): number {
  const count = (pattern: RegExp): number => selector.match(pattern)?.length ?? 0;
  const classes = count(/\.-?[a-z_]|\[|(?<!:):(?!:|not\(|is\()/gi);
  return count(/#/g) * 1_000_000 + classes * 1000 + count(/(?:^|[\s>+~(])[a-z]/gi);
}

/** The selectors of a list, each with a weight of its own; one with a list in it is taken as a whole. */
function selectorsOf(list: string): string[] {
  return list.includes('(') ? [list] : list.split(',').map((selector) => selector.trim());
}

/** Style rules that hold on this device; the browser reads the sheet, nothing of it reaches the page. */
function rulesIn(rules: CSSRuleList): Rule[] {
  return [...rules].flatMap((rule): Rule[] => {
    if (rule instanceof CSSStyleRule)
      return selectorsOf(rule.selectorText).map((selector) => ({ selector, style: rule.style }));
    if (rule instanceof CSSMediaRule && window.matchMedia(rule.media.mediaText).matches) return rulesIn(rule.cssRules);
    return [];
  });
}

function readSheet(text: string): Rule[] {
  // Every supported browser makes sheets by script (WebKit since 16.4); where none can be made, none is read.
  if (!('replaceSync' in CSSStyleSheet.prototype)) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return rulesIn(sheet.cssRules);
}

function elementsOf(root: DocumentFragment, selector: string): Iterable<Element> {
  try {
    return root.querySelectorAll(selector);
  } catch {
    // Mail builders write hacks for single programs as selectors.
    return [];
  }
}

function readStyle(text: string): CSSStyleDeclaration {
  const { style } = document.createElement('span');
  style.cssText = text;
  return style;
}

/** Outlook's own: browsers leave it out of a declaration. */
const MSO_HIDE = /(?:^|;)\s*mso-hide\s*:\s*all\b/i;
const HASHLESS = /^(?:[\da-f]{3}|[\da-f]{6})$/i;

function hinted(element: Element): [string, string][] {
  const colours: readonly (readonly [string, string])[] = [
    ['color', 'color'],
    ['background-color', 'bgcolor'],
  ];
  return colours.flatMap(([name, attribute]): [string, string][] => {
    const value = element.getAttribute(attribute) ?? '';
    return value === '' ? [] : [[name, value.replace(HASHLESS, '#$&')]];
  });
}

/** All that is read of a look. */
const READ = [
  'display', 'visibility', 'content-visibility', 'opacity', 'transform', 'overflow', 'overflow-y', 'height', 'max-height',
  'width', 'max-width', 'position', 'left', 'right', 'top', 'bottom', 'text-indent', 'clip', 'clip-path', 'font-size',
  'margin-left', 'margin-top', 'color', 'background-color', 'background-image', 'text-align', 'font-weight', 'font-style', 'text-decoration', 'text-decoration-line',
  'text-transform', 'vertical-align', 'list-style-type', 'white-space', 'border-bottom-style', 'border-top-style',
] as const; // prettier-ignore

type Layered = Map<string, { readonly value: string; readonly isImportant: boolean }>;

function declare(look: Layered, style: CSSStyleDeclaration): void {
  for (const name of READ) {
    const value = style.getPropertyValue(name).toLowerCase();
    if (value === '') continue;
    const isImportant = style.getPropertyPriority(name) === 'important';
    if (isImportant || look.get(name)?.isImportant !== true) look.set(name, { value, isImportant });
  }
}

/** The looks of all elements that have one: attributes, then the text's own sheets, then inline styles. */
export function looksOf(root: DocumentFragment, sheets: readonly string[]): ReadonlyMap<Element, Look> {
  const layered = new Map<Element, Layered>();
  const of = (element: Element): Layered => {
    const known = layered.get(element) ?? new Map();
    layered.set(element, known);
    return known;
  };
  const elements = root.querySelectorAll('*');
  for (const element of elements) {
    const text = hinted(element).map(([name, value]) => `${name}:${value}`);
    if (text.length > 0) declare(of(element), readStyle(text.join(';')));
  }
  const rules = sheets.flatMap(readSheet).map((rule) => ({ ...rule, weight: weightOf(rule.selector) }));
  for (const { selector, style } of rules.sort((one, other) => one.weight - other.weight))
    for (const element of elementsOf(root, selector)) declare(of(element), style);
  for (const element of elements) {
    const text = element.getAttribute(STYLE_ATTRIBUTE);
    if (text === null) continue;
    declare(of(element), readStyle(text));
    if (MSO_HIDE.test(text)) of(element).set('mso-hide', { value: 'all', isImportant: false });
  }
  return new Map(
    [...layered].map(([element, look]) => [element, new Map([...look].map(([name, { value }]) => [name, value]))]),
  );
}

const ALIGNMENTS = /^(?:left|right|center|justify|start|end)$/;
/** What of a text's look is kept; colours are judged again for each theme. Sizes, fonts and places are the site's. */
const KEPT: Readonly<Record<string, RegExp>> = {
  'text-align': ALIGNMENTS,
  'font-weight': /^(?:bold|normal|[1-9]00)$/,
  'font-style': /^(?:italic|oblique|normal)$/,
  'text-decoration': /^[a-z -]*(?:underline|line-through)[a-z -]*$/,
  'text-decoration-line': /^(?:underline|line-through)(?: (?:underline|line-through))*$/,
  'text-transform': /^(?:uppercase|lowercase|capitalize)$/,
  'vertical-align': /^(?:sub|super)$/,
  'list-style-type': /^[a-z-]+$/,
  color: /./,
  'background-color': /^(?!transparent$|rgba\(0, 0, 0, 0\)$)./,
};
const KEEPS_LINES = /^(?:pre|pre-wrap|pre-line|break-spaces)$/;

/** The styles that an element gets, each set by CSSOM: the page's policy refuses style attributes. */
export function keptStyle(look: Look): [string, string][] {
  const kept = [...look].filter(([name, value]) => KEPT[name]?.test(value) === true);
  return KEEPS_LINES.test(look.get('white-space') ?? '') ? [...kept, ['white-space', 'pre-line']] : kept;
}
