import type { ReactNode } from 'react';
import { useHost } from '../../host/use-host';
import { Slot } from '../../outlets/slot';
import type { FramePartProps } from '../frame-part/frame-part-props';

/** The registration form over home, which a section brings (docs/product/shell.md#register-over-home). */
export function RegisterModal({ isOpen }: FramePartProps): ReactNode {
  const { chrome } = useHost();
  if (!isOpen) return null;
  return <Slot name="home.registerModal" props={{ onClose: chrome.close, onHide: chrome.hideRegister }} />;
}
