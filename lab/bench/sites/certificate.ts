import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';

/** A key and a certificate for `localhost`, made for one run. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** By which a browser is told to believe it; one that ignores every fault would keep nothing in its cache. */
  readonly publicKeyHash: string;
}

const DAY_MS = 86_400_000;

/** Tags of ASN.1, as X.509 uses them. */
const TAG = { integer: 2, bits: 3, octets: 4, name: 6, utf8: 12, time: 23, sequence: 48, set: 49, version: 160 };
const EXTENSIONS_TAG = 163;
const DNS_NAME_TAG = 130;

const ECDSA_WITH_SHA256 = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02];
const COMMON_NAME = [0x55, 0x04, 0x03];
const ALTERNATIVE_NAME = [0x55, 0x1d, 0x11];

function der(tag: number, ...contents: readonly (Uint8Array | readonly number[])[]): Buffer {
  const content = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function utcTime(moment: number): Buffer {
  return der(TAG.time, Buffer.from(`${new Date(moment).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
}

/** Makes a certificate that signs itself. */
export function selfSigned(host = 'localhost'): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const algorithm = der(TAG.sequence, der(TAG.name, ECDSA_WITH_SHA256));
  const holder = der(
    TAG.sequence,
    der(TAG.set, der(TAG.sequence, der(TAG.name, COMMON_NAME), der(TAG.utf8, Buffer.from(host)))),
  );
  const names = der(TAG.sequence, der(DNS_NAME_TAG, Buffer.from(host)));
  const body = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, [2])),
    der(TAG.integer, [1, ...randomBytes(8)]),
    algorithm,
    holder,
    der(TAG.sequence, utcTime(Date.now() - DAY_MS), utcTime(Date.now() + 30 * DAY_MS)),
    holder,
    spki,
    der(EXTENSIONS_TAG, der(TAG.sequence, der(TAG.sequence, der(TAG.name, ALTERNATIVE_NAME), der(TAG.octets, names)))),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = new X509Certificate(der(TAG.sequence, body, algorithm, der(TAG.bits, [0], signature)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: whole.toString(),
    publicKeyHash: createHash('sha256').update(spki).digest('base64'),
  };
}
