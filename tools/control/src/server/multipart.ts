/** A form that cannot be read, as the server answers it. */
class NoForm extends Error {
  override readonly name = 'NoForm';
  readonly statusCode = 400;
}

/** The fields of a form that came with files: of a file its text. Throws an error with status 400 where it is none. */
export async function readMultipart(type: string, body: Buffer): Promise<URLSearchParams> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new NoForm('not a form with files');
  });
  const fields = new URLSearchParams();
  for (const [name, value] of form) fields.append(name, typeof value === 'string' ? value : await value.text());
  return fields;
}
