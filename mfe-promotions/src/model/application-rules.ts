import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { APPLICATION_LIMITS } from 'shared-contracts/api/endpoints/promotions';
import { lengthOf } from 'shared-contracts/text-length';

/** What the picker of files offers (S2 5); a gif may be picked, and is refused with a word. */
export const PICKER_TYPES = '.jpg,.jpeg,.png,.gif';

const TAKEN_TYPES: readonly string[] = ['image/jpeg', 'image/jpg', 'image/png'];

/** What is wrong with a picture; one key for each in the error catalogue (S2 5, S2 8). */
export type PictureFault = 'type' | 'size' | 'count';

/** Type, then size, then count (D-68); `held` is how many pictures there are already. Null takes it. */
export function pictureFault(file: Pick<File, 'type' | 'size'>, held: number): PictureFault | null {
  if (!TAKEN_TYPES.includes(file.type)) return 'type';
  if (file.size > APPLICATION_LIMITS.pictureBytes) return 'size';
  return held >= APPLICATION_LIMITS.pictures ? 'count' : null;
}

/** What came of picking several files at once: those that fit, and the first thing that was wrong. */
export interface PickedPictures<Item> {
  readonly taken: readonly Item[];
  readonly fault: PictureFault | null;
}

/** Takes files in their order until the places are full. */
export function pickPictures<Item extends Pick<File, 'type' | 'size'>>(
  files: readonly Item[],
  held: number,
): PickedPictures<Item> {
  const taken: Item[] = [];
  let firstFault: PictureFault | null = null;
  for (const file of files) {
    const fault = pictureFault(file, held + taken.length);
    if (fault === null) taken.push(file);
    else firstFault ??= fault;
  }
  return { taken, fault: firstFault };
}

/** What a form holds so far. */
export interface FilledApplication {
  readonly remarks: string;
  readonly pictures: number;
}

/** May be sent: what the promotion asks for is there, and the remarks are no longer than they may be (S2 5, D-68). */
export function canSubmit(
  { imageRequired, remarkRequired }: Pick<Promotion, 'imageRequired' | 'remarkRequired'>,
  { remarks, pictures }: FilledApplication,
): boolean {
  if (remarkRequired === 'Y' && (remarks.trim() === '' || lengthOf(remarks) > APPLICATION_LIMITS.remarks)) return false;
  return imageRequired !== 'Y' || pictures > 0;
}
