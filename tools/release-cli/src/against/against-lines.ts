import { packageEntries } from 'shared-contracts/remote/remote-names';
import { merchantsText } from '../text/merchants-text';
import type { AgainstCheck, MerchantFit } from './check-against';
import { counted } from '../text/counted';

/** What a group is served: the version that the candidate replaces, and what would be beside it. */
function setText({ versions }: MerchantFit, name: string): string {
  const titles = packageEntries(versions).map(([entry, list]) => ({ entry, text: `${entry} ${list.join(' or ')}` }));
  const [own] = titles.filter(({ entry }) => entry === name);
  const others = titles.filter(({ entry }) => entry !== name).map(({ text }) => text);
  return [
    ...(own === undefined ? [] : [`in place of ${own.text}`]),
    ...(others.length === 0 ? [] : [`beside ${others.join(', ')}`]),
  ].join(', ');
}

function merchantLines(fit: MerchantFit, name: string): readonly string[] {
  const who = merchantsText(fit.merchants);
  if (fit.problems.length === 0) return [`${who}: ${fit.isGiven ? 'fits' : 'fits, and a pin keeps what they have'}`];
  const verdict = fit.isGiven ? 'breaks' : 'would break, but a pin keeps what they have';
  return [`${who}: ${verdict} (${setText(fit, name)})`, ...fit.problems.map((problem) => `  ${problem}`)];
}

/** What a check found, for people: a line for each group of merchants who are served the same, and below it what breaks. */
export function againstLines(check: AgainstCheck & { readonly isVerified: boolean }): readonly string[] {
  const { candidate, environment, revision, writtenAt, isVerified, merchants, problems, asks, isSafe } = check;
  const title = `${candidate.name} ${candidate.version}`;
  const trust = isVerified
    ? 'its signature is verified'
    : `its signature is not verified, as no trust file of ${environment} is at hand (MFE_TRUST)`;
  return [
    `${title} with contract ${candidate.contract}, against revision ${revision} of ${environment} of ${writtenAt}: ${trust}.`,
    ...problems,
    ...merchants.flatMap((fit) => merchantLines(fit, candidate.name)),
    ...asks,
    isSafe
      ? `${title} breaks nobody: it fits ${counted(merchants.length, 'different set')}.`
      : `${title} would be refused by publish or promote. Nothing was written.`,
  ];
}
