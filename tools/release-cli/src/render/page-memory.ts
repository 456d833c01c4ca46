import type { ReleaseDescriptor } from 'shared-contracts/release/descriptor';
import type { MapView } from 'shared-contracts/release/resolve';
import { inlineText } from '../markup/markup';
import { policyHash } from '../store/digest';
import { Memory } from '../text/memory';
import { readHostParts, type HostParts, type InlineText } from './host-parts';
import type { ViewParts } from './view-parts';

/** The parts of a view with a hundred sections take some megabytes: merchants are rendered by what they get. */
const HELD_VIEWS = 8;
const HELD_BRANDS = 2000;

/** What pages share, made once for each host, each view and each brand: a thousand merchants cost as much as their differences. */
export class PageMemory {
  readonly #hosts = new Map<ReleaseDescriptor, Promise<HostParts>>();
  readonly #views = new Memory<ViewParts, MapView['packages']>(HELD_VIEWS);
  readonly #styles = new WeakMap<HostParts, Memory<InlineText>>();

  /** The parts of a host's build; read once. */
  host(
    host: ReleaseDescriptor,
    page: NonNullable<ReleaseDescriptor['page']>,
    readFile: (name: string) => Promise<string>,
  ): Promise<HostParts> {
    const known = this.#hosts.get(host) ?? readHostParts(page, readFile);
    this.#hosts.set(host, known);
    return known;
  }

  /** The parts of a view, by the very object of its packages. */
  view({ packages }: MapView, make: () => ViewParts): ViewParts {
    return this.#views.get(packages, make);
  }

  /** The styles that stand in a page: of a brand, then the host's own. */
  styles(host: HostParts, brand: string): InlineText {
    const known = this.#styles.get(host) ?? new Memory<InlineText>(HELD_BRANDS);
    this.#styles.set(host, known);
    return known.get(brand, () => {
      const text = inlineText(`${brand}\n${host.styles}`, 'style', 'The critical styles');
      return { text, hash: policyHash(text) };
    });
  }

  /** How many views' parts are held. */
  get heldViews(): number {
    return this.#views.size;
  }
}
