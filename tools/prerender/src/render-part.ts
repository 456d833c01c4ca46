import { checkHtml, hostsIn } from './html/check-html';
import { StrangeHtml } from './html/read-html';
import { assertGiven } from './assert-given';
import { NotPrerendered, readAnswer, type AnsweredPage } from './rendered-page';
import { RenderStopped, type RendererProcess, type RenderJob } from './sandbox/renderer-process';
import { criticalStyles, type StyleFile } from './styles/critical-styles';

/** A public call that a page wants the answer of. */
export type AskedCall = AnsweredPage['asked'][number];

/** What a page is rendered from. */
export interface PartRequest extends Omit<RenderJob, 'input'> {
  /** Path and query of the page. */
  readonly path: string;
  /** The page's boot document. */
  readonly boot: object;
  readonly language: string;
  /** Now, epoch ms. */
  readonly now: number;
}

/** Where what the page asks for comes from. */
export interface PartSources {
  /** Bodies of the answers to these calls, by path; a call without one is missing. */
  readonly ask: (calls: readonly AskedCall[]) => Promise<Readonly<Record<string, unknown>>>;
  /** A style file of a release. */
  readonly style: (style: AnsweredPage['styles'][number]) => Promise<StyleFile>;
}

/** A page as it goes into its document; every part is checked. */
export interface RenderedPart {
  readonly html: string;
  readonly title: string;
  readonly style: string;
  /** Values of the HTML's `style` attributes. */
  readonly attributes: readonly string[];
  /** Text of the element with the page's answers. */
  readonly answers: string;
  readonly renderedFor: string;
  /** The answers that it was rendered from, by path. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** Answers lead to further calls, such as those of a list by its first vendor; a page that asks on and on is given up. */
const ROUNDS = 4;

interface Round {
  readonly page: AnsweredPage;
  readonly given: Readonly<Record<string, unknown>>;
}

async function rendered(
  renderer: RendererProcess,
  { host, sections, ...input }: PartRequest,
  given: Round['given'],
): Promise<AnsweredPage> {
  try {
    return readAnswer(await renderer.render({ host, sections, input: { ...input, answers: given } }));
  } catch (error) {
    if (error instanceof RenderStopped) throw new NotPrerendered(error.message);
    throw error;
  }
}

async function complete(renderer: RendererProcess, request: PartRequest, ask: PartSources['ask']): Promise<Round> {
  let given: Round['given'] = {};
  const asked = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await rendered(renderer, request, given);
    const fresh = page.asked.filter(({ path }) => !asked.has(path));
    if (fresh.length === 0) return { page, given };
    fresh.forEach(({ path }) => asked.add(path));
    given = { ...given, ...(await ask(fresh)) };
  }
  throw new NotPrerendered('it asks for more with every answer');
}

/**
 * Renders a page in the process, with the gateway's answers to the calls it asks for, and checks what comes out. Throws
 * {@link NotPrerendered} with the reason where it has no part.
 */
export async function renderPart(
  renderer: RendererProcess,
  request: PartRequest,
  { ask, style }: PartSources,
): Promise<RenderedPart> {
  const { page, given } = await complete(renderer, request, ask);
  const missing = page.asked.find(({ path }) => !Object.hasOwn(given, path));
  if (missing !== undefined) throw new NotPrerendered(`the gateway has no answer to ${missing.path.split('?')[0]}`);
  if (!page.isComplete || page.html === '') throw new NotPrerendered('it waits for more than the gateway sends');
  try {
    const { classes, styles: attributes } = checkHtml(page.html, hostsIn(JSON.stringify([request.boot, given])));
    assertGiven(page.pageAnswers, given);
    const files = await Promise.all(page.styles.map(style));
    const { html, title, pageAnswers: answers, renderedFor } = page;
    return { html, title, style: criticalStyles(files, classes, html), attributes, answers, renderedFor, given };
  } catch (error) {
    if (error instanceof StrangeHtml) throw new NotPrerendered(error.message);
    throw error;
  }
}
