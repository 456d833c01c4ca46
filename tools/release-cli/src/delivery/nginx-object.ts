import { DELTA_CODING } from 'shared-contracts/release/dictionaries';
import type { DeliveryHeaders } from 'shared-contracts/release/delivery-rules';
import { block, type Lines } from './nginx-text';

/** One kind of object that nginx hands out of the store. */
export interface ServedObject {
  /** Its key in the store, after a slash; may name nginx variables. */
  readonly path: string;
  readonly headers: DeliveryHeaders;
  /** The one type of these objects; without it their names tell. */
  readonly type?: string;
  /** Whether the bytes under a key never change. */
  readonly isImmutable: boolean;
  /** Where a missing object leads; the plain 404 when not given. */
  readonly missing?: string;
  /** Whether what it leads to also serves in place of an object that the bucket does not send. */
  readonly isOptional?: boolean;
  /** The key of the object that a folder has in its place where it is missing, after a slash. */
  readonly otherwise?: string;
  /** Variable: the hash of a file that the client has in place of this one; empty when it has none. */
  readonly dictionary?: string;
  /** Variable: for what the client keeps this file; empty when for nothing. */
  readonly use?: string;
  /** Whether these are differences, which come encoded as they lie there. */
  readonly isDelta?: boolean;
}

/** What differences and the files they lead to are sent with beside their headers. */
export function dictionaryLines({ use, isDelta }: ServedObject): Lines {
  return [
    ...(use === undefined ? [] : [`add_header Use-As-Dictionary ${use};`]),
    ...(isDelta === true ? [`add_header Content-Encoding ${DELTA_CODING};`] : []),
  ];
}

/** Goes to the differences; `condition` says where there may be some. */
export function toDelta(condition: string, dictionary: string): Lines {
  return block(`if (${condition})`, [`rewrite ^ $uri.${dictionary}.${DELTA_CODING} last;`]);
}
