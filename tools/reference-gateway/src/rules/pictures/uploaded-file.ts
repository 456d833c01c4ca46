/** A file as it came in one part of a body. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The files among a field's values; none where it holds something else. */
export function uploadedFiles(value: unknown): UploadedFile[] {
  return Array.isArray(value) ? value.filter(isUploadedFile) : [];
}

function isUploadedFile(value: unknown): value is UploadedFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && Buffer.isBuffer(value.bytes);
}
