import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useHost } from '../app/use-host';
import { useHostTexts } from '../i18n/use-host-texts';

type OverlayParts = typeof import('shared-kit/overlay');

/** Toasts and questions. The parts that draw them are fetched when the first one is wanted. */
export function OverlayLayer(): ReactNode {
  const { overlays, telemetry } = useHost();
  const t = useHostTexts();
  const state = useSyncExternalStore(overlays.subscribe, overlays.get);
  const [parts, setParts] = useState<OverlayParts | null>(null);
  const isWanted = state.toast !== null || state.question !== null;

  useEffect(() => {
    if (!isWanted || parts !== null) return;
    let isCurrent = true;
    import(/* webpackChunkName: "shared-overlay" */ 'shared-kit/overlay').then(
      (loaded) => isCurrent && setParts(loaded),
      () => {
        telemetry.report('frame.failed', { part: 'overlay' });
        // Without the dialog nobody can answer: the safe answer is no.
        overlays.get().question?.answer(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, parts, overlays, telemetry]);

  const { toast, question } = state;
  useEffect(() => {
    if (parts === null || toast === null) return;
    const close = parts.showToast({ kind: toast.kind, text: toast.text });
    const forget = setTimeout(() => overlays.closeToast(toast.id), parts.TOAST_DURATIONS[toast.kind]);
    return () => {
      clearTimeout(forget);
      close();
    };
  }, [parts, toast, overlays]);

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
