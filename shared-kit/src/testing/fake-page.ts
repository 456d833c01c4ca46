interface Entry {
  readonly state: unknown;
  readonly path: string;
  readonly top: number;
}

/** A page with a history of its own, whose steps come when a test says so, as those of a busy phone do. */
export class FakePage extends EventTarget {
  readonly entries: Entry[] = [{ state: { idx: 0, key: 'lobby' }, path: '/m/home', top: 0 }];
  index = 0;
  scrollX = 0;
  scrollY = 0;
  refusesEntries = false;
  private readonly steps: number[] = [];

  readonly location = { pathname: '/m/home', href: '/m/home' };
  readonly history = {
    state: this.entries[0]?.state,
    pushState: (state: unknown, _title: string, path = this.location.href) => {
      if (this.refusesEntries) throw new Error('too many');
      this.entries.splice(this.index + 1, Infinity, { state, path, top: this.scrollY });
      this.come(this.index + 1);
    },
    replaceState: (state: unknown, _title: string, path = this.location.href) => {
      this.entries[this.index] = { state, path, top: this.scrollY };
      this.come(this.index);
    },
    go: (by: number) => void this.steps.push(by),
  };

  readonly setTimeout = (action: () => void, wait: number): unknown => setTimeout(action, wait);
  readonly requestAnimationFrame = (action: () => void): unknown => setTimeout(action, 16);
  readonly scrollTo = ({ top }: { readonly top: number }): void => {
    this.scrollY = top;
    const entry = this.entries[this.index];
    if (entry) this.entries[this.index] = { ...entry, top };
  };

  /** Takes the steps that were asked for. */
  arrive(): void {
    for (const by of this.steps.splice(0)) this.travel(by);
  }

  /** The player's own step, which waits for no other. */
  travel(by: number): void {
    const entry = this.entries[this.index + by];
    if (!entry) return;
    this.come(this.index + by);
    this.dispatchEvent(new Event('popstate'));
    // As browsers do once the page was told.
    this.scrollY = entry.top;
  }

  private come(index: number): void {
    this.index = index;
    const { state, path } = this.entries[index] as Entry;
    Object.assign(this.history, { state });
    Object.assign(this.location, { href: path, pathname: path.replace(/\?.*/, '') });
  }
}
