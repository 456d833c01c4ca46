interface Vendor {
  readonly code: string;
  readonly name: string;
}

interface Category<V extends Vendor> {
  readonly code: string;
  readonly vendors: readonly V[];
}

/** The vendors of a category, or each vendor of all of them once; by name. */
export function vendorsOf<V extends Vendor>(categories: readonly Category<V>[], category: string): readonly V[] {
  const wanted = category === '' ? categories : categories.filter(({ code }) => code === category);
  const once = new Map(wanted.flatMap(({ vendors }) => vendors.map((vendor) => [vendor.code, vendor] as const)));
  return [...once.values()].sort((first, second) => first.name.localeCompare(second.name));
}
