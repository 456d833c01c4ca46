type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A reply that notes which of its fields are read. */
export function watched<Reply>(reply: Reply, seen: Set<PropertyKey>): Reply {
  if (!isFields(reply)) return reply;
  return new Proxy(reply, {
    get: (target, name, receiver) => {
      seen.add(name);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}

/**
 * An answer without the fields that a page has not read, where it still reads the same: what one call answers for many places
 * is not all carried for one, nor what it says of who asked.
 */
export function usedPart(body: unknown, seen: ReadonlySet<PropertyKey>, read: (body: unknown) => unknown): unknown {
  if (!isFields(body) || !isFields(body['value'])) return body;
  const kept = Object.entries(body['value']).flatMap(([name, field]) => {
    if (seen.has(name)) return [[name, field] as const];
    return Array.isArray(field) ? [[name, []] as const] : [];
  });
  const part = { ...body, value: Object.fromEntries(kept) };
  const fieldsOf = (answer: unknown): string => {
    const reply = read(answer) as Readonly<Record<PropertyKey, unknown>>;
    return JSON.stringify([...seen].map((name) => reply[name]));
  };
  try {
    return fieldsOf(part) === fieldsOf(body) ? part : body;
  } catch {
    return body;
  }
}
