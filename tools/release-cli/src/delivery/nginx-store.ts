import { DELTA_CODING } from 'shared-contracts/release/dictionaries';
import { FILE_TYPES, UNKNOWN_TYPE } from 'shared-contracts/release/delivery-rules';
import { fromBucket, type BucketNames } from './nginx-bucket';
import type { NginxOptions } from './nginx-options';
import { dictionaryLines, toDelta, type ServedObject } from './nginx-object';
import { errorPages, refusalPlace } from './nginx-refusals';
import { bareType, block, headerLines, quoted, type Lines } from './nginx-text';

/** The types of files by the endings of their names. */
function typeLines(): Lines {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of FILE_TYPES) {
    const bare = bareType(type);
    endings.set(bare, [...(endings.get(bare) ?? []), ending]);
  }
  return block(
    'types',
    [...endings].map(([type, names]) => `${type} ${names.join(' ')};`),
  );
}

function fromFolder(root: string, object: ServedObject): Lines {
  const { path, headers, type, isImmutable, missing, otherwise, dictionary } = object;
  const types =
    type === undefined
      ? [...typeLines(), `default_type ${UNKNOWN_TYPE};`]
      : ['types { }', `default_type ${bareType(type)};`];
  // nginx names a file by its size and second of writing; the store gives each version a second of its own.
  const renewed = isImmutable ? [] : ['if_modified_since off;', 'add_header Last-Modified "";'];
  const delta = dictionary === undefined ? '' : `${quoted(root).slice(0, -1)}$uri.${dictionary}.${DELTA_CODING}"`;
  return [
    ...(dictionary === undefined ? [] : toDelta(`-f ${delta}`, dictionary)),
    ...types,
    ...renewed,
    ...headerLines(headers, 'good'),
    ...dictionaryLines(object),
    ...errorPages({ 403: refusalPlace('unreadable'), ...(missing === undefined ? {} : { 404: missing }) }),
    `root ${quoted(root)};`,
    `try_files ${[path, ...(otherwise === undefined ? [] : [otherwise])].join(' ')} =404;`,
  ];
}

/** The directives that answer with an object of the store; `id` names the location among all. */
export function storeLines(options: NginxOptions, names: BucketNames, object: ServedObject, id: string): Lines {
  const { source } = options;
  return 'root' in source ? fromFolder(source.root, object) : fromBucket(source, options, names, object, id);
}
