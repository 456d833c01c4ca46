/** Surfaces above the page; loaded when the first one is needed. */
export { ActionSheet, type ActionSheetProps, type SheetAction } from './action-sheet';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { FactSheet, type Fact, type FactSheetProps } from './fact-sheet';
export { Drawer, type DrawerProps, Sheet, type SheetProps } from './sheet';
export { createTapGuard, TAP_GUARD_MILLISECONDS, type TapGuard } from './gestures/tap-guard';
export { useTapGuard } from './gestures/use-tap-guard';
export { showToast, Toaster, type ToasterProps, type ToastRequest } from './toast/toast';
export { TOAST_DURATIONS } from './toast/toast-durations';
