import type { ReactNode } from 'react';
import { Sheet } from 'shared-kit/overlay';
import { Button } from 'shared-kit/ui';
import { overridesText } from '../overrides/override-texts';
import { PackageRow } from './package-row';
import { ShareRow } from './share-row';
import type { StagingState, StagingView } from './staging-state';
import { TEXTS } from './staging-texts';
import styles from './staging-panel.module.css';

interface StagingPanelProps {
  readonly state: StagingState;
  readonly view: StagingView;
  readonly onClose: () => void;
}

/** What runs and why, in three views of truth, and the means to have it otherwise on this device. */
export function StagingPanel({ state, view, onClose }: StagingPanelProps): ReactNode {
  const asked = view.rows.filter((row) => row.asked !== undefined).length;
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={TEXTS.panelTitle}
      closeLabel={TEXTS.close}
      footer={
        <>
          <Button variant="secondary" block disabled={asked === 0} onClick={() => state.reset()}>
            {TEXTS.resetAll}
          </Button>
          <Button block disabled={!view.isChanged} onClick={() => state.reload()}>
            {TEXTS.reload}
          </Button>
        </>
      }
    >
      <p className={styles.facts}>
        {`${view.environment} · set ${view.setId} · revision ${view.revision} · ${overridesText(view.inForce)}`}
      </p>
      {!view.canKeep && <p className={styles.warning}>{TEXTS.notKept}</p>}
      <ul className={styles.rows}>
        {view.rows.map((row) => (
          <PackageRow key={row.name} row={row} state={state} canKeep={view.canKeep} />
        ))}
      </ul>
      <div className={styles.device}>
        <p>
          <span>{`${TEXTS.bucket} `}</span>
          <strong>{view.bucket}</strong>
        </p>
        <Button size="sm" variant="secondary" disabled={!view.canKeep} onClick={() => state.drawBucket()}>
          {TEXTS.drawBucket}
        </Button>
      </div>
      <ShareRow command={view.shareCommand} />
    </Sheet>
  );
}
