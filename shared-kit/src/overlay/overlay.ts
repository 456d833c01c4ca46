/** Surfaces above the page; loaded when the first one is needed. */
export { ActionSheet, type ActionSheetProps, type SheetAction } from './action-sheet';
export { overlayEntries, useBackToClose } from './back/use-back-to-close';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
export { Dialog, type DialogProps } from './dialog';
export { FactSheet, type Fact, type FactSheetProps } from './fact-sheet';
export { Drawer, type DrawerProps, Sheet, type SheetProps } from './sheet';
export { useCoveredPage } from './use-covered-page';
export { useTapGuard } from './gestures/use-tap-guard';
export { showToast, Toaster, type ToasterProps, type ToastRequest } from './toast/toast';
export { TOAST_DURATIONS } from './toast/toast-durations';
