import { UserError, messageOf } from '../../text/user-error';
import { childText, parseXml, type XmlElement } from './s3-xml';

/** One page of a listing. */
export interface Listing {
  readonly keys: readonly string[];
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

const ADVICE: Readonly<Record<number, string>> = {
  301: 'the bucket is in another region; set MFE_S3_REGION and MFE_S3_ENDPOINT',
  307: 'the bucket is in another region; set MFE_S3_REGION and MFE_S3_ENDPOINT',
  403: 'check the credentials and what they may do',
};

/** The code of an error document, such as `NoSuchBucket`; undefined when the body is none. */
export function errorCodeOf(body: string): string | undefined {
  return errorOf(body)?.code;
}

function errorOf(body: string): { code: string; message: string } | undefined {
  try {
    const root = parseXml(body);
    const code = childText(root, 'Code');
    if (root.name !== 'Error' || code === undefined) return undefined;
    return { code, message: childText(root, 'Message') ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * One sentence for an answer that is no success. Only code and message are taken from the error document: the
 * rest of it may repeat who signed and what.
 */
export function refusalOf(subject: string, status: number, body: string): UserError {
  const error = errorOf(body);
  const parts = [
    error === undefined ? '' : ` ${error.code}`,
    error === undefined || error.message === '' ? '' : ` (${error.message.trim().replace(/\.$/, '')})`,
    ` to ${subject}`,
    ADVICE[status] === undefined ? '' : `: ${ADVICE[status]}`,
  ];
  return new UserError(`S3 answered ${status}${parts.join('')}`.replaceAll(/\s+/g, ' '));
}

function keyOf(contents: XmlElement, isEncoded: boolean): string {
  const key = childText(contents, 'Key');
  if (key === undefined) throw new Error('it has an object without a key');
  return isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key;
}

/** Reads a page of a listing (`ListObjectsV2`); refuses when it is cut off or something else. */
export function parseListing(body: string): Listing {
  try {
    const root = parseXml(body);
    if (root.name !== 'ListBucketResult') throw new Error(`its root is ${root.name}`);
    const isEncoded = childText(root, 'EncodingType') === 'url';
    const isTruncated = childText(root, 'IsTruncated');
    const next = childText(root, 'NextContinuationToken') ?? '';
    if (isTruncated !== 'true' && isTruncated !== 'false') throw new Error('it does not say whether more follows');
    if (isTruncated === 'true' && next === '') throw new Error('it does not say where more follows');
    const contents = root.children.filter(({ name }) => name === 'Contents');
    return {
      keys: contents.map((element) => keyOf(element, isEncoded)),
      next: isTruncated === 'true' ? next : null,
    };
  } catch (error) {
    throw new UserError(`S3 gave a listing that cannot be read: ${messageOf(error)}`);
  }
}
