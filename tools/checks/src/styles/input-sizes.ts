const FIELD = /<(?:input|select|textarea)\b(?:=>|[^>])*?\bclassName=\{(?:styles\.(\w+)|clsx\(styles\.(\w+))/g;
const FIELD_ELEMENT = /(?:^|[\s>+~(])(?:input|select|textarea)(?![\w-])/;
/** Sizes that are 16 px or more where the reader has chosen no other. */
const LARGE_ENOUGH = /^(?:inherit|var\(--type-(?:input|17|20|24|28|32|40)\))$/;

/** Names of the classes that a component's own text gives to fields. */
export function fieldClasses(tsx: string): readonly string[] {
  return [...tsx.matchAll(FIELD)].map(([, plain, joined]) => plain ?? joined ?? '');
}

/**
 * Sizes of type in fields that may come below 16 px: Safari on a phone zooms into such a field when it gets the focus, and
 * never out again.
 */
export function smallFieldSizes(css: string, classes: readonly string[]): readonly string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const size = /(?:^|[;\s])font(?:-size)?\s*:\s*([^;]+)/.exec(body)?.[1]?.trim();
    if (size === undefined || LARGE_ENOUGH.test(size)) return [];
    return selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => {
        const last = selector.split(/[\s>+~]+/).at(-1) ?? '';
        if (last.includes('::')) return false;
        return FIELD_ELEMENT.test(last) || classes.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(last));
      })
      .map((selector) => `${selector}: ${size}`);
  });
}
