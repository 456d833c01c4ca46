import { clsx } from 'clsx';
import { createContext, use, useEffect, useEffectEvent, useState, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ToastKind, ToastSubject } from 'shared-contracts/remote/remote-context';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { Icon, type IconName } from '../../ui/icon/icon';
import { Spinner } from '../../ui/spinner/spinner';
import { TOAST_DURATIONS } from './toast-durations';
import styles from './toast.module.css';

/** A link in a toast. */
export interface ToastAction {
  /** Address of the site, for readers and new tabs. */
  readonly path: string;
  /** Already in the player's language. */
  readonly text: string;
  /** Called in place of what the browser would do. */
  readonly onFollow: () => void;
}

/** A toast to show, in place of the one in view. */
export interface ToastRequest {
  readonly kind: ToastKind;
  /** Already in the player's language. */
  readonly text: string;
  /** What it is about, where the kind's own picture would mislead. */
  readonly subject?: ToastSubject | undefined;
  /** A way to what it is about. */
  readonly action?: ToastAction | undefined;
  /** Milliseconds; the kind's own time unless told. */
  readonly duration?: number;
  /** Names the toast; a number of its own unless told. */
  readonly id?: string;
  /** Told when its time is over. */
  readonly onEnd?: () => void;
}

export interface ToasterProps {
  /** Name of the region where toasts appear, for readers. */
  readonly label: string;
}

const KIND_ICONS: Readonly<Record<ToastKind, IconName | 'spinner'>> = {
  success: 'success',
  brief: 'alert',
  info: 'info',
  fail: 'alert',
  long: 'info',
  offline: 'offline',
  loading: 'spinner',
  setPassword: 'lock',
  wait: 'spinner',
};

/** All of them at hand: a notice of one second cannot wait for a picture. */
const SUBJECT_ICONS: Readonly<Record<ToastSubject, IconName>> = {
  contactService: 'headset',
  comingSoon: 'sparkles',
  accountNeeded: 'user',
};

let shownId: string | undefined;
let shownCount = 0;

/** Whether the toast in view is read or pointed at: it stays as long as that. */
const HeldToast = createContext(false);

/** Tells when the time is over; after a hold it begins once more. */
function useEnd(milliseconds: number, onEnd: () => void): void {
  const isHeld = use(HeldToast);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => end(), milliseconds);
    return () => clearTimeout(timer);
  }, [isHeld, milliseconds]);
}

interface ToastPillProps {
  readonly request: ToastRequest;
  readonly milliseconds: number;
  readonly onEnd: () => void;
}

function ToastPill({ request: { kind, text, subject, action }, milliseconds, onEnd }: ToastPillProps): ReactNode {
  useEnd(milliseconds, onEnd);
  const icon = subject === undefined ? KIND_ICONS[kind] : SUBJECT_ICONS[subject];
  return (
    <div className={clsx(styles.pill, styles[kind])} data-toast={kind}>
      <span className={styles.icon}>{icon === 'spinner' ? <Spinner size={22} /> : <Icon name={icon} size={22} />}</span>
      <span className={styles.text}>{text}</span>
      {action !== undefined && (
        <a
          href={action.path}
          className={styles.action}
          onClick={(event) => {
            event.preventDefault();
            action.onFollow();
          }}
        >
          {action.text}
        </a>
      )}
    </div>
  );
}

/** Shows a toast in place of the one that is there; the answer takes this one back, and only this one. */
export function showToast(request: ToastRequest): () => void {
  const { kind, duration = TOAST_DURATIONS[kind], id } = request;
  shownCount += 1;
  // A new id each time: sonner keeps the old time running when a toast with a known id changes.
  const ownId = `${id ?? 'toast'}-${shownCount}`;
  const close = (): void => {
    toast.dismiss(ownId);
    if (shownId === ownId) shownId = undefined;
  };
  const end = (): void => {
    close();
    request.onEnd?.();
  };
  if (shownId !== undefined) toast.dismiss(shownId);
  shownId = ownId;
  toast.custom(() => <ToastPill request={request} milliseconds={duration} onEnd={end} />, {
    id: ownId,
    // Its own time does not stand while a toast has the focus.
    duration: Infinity,
    dismissible: TOAST_DURATIONS[kind] < TOAST_DURATIONS.loading,
  });
  return close;
}

const PLACE = { top: '42dvh', left: 'var(--space-4)', right: 'var(--space-4)' } as const;

/**
 * Where toasts appear: one at a time, in the middle of the screen, above everything, also out of what lies under a
 * surface. Stands once in the page. It is the one region that speaks: its toasts have no role.
 */
export function Toaster({ label }: ToasterProps): ReactNode {
  const [isHeld, setHeld] = useState(false);
  // Sonner gives the focus back to where it came from as soon as it leaves: Tab would go to and fro.
  const holdBy =
    (hold: boolean) =>
    (event: FocusEvent): void => {
      event.stopPropagation();
      setHeld(hold);
    };
  return createPortal(
    <div
      data-toaster=""
      onFocusCapture={holdBy(true)}
      onBlurCapture={holdBy(false)}
      onPointerOver={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerOut={() => setHeld(false)}
    >
      <HeldToast value={isHeld}>
        <SonnerToaster
          position="top-center"
          visibleToasts={1}
          offset={PLACE}
          mobileOffset={PLACE}
          gap={0}
          swipeDirections={['top', 'bottom']}
          customAriaLabel={label}
          style={{ zIndex: 'var(--level-toast)' }}
          toastOptions={{ unstyled: true, className: styles.toast ?? '' }}
        />
      </HeldToast>
    </div>,
    document.body,
  );
}
