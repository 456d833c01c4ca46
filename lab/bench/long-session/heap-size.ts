import type { CDPSession } from '@playwright/test';

/** Bytes of what is alive in a page's heap. */
export interface HeapSize {
  /** Objects, texts, closures, and what the browser holds for them. */
  readonly data: number;
  /** What the engine has compiled: it grows as functions become hot, whatever the page keeps. */
  readonly code: number;
}

/** The part of a heap snapshot that tells sizes. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
    };
  };
  /** One row of `node_fields` for each node. */
  readonly nodes: readonly number[];
}

/** Adds up a snapshot; throws where it is of another form. */
export function sizeOfSnapshot({ snapshot: { meta }, nodes }: HeapSnapshot): HeapSize {
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')];
  const names = meta.node_types[type];
  const compiled = Array.isArray(names) ? names.indexOf('code') : -1;
  if (size < 0 || compiled < 0) throw new Error('The heap snapshot has no types or sizes');
  const sum = { data: 0, code: 0 };
  for (let node = 0; node < nodes.length; node += meta.node_fields.length)
    sum[nodes[node + type] === compiled ? 'code' : 'data'] += nodes[node + size] ?? 0;
  return sum;
}

/** The size of a page's heap; a snapshot has only what is reachable. */
export async function heapSize(session: CDPSession): Promise<HeapSize> {
  const parts: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return sizeOfSnapshot(JSON.parse(parts.join('')) as HeapSnapshot);
}
