import type { Promotion } from 'shared-contracts/api/endpoints/announcements';
import { APPLICATION_LIMITS } from 'shared-contracts/api/endpoints/promotions';
import type { PictureFault, PictureKind } from 'shared-kit/picture';
import { lengthOf } from 'shared-contracts/text-length';

/** What the file picker offers; a gif may be picked, and is refused with its reason. */
export const PICKER_TYPES = '.jpg,.jpeg,.png,.gif';

/** What a picture may be, told by its bytes (docs/product/promotions.md#applications). */
export const TAKEN_KINDS: readonly PictureKind[] = ['jpeg', 'png'];

/** What can be wrong with a picture. */
export type ApplicationPictureFault = PictureFault | 'count';

/** A file of the picker; its kind is undefined for what is no picture, and null where the device does not give it. */
export interface PickedFile {
  readonly kind: PictureKind | undefined | null;
  readonly size: number;
}

/** Checks type, then size, then count; `held` is how many pictures there are already. Null: nothing is wrong. */
export function pictureFault({ kind, size }: PickedFile, held: number): ApplicationPictureFault | null {
  if (kind === null) return 'unreadable';
  if (kind === undefined || !TAKEN_KINDS.includes(kind)) return 'type';
  if (size > APPLICATION_LIMITS.pictureBytes) return 'size';
  return held >= APPLICATION_LIMITS.pictures ? 'count' : null;
}

/** What came of picking several files at once: those that fit, the first fault, and the files that have it. */
export interface PickedPictures<Item> {
  readonly taken: readonly Item[];
  readonly fault: ApplicationPictureFault | null;
  readonly refused: readonly Item[];
}

/** Takes files in their order until the places are full. */
export function pickPictures<Item extends PickedFile>(files: readonly Item[], held: number): PickedPictures<Item> {
  const taken: Item[] = [];
  const faults = files.map((file) => {
    const fault = pictureFault(file, held + taken.length);
    if (fault === null) taken.push(file);
    return fault;
  });
  const firstFault = faults.find((fault) => fault !== null) ?? null;
  return {
    taken,
    fault: firstFault,
    refused: files.filter((_file, place) => firstFault !== null && faults[place] === firstFault),
  };
}

/** What a form holds so far. */
export interface FilledApplication {
  readonly remarks: string;
  readonly pictures: number;
}

/** Whether it may be sent: what the promotion asks for is there, and the remarks are not too long. */
export function canSubmit(
  { imageRequired, remarkRequired }: Pick<Promotion, 'imageRequired' | 'remarkRequired'>,
  { remarks, pictures }: FilledApplication,
): boolean {
  if (remarkRequired === 'Y' && (remarks.trim() === '' || lengthOf(remarks) > APPLICATION_LIMITS.remarks)) return false;
  return imageRequired !== 'Y' || pictures > 0;
}
