import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Skeleton, lateValue } from 'shared-kit/ui';
import type { QrPath, qrPath } from './qr-path';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** What the code is for; its name for readers. */
  readonly label: string;
}

/** What draws codes comes by itself, after the page. */
const drawing = lateValue<typeof qrPath>(
  async () => (await import(/* webpackChunkName: "qr-code" */ './qr-path')).qrPath,
);

function codeOf(draw: typeof qrPath, text: string): QrPath | null {
  try {
    return draw(text);
  } catch {
    // Longer than any code: the text beside it says the same.
    return null;
  }
}

/** A text as a code for another phone's camera: dark on light in both themes, or cameras do not read it. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const draw = useSyncExternalStore(drawing.subscribe, drawing.get, drawing.get);
  const code = useMemo(() => (draw === undefined ? undefined : codeOf(draw, text)), [draw, text]);
  if (code === undefined) return <Skeleton className={styles.place} />;
  if (code === null) return null;
  return (
    <svg
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={label}
      className={styles.code}
      shapeRendering="crispEdges"
    >
      <path d={code.data} />
    </svg>
  );
}
