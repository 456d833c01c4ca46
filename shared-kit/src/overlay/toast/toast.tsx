import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { ToastKind, ToastSubject } from 'shared-contracts/remote/remote-context';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { Icon, type IconName } from '../../ui/icon/icon';
import { Spinner } from '../../ui/spinner/spinner';
import { TOAST_DURATIONS } from './toast-durations';
import styles from './toast.module.css';

export interface ToastRequest {
  readonly kind: ToastKind;
  /** Already in the player's language. */
  readonly text: string;
  /** What it is about, where the kind's own picture would mislead. */
  readonly subject?: ToastSubject | undefined;
  /** Milliseconds; the kind's own time unless told. */
  readonly duration?: number;
  /** Names the toast; a number of its own unless told. */
  readonly id?: string;
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

function ToastPill({ kind, text, subject }: ToastRequest): ReactNode {
  const icon = subject === undefined ? KIND_ICONS[kind] : SUBJECT_ICONS[subject];
  return (
    <div role="status" className={clsx(styles.pill, styles[kind])}>
      <span className={styles.icon}>{icon === 'spinner' ? <Spinner size={22} /> : <Icon name={icon} size={22} />}</span>
      <span className={styles.text}>{text}</span>
    </div>
  );
}

/** Shows a toast in place of the one that is there; the answer takes this one back, and only this one. */
export function showToast({ kind, text, subject, duration = TOAST_DURATIONS[kind], id }: ToastRequest): () => void {
  shownCount += 1;
  // A new id each time: sonner keeps the old time running when a toast with a known id changes.
  const ownId = `${id ?? 'toast'}-${shownCount}`;
  if (shownId !== undefined) toast.dismiss(shownId);
  shownId = ownId;
  toast.custom(() => <ToastPill kind={kind} text={text} subject={subject} />, {
    id: ownId,
    duration,
    dismissible: TOAST_DURATIONS[kind] < TOAST_DURATIONS.loading,
  });
  return () => {
    toast.dismiss(ownId);
    if (shownId === ownId) shownId = undefined;
  };
}

const PLACE = { top: '42dvh', left: 'var(--space-4)', right: 'var(--space-4)' } as const;

/** Where toasts appear: one at a time, in the middle of the screen, above everything. Stands once in the page. */
export function Toaster({ label }: ToasterProps): ReactNode {
  return (
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
  );
}
