import { parseVersion } from 'shared-contracts/release/semver';
import * as v from 'valibot';
import { canonicalJson } from '../trust/canonical-json';

/**
 * The rules of the published schema for Frontend Discovery documents (v1-pre), as a table states them: nothing
 * beside `schema` and `microFrontends` at the top; per name a list without repetitions, of which only the first
 * element is looked at (its `items` is a list of one).
 */
const publishedMetadata = v.strictObject({ integrity: v.string(), version: v.string() });
const publishedDeployment = v.looseObject({
  traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  default: v.boolean(),
});
const publishedElement = v.strictObject({
  url: v.string(),
  fallbackUrl: v.optional(v.string()),
  metadata: publishedMetadata,
  extras: v.optional(v.looseObject({})),
  deployment: v.optional(publishedDeployment),
});

function isUnique(values: unknown[]): boolean {
  return new Set(values.map(canonicalJson)).size === values.length;
}

const publishedRules = v.strictObject({
  schema: v.string(),
  microFrontends: v.record(
    v.string(),
    v.pipe(
      v.array(v.unknown()),
      v.check(isUnique, 'the same element twice'),
      v.check((elements) => elements.length === 0 || v.is(publishedElement, elements[0]), 'element 0 is not valid'),
    ),
  ),
});

const sri = v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'not a subresource integrity'));
const strictElement = v.strictObject({
  url: v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)[^\s]+$/, 'not an address')),
  fallbackUrl: v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)[^\s]+$/, 'not an address'))),
  metadata: v.strictObject({
    integrity: sri,
    version: v.pipe(
      v.string(),
      v.check((text) => parseVersion(text) !== null, 'not a version'),
    ),
  }),
  extras: v.optional(v.looseObject({})),
  deployment: v.optional(
    v.strictObject({ traffic: v.pipe(v.number(), v.minValue(0), v.maxValue(100)), default: v.boolean() }),
  ),
});
type StrictElement = v.InferOutput<typeof strictElement>;

const SUM_TOLERANCE = 1e-9;

function isWhole(elements: StrictElement[]): boolean {
  const deployments = elements.flatMap(({ deployment }) => deployment ?? []);
  if (deployments.length === 0) return elements.length === 1;
  if (deployments.length !== elements.length) return false;
  const sum = deployments.reduce((total, { traffic }) => total + traffic, 0);
  return Math.abs(sum - 100) < SUM_TOLERANCE;
}

function hasOneDefault(elements: StrictElement[]): boolean {
  const isWeighted = elements.some(({ deployment }) => deployment !== undefined);
  return !isWeighted || elements.filter(({ deployment }) => deployment?.default === true).length === 1;
}

/** What the published rules leave open and a consumer has to rely on. */
const strictRules = v.strictObject({
  schema: v.pipe(v.string(), v.minLength(1)),
  microFrontends: v.record(
    v.pipe(v.string(), v.minLength(1)),
    v.pipe(
      v.array(strictElement),
      v.minLength(1, 'no version'),
      v.check((elements) => isUnique(elements.map(({ metadata }) => metadata.version)), 'the same version twice'),
      v.check(isWhole, 'the traffic does not sum up to 100'),
      v.check(hasOneDefault, 'not exactly one default'),
    ),
  ),
});

function problemOf(schema: v.GenericSchema, document: unknown): string | null {
  const parsed = v.safeParse(schema, document);
  if (parsed.success) return null;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue) ?? 'whole document'}: ${issue.message}`;
}

/** Why a document does not follow the published schema; null when it does. */
export function publishedProblem(document: unknown): string | null {
  return problemOf(publishedRules, document);
}

/**
 * Why a document does not follow our own, stricter rules; null when it does: every element is looked at, each
 * name has at least one, versions are unique, traffic sums up to 100 with one default, integrity is SRI.
 */
export function strictProblem(document: unknown): string | null {
  return problemOf(strictRules, document);
}
