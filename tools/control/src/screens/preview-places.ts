import type { PreviewTheme } from 'delivery/preview/preview-begin';

/** The themes, in the order in which they are shown. */
export const THEMES: readonly PreviewTheme[] = ['dark', 'light'];

const LABEL = /^(dark|light)-([0-9a-f]{32})$/;

/**
 * Where previews are served: each theme of each under a host name of its own, so that no page of a site shares an origin with
 * the console, with another preview, or with a theme that is kept on the device.
 */
export class PreviewPlaces {
  /** What stands behind the name of a preview: `.preview.example:4500`. */
  readonly #ending: string;
  readonly #scheme: string;

  /** `publicAddress` is where people reach the console, `domain` is what the names of previews are under. */
  constructor(publicAddress: string, domain: string) {
    const { protocol, port } = new URL(publicAddress);
    this.#scheme = `${protocol}//`;
    this.#ending = `.${domain}${port === '' ? '' : `:${port}`}`;
  }

  /** For a policy: every preview, and nothing else. */
  get frames(): string {
    return `${this.#scheme}*${this.#ending}`;
  }

  originOf(id: string, theme: PreviewTheme): string {
    return `${this.#scheme}${theme}-${id}${this.#ending}`;
  }

  /** Whose preview a host name is, also one that has ended; null for every other name. */
  previewOf(host: string | undefined): { readonly id: string; readonly theme: PreviewTheme } | null {
    const name = (host ?? '').toLowerCase();
    if (!name.endsWith(this.#ending)) return null;
    const [, theme, id] = LABEL.exec(name.slice(0, -this.#ending.length)) ?? [];
    return id === undefined ? null : { id, theme: theme === 'light' ? 'light' : 'dark' };
  }
}

/** The domain of previews: the one of the configuration; on this machine `localhost`; null where there are none. */
export function previewDomain(publicAddress: string, configured: string | undefined): string | null {
  return configured ?? (new URL(publicAddress).hostname === 'localhost' ? 'localhost' : null);
}
