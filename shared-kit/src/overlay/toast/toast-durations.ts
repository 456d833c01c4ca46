import type { ToastKind } from 'shared-contracts/remote/remote-context';

/** How long each kind of toast stays, milliseconds (docs/product/common.md#toasts). */
export const TOAST_DURATIONS: Readonly<Record<ToastKind, number>> = {
  success: 1500,
  brief: 1500,
  info: 3000,
  fail: 3000,
  long: 8000,
  offline: 1000,
  loading: 10_000,
  setPassword: 15_000,
  wait: 9_999_000,
};
