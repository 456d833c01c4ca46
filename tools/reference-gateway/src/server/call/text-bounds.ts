import type { Endpoint } from 'shared-contracts/api/endpoint';
import { DEPOSIT_PICTURE_MAX_LENGTH } from 'shared-contracts/api/endpoints/money';

/** The longest text of a field that states no maximum of its own, in UTF-16 units; addresses to come back to are the longest. */
export const LONGEST_TEXT = 2000;
/** Names, fields and elements that one request may have in all. */
export const MOST_VALUES = 1000;

/** Fields that hold more than a text, and state no maximum in their schema: tokens of third parties, pictures of receipts. */
const LONGEST_OF: Readonly<Record<string, number>> = {
  firebaseIdToken: 8192,
  'R-30.fields': DEPOSIT_PICTURE_MAX_LENGTH,
};

/** The parts of a schema that may state the length of a field. */
interface SchemaShape {
  readonly entries?: Readonly<Record<string, SchemaShape>>;
  readonly wrapped?: SchemaShape;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

function statedLength({ wrapped, pipe = [] }: SchemaShape): number {
  if (wrapped) return statedLength(wrapped);
  const rule = pipe.find(({ type }) => type === 'max_length');
  return typeof rule?.requirement === 'number' ? rule.requirement : 0;
}

function longestOf({ id, request }: Endpoint, field: string): number {
  const schema = (request as SchemaShape).entries?.[field];
  const stated = LONGEST_OF[`${id}.${field}`] ?? LONGEST_OF[field] ?? 0;
  return Math.max(LONGEST_TEXT, stated, schema === undefined ? 0 : statedLength(schema));
}

/** Looks at every text and name below a value, until one is too long or there are too many. */
class Measure {
  private values = 0;

  /** Whether a value, however deep it goes, keeps the bounds. */
  keeps(value: unknown, longest: number): boolean {
    const waiting: unknown[] = [value];
    while (waiting.length > 0) {
      const next = waiting.pop();
      this.values += 1;
      if (this.values + waiting.length > MOST_VALUES) return false;
      if (typeof next === 'string' && next.length > longest) return false;
      if (typeof next !== 'object' || next === null || ArrayBuffer.isView(next)) continue;
      if (Object.keys(next).some((name) => !Array.isArray(next) && name.length > LONGEST_TEXT)) return false;
      for (const element of Object.values(next)) waiting.push(element);
    }
    return true;
  }
}

/**
 * The fields of a request that are longer than anything reads, each with its complaint; one that the call does not know is
 * told as `request`, since its name may be anything. Looked at before a schema, a limit or a handler sees the request, so
 * that none of them has to mind what a megabyte costs.
 */
export function boundErrors(endpoint: Endpoint, fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const measure = new Measure();
  const errors: Record<string, string> = {};
  const known = new Set(fieldNames(endpoint.request as SchemaShape & VariantShape));
  for (const [name, value] of Object.entries(fields)) {
    if (name.length <= LONGEST_TEXT && measure.keeps(value, longestOf(endpoint, name))) continue;
    errors[known.has(name) ? name : 'request'] = 'max_length';
  }
  return errors;
}

interface VariantShape {
  readonly options?: readonly (SchemaShape & VariantShape)[];
}

function fieldNames({ entries = {}, options = [] }: SchemaShape & VariantShape): string[] {
  return [...Object.keys(entries), ...options.flatMap(fieldNames)];
}
