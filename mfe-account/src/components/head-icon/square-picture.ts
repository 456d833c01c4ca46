import { HEAD_ICON_MAX_LENGTH } from 'shared-contracts/api/endpoints/member';
import { drawnPicture, middleSquare } from '../../api/drawn-picture';

const PREFIX = 'data:image/jpeg;base64,';

/** A picture as a small square JPEG in base64, as R-25 takes it; null for what is no picture. */
export async function squarePicture(file: File): Promise<string | null> {
  const picture = await drawnPicture(file, middleSquare, PREFIX.length + HEAD_ICON_MAX_LENGTH);
  return picture.kind === 'done' && picture.text.startsWith(PREFIX) ? picture.text.slice(PREFIX.length) : null;
}
