import { useCallback, useRef, useState } from 'react';
import { useRemoteContext } from 'shared-kit/remote';
import { useT } from '../../i18n';
import { pickPictures, type PictureFault } from '../../model/application-rules';
import { readPicture } from '../../model/read-picture';

/** A picture of the form; its preview is null while the device reads it. */
export interface HeldPicture {
  readonly id: number;
  readonly file: File;
  readonly preview: string | null;
}

export interface Pictures {
  readonly held: readonly HeldPicture[];
  readonly isReading: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly clear: () => void;
}

const FAULT_TEXTS = {
  type: 'apply.activity_image_type',
  size: 'apply.activity_apply_remark_limit3',
  count: 'apply.activity_apply_remark_limit4',
} as const satisfies Record<PictureFault, string>;

/** The pictures of an application: checked when they are picked, read for their previews (S2 5, S2 8). */
export function usePictures(): Pictures {
  const t = useT();
  const { overlays } = useRemoteContext();
  const [held, setHeld] = useState<readonly HeldPicture[]>([]);
  const nextId = useRef(0);
  const remove = useCallback(
    (id: number) => setHeld((pictures) => pictures.filter((picture) => picture.id !== id)),
    [],
  );
  const read = async ({ id, file }: HeldPicture): Promise<void> => {
    try {
      const preview = await readPicture(file);
      setHeld((pictures) => pictures.map((picture) => (picture.id === id ? { ...picture, preview } : picture)));
    } catch {
      remove(id);
      overlays.toast('fail', t('apply.readFailed'));
    }
  };
  const add = (files: readonly File[]): void => {
    const { taken, fault } = pickPictures(files, held.length);
    if (fault !== null) overlays.toast('brief', t(FAULT_TEXTS[fault]));
    const pictures = taken.map((file) => ({ id: (nextId.current += 1), file, preview: null }));
    setHeld((before) => [...before, ...pictures]);
    for (const picture of pictures) void read(picture);
  };
  return {
    held,
    isReading: held.some(({ preview }) => preview === null),
    add,
    remove,
    clear: useCallback(() => setHeld([]), []),
  };
}
