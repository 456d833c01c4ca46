/** What a part of the frame is told. */
export interface FramePartProps {
  readonly isOpen: boolean;
  /** Whether a bar stands at the bottom of the page, which the panels stand on. */
  readonly hasFooter: boolean;
  /** What had the focus when it was opened: the page may have lost it while the part was on its way. */
  readonly opener?: Element | null;
}
