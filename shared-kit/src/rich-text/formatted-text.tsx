import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { normalisePath, ownPath, PATHS } from 'shared-contracts/paths';
import { useRemoteContext, useTheme } from '../remote/remote-context';
import { isPlainPress } from '../router/plain-press';
import { cleanHtml } from './clean-html';
import { rankAbove, settleHeadings } from './headings/heading-ranks';
import { paint, paintsOf } from './paint';
import styles from './formatted-text.module.css';

export interface RichTextProps {
  /** HTML of a server, or plain text: hostile until cleaned. */
  readonly html: string;
  /** Called before a link leads to another page of the site. */
  readonly onLeave?: () => void;
}

const BLOCKS = 'p, div, br, li, table, h1, h2, h3, h4, h5, h6, blockquote, pre, dl, details, figure, center, hr';

/** The path of a pressed link that the site opens itself; null for others, which the browser follows. */
function pathOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = ownPath(link?.getAttribute('href'));
  // The VIP document takes a full load.
  const isDocument = normalisePath(path?.split(/[?#]/)[0] ?? '') === PATHS.vipDocument;
  return path === null || isDocument || !isPlainPress(event) ? null : path;
}

/** Text with formatting that came from a server: the only way to show it. */
export function RichText({ html, onLeave }: RichTextProps): ReactNode {
  const { navigate } = useRemoteContext();
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  const painted = useRef<ReturnType<typeof paintsOf>>([]);
  useLayoutEffect(() => {
    const text = cleanHtml(html);
    // Words without any formatting keep the lines that they were typed in.
    place.current?.toggleAttribute('data-lines', text.querySelector(BLOCKS) === null);
    painted.current = paintsOf(text);
    if (place.current !== null) settleHeadings(text, rankAbove(place.current));
    place.current?.replaceChildren(text);
  }, [html]);
  useLayoutEffect(() => {
    if (place.current !== null) paint(place.current, painted.current);
  }, [html, theme]);
  const follow = (event: MouseEvent): void => {
    const path = pathOf(event);
    if (path === null) return;
    event.preventDefault();
    onLeave?.();
    navigate(path);
  };
  // Keys follow a link by a click of their own.
  return <div ref={place} role="presentation" data-rich-text="" className={styles.text} onClick={follow} />;
}
