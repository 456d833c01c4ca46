import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import type { Floor } from '../workspace/browsers';
import { COMPAT_DATA, enginesWithout, subFeatures, type AcceptsPrefix } from './compat-data';
import type { NewerUse } from './newer-scripts';

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = COMPAT_DATA.css as unknown as Readonly<Record<'properties' | 'selectors' | 'types' | 'at-rules', Identifier>>;

/** Units of length by how MDN's data calls them. */
const UNITS: readonly (readonly [unit: RegExp, name: string])[] = [
  [/^d(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vh|vw|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
];

/** Functions of values by their names, wherever in MDN's data. */
function functionsByName(): ReadonlyMap<string, CompatStatement> {
  const found = new Map<string, CompatStatement>();
  const collect = (feature: Identifier): void => {
    for (const [name, part] of subFeatures(feature)) {
      if (part.__compat !== undefined && !found.has(name)) found.set(name, part.__compat);
      collect(part);
    }
  };
  collect(types);
  return found;
}

const FUNCTIONS = functionsByName();

interface StyleFeature {
  readonly feature: string;
  readonly compat: CompatStatement | undefined;
}

function valueFeatures({ prop, value }: Declaration): StyleFeature[] {
  const plain = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const words = plain.match(/[\w.%+-]+\(?/g) ?? [];
  const functions = words
    .filter((word) => word.endsWith('('))
    .map((word) => word.slice(0, -1))
    .map((name) => ({
      feature: `${name}()`,
      compat: properties[prop]?.[name]?.__compat ?? FUNCTIONS.get(name),
    }));
  const units = words.flatMap((word) => {
    const unit = /^[+-]?[\d.]+([a-z]+)$/i.exec(word)?.[1];
    const name = UNITS.find(([pattern]) => unit !== undefined && pattern.test(unit))?.[1] ?? unit;
    return unit === undefined ? [] : [{ feature: unit, compat: types['length']?.[name ?? unit]?.__compat }];
  });
  const keywords = words
    .filter((word) => /^[a-z][a-z-]*$/.test(word))
    .map((word) => ({ feature: `${prop}: ${word}`, compat: properties[prop]?.[word]?.__compat }));
  return [...functions, ...units, ...keywords];
}

/** Whether the same rule says the property before, in words that old engines know, and these drop the newer one. */
function hasFallback(declaration: Declaration): boolean {
  // With a variable in it a declaration is only found to be wrong when nothing before it is left.
  if (declaration.value.includes('var(') || declaration.prop.startsWith('--')) return false;
  const { parent } = declaration;
  const place = parent?.index(declaration) ?? 0;
  return parent?.nodes.slice(0, place).some((node) => node.type === 'decl' && node.prop === declaration.prop) ?? false;
}

function selectorFeatures({ selector, parent }: Rule): StyleFeature[] {
  if (parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)) return [];
  const named = [...selector.matchAll(/::?([a-z-]+)/g)].map(([text, name = '']) => ({
    feature: text,
    compat: selectors[name]?.__compat,
  }));
  return selector.includes('&') ? [...named, { feature: '&', compat: selectors['nesting']?.__compat }] : named;
}

/** Whether the rule of a declaration has the property with a prefix too. */
function hasPrefixed({ parent, prop }: Declaration): AcceptsPrefix {
  return (prefix) => parent?.nodes.some((node) => node.type === 'decl' && node.prop === `${prefix}${prop}`) ?? false;
}

function isInSupports(node: { readonly parent?: unknown }): boolean {
  let { parent } = node as { parent?: { type?: string; name?: string; parent?: unknown } };
  while (parent !== undefined) {
    if (parent.type === 'atrule' && parent.name === 'supports') return true;
    parent = parent.parent as typeof parent;
  }
  return false;
}

/**
 * What a style has that is newer than the oldest supported engines, each once. What `@supports` asks for, and a value with
 * a plainer one before it in its rule, are no uses.
 */
export function newerInStyle(css: string, floor: Floor): readonly NewerUse[] {
  const found = new Map<string, NewerUse>();
  const look = (features: readonly StyleFeature[], acceptsPrefix?: AcceptsPrefix): void => {
    for (const { feature, compat } of features) {
      const missingIn = compat === undefined || found.has(feature) ? [] : enginesWithout(compat, floor, acceptsPrefix);
      if (missingIn.length > 0) found.set(feature, { feature, missingIn });
    }
  };
  parse(css).walk((node) => {
    if (isInSupports(node)) return;
    if (node.type === 'atrule') look([{ feature: `@${node.name}`, compat: atRules[node.name]?.__compat }]);
    if (node.type === 'rule') look(selectorFeatures(node));
    if (node.type !== 'decl') return;
    look([{ feature: node.prop, compat: properties[node.prop]?.__compat }], hasPrefixed(node));
    if (!hasFallback(node)) look(valueFeatures(node));
  });
  return [...found.values()];
}
