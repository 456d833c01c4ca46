/**
 * Pictures from the visitor's device. Every picture that is sent is decoded and redrawn by these functions first. They
 * are compiled into the screens that have a file field, and keep no state.
 */
export { middleSquare, withinArea, withinEdge, type PictureCut, type PictureSize } from './picture-cut';
export type { PictureKind } from 'shared-contracts/api/picture-kind';
export { pictureKind } from './picture-kind';
export { readDataUrl } from './read-file';
export { redrawPicture, type PictureFault, type RedrawnPicture, type RedrawRule } from './redraw-picture';
export { shownFileName } from './shown-file-name';
