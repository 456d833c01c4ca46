import { createSocket } from 'node:dgram';

/** A DNS server of one machine: names have the address that a test gives them, or none. */
export interface DnsServer {
  /** As nginx takes it. */
  readonly address: string;
  /** From now on a name leads to this IPv4 address; null: there is no such name. */
  readonly say: (name: string, address: string | null) => void;
  readonly close: () => Promise<void>;
}

const HEADER_BYTES = 12;
const TYPE_A = 1;
const NO_SUCH_NAME = 3;
/** Seconds for which an answer holds: what is changed is followed at once. */
const HOLDS = 1;

/** The name that is asked for, and where the question ends (RFC 1035, 4.1.2). */
function questionOf(message: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(message: Buffer, addresses: ReadonlyMap<string, string>): Buffer {
  const { name, type, end } = questionOf(message);
  const address = addresses.get(name);
  const header = Buffer.alloc(HEADER_BYTES);
  message.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (address === undefined ? NO_SUCH_NAME : 0), 2);
  header.writeUInt16BE(1, 4);
  const isAnswered = address !== undefined && type === TYPE_A;
  header.writeUInt16BE(isAnswered ? 1 : 0, 6);
  const question = message.subarray(HEADER_BYTES, end);
  if (!isAnswered) return Buffer.concat([header, question]);
  const record = Buffer.from([
    0xc0,
    HEADER_BYTES,
    0,
    TYPE_A,
    0,
    1,
    0,
    0,
    0,
    HOLDS,
    0,
    4,
    ...address.split('.').map(Number),
  ]);
  return Buffer.concat([header, question, record]);
}

/** Starts a DNS server on this machine that knows no name yet. */
export async function startDnsServer(): Promise<DnsServer> {
  const addresses = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => socket.send(answerTo(message, addresses), from.port, from.address));
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    say: (name, address) => void (address === null ? addresses.delete(name) : addresses.set(name, address)),
    close: () => new Promise((done) => socket.close(() => done())),
  };
}
