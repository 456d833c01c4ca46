/** Whether something is part of a message: those lie above every surface, and a tap on one is not meant for what is under it. */
export function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
}
