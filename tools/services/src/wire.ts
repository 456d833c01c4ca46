import { connect } from 'node:net';

/** Longer than any server of the site takes to hang up on what it does not understand. */
const PATIENCE_MS = 10_000;

/**
 * Says bytes that no client would send to a port of this machine, and gives back everything that comes until the
 * server hangs up. Fails when it does not.
 */
export function sayTo(port: number, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words, 'latin1'));
    let heard = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error(`the server did not hang up after: ${heard}`)));
    socket.on('data', (part: Buffer) => (heard += part.toString('latin1')));
    // A server that hangs up before it has read everything resets the connection.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(heard);
      else reject(error);
    });
    socket.on('close', () => resolve(heard));
  });
}

/** The statuses of all answers in what was heard. */
export function statusesIn(heard: string): string[] {
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
}

/** A request that hides behind another one: wherever it is heard, two servers disagreed on where the first one ends. */
export const SMUGGLED_PATH = '/api/v1/smuggled';
export const SMUGGLED = `POST ${SMUGGLED_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n`;

/** Heads that say in two ways where the body ends, or in none that a server may guess at; each with a request behind. */
export function framingFaults(path: string, headers: string): readonly (readonly [name: string, words: string])[] {
  const post = `POST ${path} HTTP/1.1\r\n${headers}`;
  const get = `GET ${path} HTTP/1.1\r\n${headers}`;
  return [
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${SMUGGLED}`],
    ['a length and chunks', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks twice', `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['chunks that are not the last', `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a vertical tab in a coding', `${post}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a length with a sign', `${post}Content-Length: +2\r\n\r\n{}${SMUGGLED}`],
    ['a length in hexadecimal', `${post}Content-Length: 0x2\r\n\r\n{}${SMUGGLED}`],
    ['a negative length', `${post}Content-Length: -1\r\n\r\n${SMUGGLED}`],
    ['a chunk that has no length', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${SMUGGLED}`],
    ['a chunk longer than it says', `${post}Transfer-Encoding: chunked\r\n\r\n1\r\n{}${SMUGGLED}`],
    ['a header that goes on in the next line', `${post}X-One: a\r\n b\r\nContent-Length: +2\r\n\r\n{}${SMUGGLED}`],
    ['a blank before the colon', `${post}Content-Length : 2\r\n\r\n{}${SMUGGLED}`],
    ['a header without a name', `${post}: value\r\nContent-Length: 2\r\n\r\n{}${SMUGGLED}`],
    ['a line feed alone in a header', `${post}X-One: a\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a carriage return alone', `${post}X-One: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`],
    ['a NUL in a header', `${get}X-One: a\0b\r\n\r\n`],
    ['a NUL in the path', `GET ${path}\0 HTTP/1.1\r\n${headers}\r\n`],
    ['two hosts', `${get}Host: elsewhere.localhost\r\n\r\n`],
    ['the same host twice', `${get}${headers}\r\n`],
    ['no host', `GET ${path} HTTP/1.1\r\nX-One: a\r\n\r\n`],
    ['no method', `${path} HTTP/1.1\r\n${headers}\r\n`],
    ['a version that is none', `GET ${path} HTTP/9.9\r\n${headers}\r\n`],
    ['a head of 64 kB', `${get}X-One: ${'a'.repeat(65_536)}\r\n\r\n`],
  ];
}
