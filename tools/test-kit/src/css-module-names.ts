/** Stands in for a CSS module in unit tests: every class is named as the source names it. */
const names: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });

export default names;
