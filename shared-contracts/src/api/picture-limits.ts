/**
 * The most pixels of a picture. `sent`: of one that a client sends, and a gateway decodes; Safari on iOS has no larger
 * canvas. `decoded`: of one that a client decodes to make it smaller, some 256 MB of memory.
 */
export const PICTURE_PIXELS = { sent: 16_777_216, decoded: 67_108_864 } as const;

/** The longest edge of a sent picture, in pixels: JPEG decoders refuse more. */
export const PICTURE_EDGE = 16_384;
