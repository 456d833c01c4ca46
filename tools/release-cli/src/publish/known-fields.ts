import { UserError } from '../text/user-error';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The first field of a document that reading it left out; null where all of it was read. */
function firstUnknown(written: unknown, read: unknown, path: string): string | null {
  if (!isFields(written) || !isFields(read)) return null;
  for (const [name, value] of Object.entries(written)) {
    const place = path === '' ? name : `${path}.${name}`;
    if (!Object.hasOwn(read, name)) return place;
    const unknown = firstUnknown(value, read[name], place);
    if (unknown !== null) return unknown;
  }
  return null;
}

/**
 * Refuses a descriptor with a field that these tools do not know: whoever wrote it means something by it, and nobody would
 * heed it. What is stored is read without, as newer tools may have published it.
 */
export function assertKnownFields(written: unknown, read: object): void {
  const unknown = firstUnknown(written, read, '');
  if (unknown !== null)
    throw new UserError(
      `${unknown} is no field of a release descriptor: build the package with the build preset of these tools`,
    );
}
