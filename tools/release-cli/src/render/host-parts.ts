import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import { inlineText } from '../markup/markup';
import { policyHash } from '../store/digest';

/** A text that stands inline in a page, and the source of a policy that allows it. */
export interface InlineText {
  readonly text: string;
  readonly hash: string;
}

/** What of a page follows from its host alone; hosts from before them have no gate, no look and no page for old browsers. */
export interface HostParts {
  readonly gate: readonly InlineText[];
  readonly look: readonly InlineText[];
  readonly starter: InlineText;
  /** The critical styles, without those of a brand. */
  readonly styles: string;
  readonly skeleton: string;
  /** Template of the page for browsers that cannot run the site. */
  readonly browsers: string | null;
}

function inlineScript(text: string, what: string): InlineText {
  const seen = inlineText(text, 'script', what);
  return { text: seen, hash: policyHash(seen) };
}

/** Reads what a host's build made for its pages; refuses a script that would end its own element. */
export async function readHostParts(
  { gate, look, browsers, starter, styles, skeleton }: NonNullable<ReleaseDescriptor['page']>,
  readFile: (name: string) => Promise<string>,
): Promise<HostParts> {
  const optional = async (name: string | undefined): Promise<readonly string[]> =>
    name === undefined ? [] : [await readFile(name)];
  const [gates, looks, [template = null], starterFile, stylesFile, skeletonFile] = await Promise.all([
    optional(gate),
    optional(look),
    optional(browsers),
    readFile(starter),
    readFile(styles),
    readFile(skeleton),
  ]);
  return {
    gate: gates.map((text) => inlineScript(text.trim(), 'The script of the gate')),
    look: looks.map((text) => inlineScript(text, 'The script of the first look')),
    starter: inlineScript(starterFile, 'The starter script'),
    styles: stylesFile,
    skeleton: skeletonFile,
    browsers: template,
  };
}
