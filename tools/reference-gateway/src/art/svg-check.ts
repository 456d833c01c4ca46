const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/y;
const TEXT = /(?:[^<&]|&(?:amp|lt|gt|quot|#39);)+/y;

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** What is wrong with a drawn picture as XML and as an image without outside references; empty when nothing is. */
export function svgFaults(svg: string): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let position = 0;
  while (position < svg.length) {
    const tag = matchAt(TAG, svg, position);
    const token = tag ?? matchAt(TEXT, svg, position);
    if (token === null) return [...faults, `not XML at ${position}: ${svg.slice(position, position + 40)}`];
    if (tag !== null) {
      const [, slash, name = '', attributes = '', selfClosing] = tag;
      const names = [...attributes.matchAll(/([a-zA-Z][\w:-]*)="/g)].map((match) => match[1]);
      if (new Set(names).size !== names.length) faults.push(`attribute twice: ${tag[0]}`);
      if (slash === '/' && open.pop() !== name) faults.push(`unexpected </${name}>`);
      if (slash === '' && selfClosing === '') open.push(name);
    }
    position += token[0].length;
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
  if (new Set(ids).size !== ids.length)
    faults.push(`id twice: ${ids.filter((id, index) => ids.indexOf(id) !== index).join(' ')}`);
  const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1] ?? '');
  for (const reference of references) if (!ids.includes(reference)) faults.push(`no such id: ${reference}`);
  if (/NaN|undefined|Infinity|<script|foreignObject|href="(?!#)|url\((?!#)/.test(svg)) faults.push('forbidden content');
  return faults;
}
