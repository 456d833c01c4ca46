/** A file of a body made of parts. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
}

/** A body made of parts, as a browser sends it. */
export async function multipartBody(fields: Readonly<Record<string, string>>, pictures: readonly SentFile[]) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, type = 'image/png' } of pictures) {
    form.append('pictures', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const { headers, body } = new Response(form);
  return {
    contentType: headers.get('content-type') ?? '',
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  };
}

/** The smallest PNG: one square. */
export const ONE_PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The start of a JPEG of one square, up to its frame. */
export const SMALL_JPEG = Buffer.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0, 0xff, 0xd9,
]);
