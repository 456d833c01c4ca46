import { faultsOf } from './build-faults';

describe('the faults of a build', () => {
  it.each([
    [
      { message: "Module not found: Error: Can't resolve './x'", moduleName: './src/remote.ts', loc: '3:0-20' },
      { message: "Module not found: Error: Can't resolve './x'", place: 'src/remote.ts:3:0' },
    ],
    [
      {
        message:
          "Module build failed:\n\u001b[31m  × Expected ';'\u001b[0m\n ╭─[/work/mfe-a/src/a.tsx:7:5]\n    at x (loader.js:1:2)",
        moduleName: './loaders/swc.js!./src/a.tsx',
      },
      { message: "Module build failed:\n  × Expected ';'\n ╭─[/work/mfe-a/src/a.tsx:7:5]", place: 'src/a.tsx:7:5' },
    ],
    [{ message: 'No entry' }, { message: 'No entry', place: '' }],
  ])('have a place and a text: %#', (error, fault) => expect(faultsOf([error])).toEqual([fault]));
});
