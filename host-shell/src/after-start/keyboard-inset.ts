/** What shows of the page, in CSS px. */
export interface VisiblePart {
  /** Height of what fixed elements stand in. */
  readonly layoutHeight: number;
  readonly height: number;
  readonly offsetTop: number;
  /** 1 where the page is not zoomed. */
  readonly scale: number;
}

/** Browsers' own bars come and go by less. */
const LOWEST_KEYBOARD_PX = 120;

/**
 * How much of the page's lower end the screen's keyboard covers, in CSS px. Browsers that make the page smaller instead
 * (`interactive-widget` in its viewport) cover nothing; Safari knows no such thing.
 */
export function keyboardInset({ layoutHeight, height, offsetTop, scale }: VisiblePart): number {
  // Of a page that is zoomed in less shows without any keyboard.
  if (Math.abs(scale - 1) > 0.01) return 0;
  const covered = Math.round(layoutHeight - height - offsetTop);
  return covered >= LOWEST_KEYBOARD_PX ? covered : 0;
}

/**
 * Keeps `--keyboard` and `data-keyboard` of the page at what the keyboard covers: surfaces stand above it, the bottom menu
 * is hidden, and the field in use is scrolled into view. Returns the way to stop.
 */
export function followKeyboard(page: Window = window): () => void {
  const viewport = page.visualViewport;
  if (viewport === null) return () => undefined;
  const root = page.document.documentElement;
  let shown = 0;
  const follow = (): void => {
    const { height, offsetTop, scale } = viewport;
    const layoutHeight = Math.max(root.clientHeight, page.innerHeight);
    const inset = keyboardInset({ layoutHeight, height, offsetTop, scale });
    if (inset === shown) return;
    const hasRisen = inset > shown;
    shown = inset;
    root.toggleAttribute('data-keyboard', inset > 0);
    if (inset === 0) root.style.removeProperty('--keyboard');
    else root.style.setProperty('--keyboard', `${inset}px`);
    const field = page.document.activeElement;
    if (hasRisen && field?.closest('[data-surface]')) field.scrollIntoView({ block: 'nearest' });
  };
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  follow();
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
