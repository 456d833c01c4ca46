import { useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { Button, Icon } from 'shared-kit/ui';
import { overridesText } from '../overrides/override-texts';
import type { StagingState, StagingView } from './staging-state';
import { StagingPanel } from './staging-panel';
import { faultsText, faultText, TEXTS } from './staging-texts';
import styles from './staging-bar.module.css';

/** How many characters of a set's id tell it from others at a glance. */
const SHORT_ID = 6;

/** Keeps the height free at the top of the page, so that the bar stands on nothing a person needs. */
function useReservedHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const page = document.documentElement;
    const reserve = (): void => page.style.setProperty('--staging-height', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(reserve);
    observer.observe(element);
    page.dataset['staging'] = '';
    reserve();
    return () => {
      observer.disconnect();
      delete page.dataset['staging'];
      page.style.removeProperty('--staging-height');
    };
  }, [bar]);
}

function summary({ environment, setId, revision, inForce, faults }: StagingView): string {
  const wrong = faults.length === 0 ? [] : [faultsText(faults.length)];
  return [environment, ...wrong, `set ${setId.slice(0, SHORT_ID)}`, `rev ${revision}`, overridesText(inForce)].join(
    ' · ',
  );
}

function Faults({ state, view }: { readonly state: StagingState; readonly view: StagingView }): ReactNode {
  return (
    <ul className={styles.faults}>
      {view.faults.map((fault) => (
        <li key={`${fault.name ?? ''} ${fault.asked}`} className={styles.fault}>
          <span className={styles.faultText}>{faultText(fault)}</span>
          {fault.name !== undefined && (
            <Button size="sm" variant="secondary" onClick={() => state.reset(fault.name)}>
              {TEXTS.resetThis}
            </Button>
          )}
        </li>
      ))}
      <li className={styles.fault}>
        <Button size="sm" variant="secondary" onClick={() => state.reset()}>
          {TEXTS.resetAll}
        </Button>
      </li>
    </ul>
  );
}

/** The mark of every page where overrides are allowed: what runs, what of it is overridden, what is wrong. */
export function StagingBar({ state }: { readonly state: StagingState }): ReactNode {
  const view = useSyncExternalStore(state.subscribe, state.get, state.get);
  const [isHidden, setHidden] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useReservedHeight(bar);
  const hasFaults = view.faults.length > 0;
  return (
    <>
      <aside ref={bar} className={styles.bar} aria-label={TEXTS.barName} data-faults={hasFaults}>
        {isHidden ? (
          <button type="button" className={styles.strip} aria-label={TEXTS.show} onClick={() => setHidden(false)}>
            {view.environment}
          </button>
        ) : (
          <div className={styles.line}>
            <button
              type="button"
              className={styles.summary}
              aria-haspopup="dialog"
              title={TEXTS.open}
              onClick={() => setOpen(true)}
            >
              {hasFaults && <Icon name="alert" size={14} />}
              <span className={styles.words}>{summary(view)}</span>
            </button>
            <button type="button" className={styles.hide} aria-label={TEXTS.hide} onClick={() => setHidden(true)}>
              <Icon name="close" size={14} />
            </button>
          </div>
        )}
        <div role="status">{hasFaults && !isHidden && <Faults state={state} view={view} />}</div>
      </aside>
      {isOpen && <StagingPanel state={state} view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
