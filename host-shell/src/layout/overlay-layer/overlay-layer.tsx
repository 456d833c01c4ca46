import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { afterFirstScreen } from '../../browser/after-first-screen';
import { useHost } from '../../host/use-host';
import { useHostTexts } from '../../i18n/use-host-texts';

type OverlayParts = typeof import('shared-kit/overlay');

/**
 * The parts that draw messages: fetched when the first one is wanted, or before that in a quiet moment, for a message
 * that the connection is lost cannot fetch anything any more.
 */
function useOverlayParts(isWanted: boolean): OverlayParts | null {
  const { overlays, telemetry } = useHost();
  const [parts, setParts] = useState<OverlayParts | null>(null);
  useEffect(() => {
    if (parts !== null) return undefined;
    const giveUp = (): void => {
      telemetry.report('frame.failed', { part: 'overlay' });
      // Without the dialog the safe answer is no. The next message loads it again.
      const { question, toast } = overlays.get();
      question?.answer(false);
      if (toast !== null) overlays.closeToast(toast.id);
    };
    const begin = (loaded: OverlayParts): void => {
      loaded.overlayEntries();
      setParts(loaded);
    };
    const load = (): void =>
      void import(/* webpackChunkName: "shared-overlay" */ 'shared-kit/overlay').then(begin, giveUp);
    if (!isWanted) return afterFirstScreen(load);
    load();
    return undefined;
  }, [isWanted, parts, overlays, telemetry]);
  return parts;
}

/** Toasts and questions, one of each at a time. */
export function OverlayLayer(): ReactNode {
  const { overlays, navigation } = useHost();
  const t = useHostTexts();
  const state = useSyncExternalStore(overlays.subscribe, overlays.get, overlays.get);
  const parts = useOverlayParts(state.toast !== null || state.question !== null);

  const { toast, question } = state;
  useEffect(() => {
    if (parts === null || toast === null) return undefined;
    const { id, kind, text, subject, link } = toast;
    const duration = parts.TOAST_DURATIONS[link === undefined ? kind : 'long'];
    const action = link && {
      ...link,
      onFollow: () => {
        overlays.closeToast(id);
        navigation.go(link.path, { replace: false });
      },
    };
    return parts.showToast({ kind, text, subject, duration, action, onEnd: () => overlays.closeToast(id) });
  }, [parts, toast, overlays, navigation]);

  if (parts === null) return null;
  const { Toaster, ConfirmDialog } = parts;
  return (
    <>
      <Toaster label={t('nav.messages')} />
      {question !== null && (
        <ConfirmDialog
          open
          title={question.request.title}
          text={question.request.text ?? ''}
          confirmLabel={question.request.confirmLabel}
          cancelLabel={question.request.cancelLabel}
          danger={question.request.danger ?? false}
          onAnswer={question.answer}
        />
      )}
    </>
  );
}
