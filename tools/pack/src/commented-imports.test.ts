import { withEndings } from './commented-imports';

it.each([
  ['import(/* webpackChunkName: "sheet" */ "./sheet")', 'import(/* webpackChunkName: "sheet" */ "./sheet.js")'],
  ["await import(\n  /* one */ '../table/save.table')", "await import(\n  /* one */ '../table/save.table.js')"],
  ["import(/* one */ './sheet.js')", "import(/* one */ './sheet.js')"],
  ["import(/* one */ 'react')", "import(/* one */ 'react')"],
  ["import('./sheet')", "import('./sheet')"],
])('%s', (source, result) => {
  expect(withEndings(source)).toBe(result);
});
