/** A value written out in a style where a token belongs. */
export interface StyleLiteral {
  readonly line: number;
  readonly text: string;
}

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?(?!\(var\(--(?:rgb-|tone\)))|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const NAMED = /^(?:black|white|gr[ae]y|silver|red|green|blue|yellow|orange|gold|purple|pink|brown|cyan|magenta)\b/i;
const COLOUR_PROPERTY = /^(?:color|fill|stroke|background(?:-color)?|border(?:-\w+)*-color|outline-color|caret-color)$/;
const LENGTH = /(?<![\w.-])\d*\.?\d+(?:px|rem|em)\b/;

function isLiteral(property: string, value: string): boolean {
  if (COLOUR.test(value.replace(/url\([^)]*\)/g, ''))) return true;
  if (COLOUR_PROPERTY.test(property) && NAMED.test(value)) return true;
  const isMeasured = property === 'font-size' || /^border-(?:.+-)?radius$/.test(property);
  return isMeasured && LENGTH.test(value.replace(/calc\([^)]*var\([^)]*\)[^)]*\)/g, ''));
}

/** Colours, radii, and type sizes that a style writes out instead of taking the token. */
export function styleLiterals(css: string): StyleLiteral[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].flatMap((match) => {
    const [whole, property = '', value = ''] = match;
    if (!isLiteral(property, value.trim())) return [];
    const line = plain.slice(0, match.index).split('\n').length;
    return [{ line, text: whole.replace(/\s+/g, ' ') }];
  });
}
