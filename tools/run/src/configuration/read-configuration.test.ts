import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from 'release-cli/test-support/scratch-folder';
import { readConfiguration } from './read-configuration';

const ORIGIN = {
  environment: 'production',
  home: 'state',
  gateway: 'http://127.0.0.1:4300',
  defaultMerchant: 'aurora',
  listen: { port: 4100 },
};

let file: string;
beforeAll(async () => {
  file = path.join(await scratchFolder(), 'origin.json');
});

function read(changes: object | string) {
  writeFileSync(file, typeof changes === 'string' ? changes : JSON.stringify({ ...ORIGIN, ...changes }));
  return readConfiguration('origin', file);
}

describe('the configuration of a service', () => {
  it('has its defaults, and places that begin where its file lies', () => {
    expect(read({})).toEqual({
      ...ORIGIN,
      home: path.join(path.dirname(file), 'state'),
      listen: { address: '127.0.0.1', port: 4100 },
      hosts: { domains: [], exact: {} },
      logLevel: 'info',
      logsRequests: true,
      stop: { announceSeconds: 0, limitSeconds: 20 },
    });
    expect(read({ home: '/srv/site', store: 's3://bucket/site' })).toMatchObject({
      home: '/srv/site',
      store: 's3://bucket/site',
    });
    expect(read({ store: '../shared' })).toMatchObject({ store: path.join(path.dirname(file), '../shared') });
  });

  it.each([
    ['a port that is a text', { listen: { port: '4100' } }, 'listen.port takes a port (0 for any free one), a whole'],
    ['a port beyond the last', { listen: { port: 65_536 } }, 'listen.port takes a port'],
    ['half a second', { stop: { limitSeconds: 0.5 } }, 'stop.limitSeconds takes how long running requests may take'],
    ['no port', { listen: {} }, 'listen.port is missing: it takes a port'],
    ['no place to listen', { listen: undefined }, 'listen is missing: it takes where the service listens'],
    ['a number as a place to listen', { listen: 4100 }, 'listen takes where the service listens'],
    ['a misspelt field', { enviroment: 'x' }, 'enviroment is not a field; did you mean environment?'],
    ['a field that nothing is like', { zzz: 1 }, 'zzz is not a field: it takes $schema, home, listen'],
    ['a misspelt field within another', { stop: { limit: 5 } }, 'stop.limit is not a field'],
    ['an environment with a slash', { environment: '../x' }, 'environment takes the name of an environment'],
    ['a path behind the gateway', { gateway: 'http://a/b' }, 'gateway takes the address of a server'],
    ['a host with a blank', { hosts: { domains: ['ok.example', 'a b'] } }, 'hosts.domains.1 takes a host name'],
    [
      'a host of a strange merchant',
      { hosts: { exact: { 'a.example': 'A!' } } },
      'hosts.exact.a.example takes the code',
    ],
    [
      'a path behind the collector',
      { collector: { address: 'http://a/v1' } },
      'collector.address takes the address of',
    ],
    [
      'more than all requests',
      { collector: { address: 'http://127.0.0.1:4318', requestsPercent: 101 } },
      'collector.requestsPercent takes how many requests that bring no traceparent are traced, percent',
    ],
    [
      'pages that the origin does not hear of',
      { collector: { address: 'http://127.0.0.1:4318', pagesPercent: 1 } },
      'collector.pagesPercent is not a field',
    ],
    ['a level that there is not', { logLevel: 'all' }, 'logLevel takes one of error, warn, info, debug'],
  ])('with %s is refused by file and field', (_name, changes, sentence) => {
    expect(() => read(changes)).toThrow(`${file}: ${sentence}`);
  });

  it.each(['operatorToken', 'secretAccessKey', 's3Password'])('keeps the secret %s out of itself', (field) => {
    expect(() => read({ [field]: 'hunter2-hunter2' })).toThrow(
      `${file}: ${field} is not a field: secrets are given by variables, such as MFE_OPERATOR_TOKEN, or by files`,
    );
  });

  it('never repeats a value, which may be a secret', () => {
    const secret = 'hunter2-hunter2';
    for (const changes of [
      { gateway: `http://me:${secret}@host` },
      { operatorToken: secret },
      { listen: { port: secret } },
    ])
      expect(() => read(changes)).toThrow(expect.objectContaining({ message: expect.not.stringContaining(secret) }));
  });

  it('is refused where it is no JSON, or not there', () => {
    expect(() => read('{"home": 1,')).toThrow(`${file} is not JSON at line 1, column`);
    expect(() => read('3')).toThrow(`${file}: takes an object with the fields of its schema`);
    expect(() => readConfiguration('ticker', '/nowhere/ticker.json')).toThrow(
      '/nowhere/ticker.json cannot be read (ENOENT): name a configuration with --config',
    );
  });
});
