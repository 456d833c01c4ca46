import * as v from 'valibot';
import { page } from './schemas';

/**
 * A list that outlives its bad elements: what fails `item` is dropped, the rest is kept in order. Only an
 * answer that is no list at all fails.
 */
export function tolerantList<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.custom<v.InferInput<Item>[]>(Array.isArray, 'expected a list'),
    v.transform((elements): v.InferOutput<Item>[] => elements.flatMap((element) => goodElement(item, element))),
  );
}

/** A paged answer whose `content` is a {@link tolerantList}. */
export function tolerantPage<Item extends v.GenericSchema>(item: Item) {
  return v.object({ ...page(item).entries, content: tolerantList(item) });
}

function goodElement<Item extends v.GenericSchema>(item: Item, element: unknown): v.InferOutput<Item>[] {
  const result = v.safeParse(item, element, { abortEarly: true });
  return result.success ? [result.output] : [];
}
