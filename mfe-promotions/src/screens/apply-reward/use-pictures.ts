import { useCallback, useRef, useState } from 'react';
import { APPLICATION_LIMITS } from 'shared-contracts/api/endpoints/promotions';
import { PICTURE_EDGE, PICTURE_PIXELS } from 'shared-contracts/api/picture-limits';
import {
  pictureKind,
  readDataUrl,
  redrawPicture,
  shownFileName,
  withinArea,
  type RedrawRule,
} from 'shared-kit/picture';
import { useRemoteContext, useTyped } from 'shared-kit/remote';
import { useT } from '../../i18n';
import {
  pickPictures,
  TAKEN_KINDS,
  type ApplicationPictureFault,
  type PickedFile,
} from '../../model/application-rules';

/** A picture of the form; what is sent and its preview are null while the device redraws it. */
export interface HeldPicture {
  readonly id: number;
  readonly picture: File | null;
  readonly preview: string | null;
}

export interface Pictures {
  readonly held: readonly HeldPicture[];
  readonly isReading: boolean;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: number) => void;
  readonly clear: () => void;
}

/** The file's own name may tell of its owner. */
const SENT_NAME = 'picture.jpg';
const MOST_NAMES = 3;
const REDRAW: RedrawRule = {
  takes: TAKEN_KINDS,
  fileBytes: APPLICATION_LIMITS.pictureBytes,
  sentBytes: APPLICATION_LIMITS.pictureBytes,
  cut: (size) => withinArea(size, PICTURE_PIXELS.sent, PICTURE_EDGE),
};
const FAULT_TEXTS = {
  type: 'apply.activity_image_type',
  size: 'apply.activity_apply_remark_limit3',
  count: 'apply.activity_apply_remark_limit4',
  pixels: 'apply.picturePixels',
  unreadable: 'apply.readFailed',
} as const satisfies Record<ApplicationPictureFault, string>;

async function pickedFile(file: File): Promise<PickedFile & { readonly file: File }> {
  const kind = await pictureKind(file).catch(() => null);
  return { kind, size: file.size, file };
}

/** The pictures of an application: checked when they are picked, redrawn, and shown before they are sent. */
export function usePictures(of: string): Pictures {
  const t = useT();
  const { overlays } = useRemoteContext();
  const { found, keep, forget } = useTyped(`${of} pictures`);
  const latest = useRef((found ?? []) as readonly HeldPicture[]);
  const [held, setHeld] = useState(latest.current);
  const nextId = useRef(Math.max(0, ...held.map(({ id }) => id)));
  const change = useCallback(
    (pictures: readonly HeldPicture[]) => {
      latest.current = pictures;
      setHeld(pictures);
      const ready = pictures.filter(({ picture }) => picture !== null);
      if (ready.length > 0) keep(ready);
      else forget();
    },
    [keep, forget],
  );
  const remove = useCallback((id: number) => change(latest.current.filter((one) => one.id !== id)), [change]);

  const refuse = (fault: ApplicationPictureFault, files: readonly File[]): void => {
    const reason = t(FAULT_TEXTS[fault]);
    const names = files.slice(0, MOST_NAMES).map(({ name }) => shownFileName(name));
    const text = fault === 'count' ? reason : t('apply.pictureRefused', { names, reason });
    overlays.toast(fault === 'unreadable' ? 'fail' : 'brief', text);
  };
  const redraw = async (id: number, file: File): Promise<void> => {
    const redrawn = await redrawPicture(file, REDRAW);
    if (redrawn.kind === 'refused') {
      remove(id);
      return refuse(redrawn.fault, [file]);
    }
    const picture = new File([redrawn.picture], SENT_NAME, { type: redrawn.picture.type });
    try {
      const preview = await readDataUrl(picture);
      change(latest.current.map((one) => (one.id === id ? { id, picture, preview } : one)));
    } catch {
      remove(id);
      refuse('unreadable', [file]);
    }
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const picked = pickPictures(await Promise.all(files.map(pickedFile)), latest.current.length);
    if (picked.fault !== null)
      refuse(
        picked.fault,
        picked.refused.map(({ file }) => file),
      );
    const places = picked.taken.map(({ file }) => ({ id: (nextId.current += 1), file }));
    change([...latest.current, ...places.map(({ id }) => ({ id, picture: null, preview: null }))]);
    // One after another: a phone has memory for one decoded picture.
    for (const { id, file } of places) if (latest.current.some((one) => one.id === id)) await redraw(id, file);
  };
  return {
    held,
    isReading: held.some(({ preview }) => preview === null),
    add: (files) => void add(files),
    remove,
    clear: useCallback(() => change([]), [change]),
  };
}
