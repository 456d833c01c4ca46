import { PlainTexts, type TextBundle, type TextFields } from 'shared-kit/i18n';
import type { TextEngine } from './text-engine';

/** The namespace of the host's own texts. */
export const HOST_TEXTS = 'host-shell';

/**
 * The one source of texts of a page. It begins with plain reading, which a page can start with; the library of texts
 * comes with the first change of language and reads from then on (decision 0016).
 */
export class PageTexts extends PlainTexts {
  private engine: TextEngine | null = null;

  /** A text of the host's own. */
  readonly t = (key: string, fields: TextFields = {}): string => this.read(HOST_TEXTS, key, fields);

  override add(bundle: TextBundle): void {
    this.engine?.add(bundle);
    super.add(bundle);
  }

  /** Brings what a change of language takes; throws when it does not come. */
  async prepareChange(): Promise<void> {
    const { makeTextEngine } = await import(/* webpackChunkName: "text-engine" */ './text-engine');
    this.engine ??= makeTextEngine(this.bundles.values());
  }

  protected override read(namespace: string, key: string, fields: TextFields): string {
    return this.engine?.text(this.language, namespace, key, fields) ?? super.read(namespace, key, fields);
  }
}
