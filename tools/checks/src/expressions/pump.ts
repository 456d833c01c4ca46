import { runInNewContext } from 'node:vm';
import type { FoundExpression } from './find-expressions';

/** How long the texts are that expressions are tried on: longer than any name, address or word that a person types. */
const TEXT_LENGTH = 30_000;
/** After this an expression is given up. */
const PATIENCE_MS = 20_000;

const USUAL_SIGNS = ['a', 'A', '0', ' ', '\t', '\n', '-', '.', '/', '_', '<', '%', 'é'];
const MOST_SIGNS = 24;
const MOST_IN_PAIRS = 7;
const MOST_BEGINNINGS = 6;

/** The signs that an expression itself names. */
function signsOf(source: string): string[] {
  const plain = source.replace(/\\[dDwWsSbBnrtfv0]|\\[pP]\{[^}]*\}|\\[xu][\da-fA-F]{2,4}|\(\?[:=!<]+/g, ' ');
  return [...new Set(plain.replace(/[()[\]{}|*+?^$\\]/g, ''))];
}

/** The words that an expression asks for literally: what a text has to begin with to get anywhere. */
function beginningsOf(source: string): string[] {
  const words = source.replace(/\\\//g, '/').match(/[A-Za-z0-9_/:@.<>"'=-]{2,}/g) ?? [];
  return [...new Set(words)].sort((left, right) => right.length - left.length).slice(0, MOST_BEGINNINGS);
}

/** Texts on which an expression that tries too many ways to match would try all of them: much of the same, then not. */
function pumpedTexts({ source }: FoundExpression): string[] {
  const own = signsOf(source);
  const signs = [...new Set([...own, ...USUAL_SIGNS])].slice(0, MOST_SIGNS);
  const few = [...new Set(['a', '0', ' ', ...own])].slice(0, MOST_IN_PAIRS);
  const pairs = few.flatMap((left) => few.filter((right) => right !== left).map((right) => left + right));
  const beginnings = beginningsOf(source);
  return ['', ...beginnings].flatMap((beginning) =>
    [...signs, ...pairs, ...beginnings].map(
      (pump) => `${beginning}${pump.repeat(Math.ceil(TEXT_LENGTH / pump.length))}\u0000!`,
    ),
  );
}

const TRY_ALL = `
  const expression = new RegExp(source, flags);
  let slowest = { ms: 0, text: '' };
  for (const text of texts) {
    expression.lastIndex = 0;
    const started = now();
    expression.test(text);
    const ms = now() - started;
    if (ms > slowest.ms) slowest = { ms, text };
    if (ms > limit) break;
  }
  slowest;
`;

/** What this process has worked so far: other work of the machine does not count. */
function workedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

interface Slowest {
  readonly ms: number;
  readonly text: string;
}

/** The first text that takes an expression longer than the limit, else the slowest; endless where it was given up. */
function slowestText(
  { source, flags }: FoundExpression,
  texts: readonly string[],
  { limit, patience = PATIENCE_MS }: { readonly limit: number; readonly patience?: number },
): Slowest {
  try {
    const context = { source, flags, texts, limit, now: workedMilliseconds };
    return runInNewContext(TRY_ALL, context, { timeout: patience }) as Slowest;
  } catch (error) {
    const isEndless =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (isEndless) return { ms: Number.POSITIVE_INFINITY, text: '' };
    throw error;
  }
}

/** The quickest of some tries: something else may be slow once, a bad expression is always. */
export function steadyMilliseconds(expression: FoundExpression, limit: number, patience?: number): number {
  const options = patience === undefined ? { limit } : { limit, patience };
  const first = slowestText(expression, pumpedTexts(expression), options);
  let quickest = first.ms;
  for (let round = 0; round < 3 && quickest > limit && Number.isFinite(quickest); round += 1)
    quickest = Math.min(quickest, slowestText(expression, [first.text], options).ms);
  return quickest;
}
