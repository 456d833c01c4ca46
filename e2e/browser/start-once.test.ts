import { ownWords } from './start-once';

test('takes what the browser wrote before it ended', () => {
  const message = [
    'Protocol error (Browser.getVersion): Internal server error, session closed. Failed to launch browser.',
    '<launching> /usr/bin/chromium --headless',
    '<launched> pid=14378',
    '[pid=14378][err] chromium: error while loading shared libraries: libnss3.so: cannot open shared object file',
    '[pid=14378] <process did exit: exitCode=127, signal=null>',
  ].join('\n');
  expect(ownWords(message)).toBe(
    'chromium: error while loading shared libraries: libnss3.so: cannot open shared object file',
  );
});

test('tells the status of a browser that wrote nothing', () => {
  const message =
    'Protocol error\n[pid=7] <gracefully close start>\n[pid=7] <process did exit: exitCode=0, signal=null>';
  expect(ownWords(message)).toBe('it ended at once, with status 0 and signal null');
});

test('names the missing libraries without the advice that does not work here', () => {
  const message = [
    '╔══════════════════════════════════════════════════════╗',
    '║ Host system is missing dependencies to run browsers. ║',
    '║ Please install them with the following command:      ║',
    '║                                                      ║',
    '║     sudo npx playwright install-deps                 ║',
    '║                                                      ║',
    '║ Alternatively, use apt:                              ║',
    '║     sudo apt-get install libnss3                     ║',
    '╚══════════════════════════════════════════════════════╝',
  ].join('\n');
  expect(ownWords(message).split('\n')).toEqual([
    'Host system is missing dependencies to run browsers.',
    'Alternatively, use apt:',
    'sudo apt-get install libnss3',
  ]);
});
