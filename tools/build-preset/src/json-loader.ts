/** Makes a module of JSON: its value is the one export. */
export default function jsonLoader(source: string): string {
  // Read here, so that what is no JSON fails the build; and as JSON on the page, which reads it faster than a literal.
  const json = JSON.stringify(JSON.parse(source));
  return `export default /*#__PURE__*/JSON.parse(${JSON.stringify(json)});\n`;
}
