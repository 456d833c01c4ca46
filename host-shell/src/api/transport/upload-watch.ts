/** A body on its way out. */
export interface UploadWatch {
  /** What the request needs for it: only the older way to send tells how far it is. */
  readonly settings: {
    readonly adapter: 'xhr';
    readonly timeout: 0;
    readonly onUploadProgress: (event: { readonly loaded: number; readonly total?: number }) => void;
  };
  /** Whether the watch gave up because nothing moved any more. */
  readonly hasStalled: () => boolean;
  readonly end: () => void;
}

/**
 * Tells how much of a body has gone out, and gives up when nothing has moved for the limit: pictures over a slow line
 * take longer than the limit for an answer, and must not be lost as long as they move.
 */
export function watchUpload(onUpload: (share: number) => void, limitMs: number, giveUp: () => void): UploadWatch {
  let isStalled = false;
  const stall = (): void => {
    isStalled = true;
    giveUp();
  };
  let timer = setTimeout(stall, limitMs);
  return {
    settings: {
      adapter: 'xhr',
      timeout: 0,
      onUploadProgress: ({ loaded, total }) => {
        clearTimeout(timer);
        timer = setTimeout(stall, limitMs);
        if (total !== undefined && total > 0) onUpload(Math.min(1, loaded / total));
      },
    },
    hasStalled: () => isStalled,
    end: () => clearTimeout(timer),
  };
}
