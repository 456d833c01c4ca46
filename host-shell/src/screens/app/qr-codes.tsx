import { useEffect, useId, useState, type ReactNode } from 'react';
import { Card, SectionHeader, Skeleton } from 'shared-kit/ui';
import { useHostTexts } from '../../i18n/use-host-texts';
import type { AppDownload } from './downloads';
import type { QrPath } from './qr-path';
import styles from './qr-codes.module.css';

type Draw = (address: string) => QrPath;

/** What draws codes comes by itself, after the page; without it the buttons are still there. */
function useDraw(): Draw | null | 'failed' {
  const [draw, setDraw] = useState<{ readonly draw: Draw } | null | 'failed'>(null);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "qr-code" */ './qr-path').then(
      (module) => isCurrent && setDraw({ draw: module.qrPath }),
      () => isCurrent && setDraw('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return draw === null || draw === 'failed' ? draw : draw.draw;
}

function codeOf(draw: Draw, address: string): QrPath | null {
  try {
    return draw(address);
  } catch {
    // Longer than any code: its button does the same.
    return null;
  }
}

interface CodeProps {
  readonly download: AppDownload;
  readonly draw: Draw | null;
}

function Code({ download, draw }: CodeProps): ReactNode {
  const t = useHostTexts();
  if (draw === null) return <Skeleton className={styles.place} />;
  const code = codeOf(draw, download.url);
  if (code === null) return null;
  return (
    <figure className={styles.code}>
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        role="img"
        aria-label={t('app.code', { name: download.label })}
        className={styles.squares}
        shapeRendering="crispEdges"
      >
        <path d={code.data} />
      </svg>
      <figcaption>{download.label}</figcaption>
    </figure>
  );
}

/** Each download as a code for another phone's camera (SC-07). */
export function QrCodes({ downloads }: { readonly downloads: readonly AppDownload[] }): ReactNode {
  const t = useHostTexts();
  const titleId = useId();
  const draw = useDraw();
  if (draw === 'failed') return null;
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <SectionHeader id={titleId} title={t('app.scan')} />
        <p className={styles.text}>{t('app.scanText')}</p>
        <div className={styles.codes}>
          {downloads.map((download) => (
            <Code key={download.url} download={download} draw={draw} />
          ))}
        </div>
      </Card>
    </section>
  );
}
