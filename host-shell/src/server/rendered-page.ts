import type { BootDocument } from 'shared-contracts/release/boot-document';
import type { LanguageCode } from 'shared-contracts/language';
import type { RemoteDefinition } from 'shared-contracts/remote/remote-contract';
import type { PackageName, RemoteName } from 'shared-contracts/remote/remote-names';

/** What a page is rendered from. */
export interface RenderInput {
  /** Path and query of the page, as `/m/home` or `/m/gameList?gameType=RNG`. */
  readonly path: string;
  /** The page's boot document: its merchant, its view of the release map, and the releases. */
  readonly boot: BootDocument;
  readonly language: LanguageCode;
  /**
   * Parsed bodies of the gateway's answers (with their envelope, as they were sent), by path and query of the call as the
   * client sends it: `/api/v1/system/status?merchantCode=aurora&language=EN`. May be incomplete: see `asked`.
   */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The exposed module of a section's server build: `remote` of its `./remote`. Rejects where the section has none. */
  readonly openSection: (name: RemoteName) => Promise<RemoteDefinition>;
  /** Now, epoch ms: what ends and begins in the page is measured by it. */
  readonly now: number;
}

/** A style file that the HTML needs. */
export interface NeededStyle {
  readonly package: PackageName;
  readonly version: string;
  /** As the release names it. */
  readonly file: string;
}

/** A public call that the page wants the answer of. */
export interface AskedCall {
  /** Path and query at the gateway's origin: the key of {@link RenderInput.answers}. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page as HTML. */
export interface RenderedPage {
  /** The content of the page's `#root`, which has the attribute `data-prerendered`; empty until the status is answered. */
  readonly html: string;
  readonly title: string;
  /** The first needed by the frame, the last by the screen's own parts. */
  readonly styles: readonly NeededStyle[];
  /**
   * The calls that the rendering wanted, whether their answers were given or not. A caller renders again with the answers of
   * calls that it has not asked before, until none is new; two rounds do for every screen so far.
   */
  readonly asked: readonly AskedCall[];
  /** JSON of the used answers, which the page reads from a file of their own. */
  readonly pageAnswers: string;
  /** Who the HTML is for: the value of `data-prerendered` of the page's `html` element, not yet escaped. */
  readonly renderedFor: string;
  /** Whether every call was answered: a page that misses one shows it as loading. */
  readonly isComplete: boolean;
}

/** Why there is no HTML of a page; the caller keeps the skeleton. */
export class NotRendered extends Error {
  constructor(
    /** The package whose code could not be rendered, or whose release cannot be. */
    readonly owner: PackageName,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`${owner} cannot be rendered on a server: ${reason}`, options);
    this.name = 'NotRendered';
  }

  /** What was thrown by a package's code, with the package's name. */
  static of(owner: PackageName, error: unknown): NotRendered {
    if (error instanceof NotRendered) return error;
    return new NotRendered(owner, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
