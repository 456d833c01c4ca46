/** Text that hardly any compression makes smaller, and that may stand in a script between quotes. */
export function incompressible(bytes: number): string {
  return Array.from({ length: bytes }, (_, index) =>
    String.fromCharCode(33 + (((Math.imul(index + 1, 2654435761) >>> 13) ^ (Math.imul(index, 40503) >>> 5)) % 90)),
  )
    .join('')
    .replace(/['\\]/g, '_');
}
