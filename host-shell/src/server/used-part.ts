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
 * An answer without the fields that a page has not read, where it still reads the same: such as what it says of who asked.
 * Its lists stay: what comes after the first view reads them too, and would take a list without its rows for an empty one.
 */
export function usedPart(body: unknown, seen: ReadonlySet<PropertyKey>, read: (body: unknown) => unknown): unknown {
  if (!isFields(body) || !isFields(body['value'])) return body;
  const kept = Object.entries(body['value']).filter(([name, field]) => seen.has(name) || Array.isArray(field));
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
