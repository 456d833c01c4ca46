import { HEAD_ICON_MAX_LENGTH } from 'shared-contracts/api/endpoints/member';
import { middleSquare } from 'shared-kit/picture';
import { sentPicture, type SentPicture } from '../../browser/sent-picture';

/** The side of a head icon, in pixels. */
const SIDE = 256;

/** A chosen picture as a small square JPEG in base64, as R-25 takes it. */
export function squarePicture(file: File): Promise<SentPicture> {
  return sentPicture(file, (size) => middleSquare(size, SIDE), HEAD_ICON_MAX_LENGTH);
}
