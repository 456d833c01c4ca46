import { createGateway } from 'reference-gateway/gateway';
import type { Answer } from './render-rounds';

/** Runs work with the answers of a reference gateway, at a moment. */
export async function withGateway<Result>(now: number, work: (answer: Answer) => Promise<Result>): Promise<Result> {
  const gateway = await createGateway({ test: true, now: () => now });
  try {
    return await work(async (url, headers) => {
      const reply = await gateway.app.inject({ url, headers: { ...headers } });
      return reply.json<unknown>();
    });
  } finally {
    await gateway.close();
  }
}
