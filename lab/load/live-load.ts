import { request, type ClientRequest } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { WORKSPACE } from 'build-preset/package-info';
import { createParser } from 'eventsource-parser';
import { CONTROL_PATHS } from 'reference-gateway/server/control/control-api';
import { startGatewayProcess } from 'reference-gateway/testing/gateway-process';
import { API_PREFIX } from 'shared-contracts/api/endpoint';
import { HEADER } from 'shared-contracts/api/http-headers';
import { LIVE_PATH } from 'shared-contracts/live/live-call';
import type { LiveFigures } from './live-verdict';
import { residentBytes } from './resident-bytes';

/** A round is played so often. Each makes the jackpot another amount, which all listeners are told. */
const PLAY_EVERY_MS = 1000;
/** So many streams are opened at once. */
const OPEN_AT_ONCE = 50;
/** How long the last message may take before the streams are closed. */
const LAST_WAIT_MS = 3000;

/** What all streams hear together. */
class Hearing {
  readonly lags: number[] = [];
  heard = 0;
  ended = 0;
  private readonly playedAt = new Map<number, number>();

  played(amount: number): void {
    this.playedAt.set(amount, Date.now());
  }

  hear(amount: number): void {
    const at = this.playedAt.get(amount);
    if (at === undefined) return;
    this.heard += 1;
    this.lags.push(Date.now() - at);
  }
}

/** Opens a stream from an address of its own; resolves when it has begun. */
function open(url: string, place: number, hearing: Hearing): Promise<ClientRequest> {
  const address = `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}`;
  const headers = { [HEADER.merchant]: 'aurora', [HEADER.language]: 'EN', 'X-Forwarded-For': address };
  return new Promise((resolve, reject) => {
    const stream = request(`${url}${API_PREFIX}${LIVE_PATH}`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered by ${answer.statusCode}`));
      const parser = createParser({
        onEvent: ({ event, id, data }) => {
          if (event === 'hello') resolve(stream);
          if (event === 'jackpot' && id !== undefined) hearing.hear((JSON.parse(data) as { amount: number }).amount);
        },
      });
      answer.setEncoding('utf8').on('data', (part: string) => parser.feed(part));
      answer.on('close', () => (hearing.ended += 1));
      return undefined;
    });
    stream.on('error', reject);
    stream.end();
  });
}

async function openAll(url: string, listeners: number, hearing: Hearing): Promise<ClientRequest[]> {
  const streams: ClientRequest[] = [];
  while (streams.length < listeners) {
    const places = Array.from({ length: Math.min(OPEN_AT_ONCE, listeners - streams.length) }, (_, more) => more);
    streams.push(...(await Promise.all(places.map((place) => open(url, streams.length + place, hearing)))));
  }
  return streams;
}

async function play(url: string): Promise<void> {
  const body = JSON.stringify({ username: 'demo_member', stake: 1, payout: 1 });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${url}${CONTROL_PATHS.play}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`A round was answered by ${answer.status}`);
}

/** Keeps so many streams open at a gateway of its own, plays on, and looks at its memory. */
export async function listenMany(
  listeners: number,
  minutes: number,
): Promise<{ readonly figures: LiveFigures; readonly samples: readonly number[] }> {
  const home = mkdtempSync(path.join(tmpdir(), 'live-load-'));
  const gateway = await startGatewayProcess(WORKSPACE, home, ['--test']);
  const hearing = new Hearing();
  const samples: number[] = [];
  try {
    const streams = await openAll(gateway.url, listeners, hearing);
    const rounds = Math.round((minutes * 60_000) / PLAY_EVERY_MS);
    for (let round = 1; round <= rounds; round += 1) {
      // The share of a stake of 1: see `rules/games/jackpot` of the gateway.
      hearing.played((1_103_759_400 + round) / 100);
      await play(gateway.url);
      samples.push(residentBytes(gateway.pid));
      await after(PLAY_EVERY_MS);
    }
    await after(LAST_WAIT_MS);
    const { ended, heard, lags } = hearing;
    streams.forEach((stream) => stream.destroy());
    return { figures: { listeners, rounds, ended, heard, lags }, samples };
  } finally {
    await gateway.end('SIGTERM');
    rmSync(home, { recursive: true });
  }
}
