import { CONTROL_PATHS } from '../server/control/control-api';
import { createGateway, type Gateway, type GatewayOptions } from '../gateway';
import { contractClient, type ContractClient } from './contract-client';

export interface TestGateway extends Omit<Gateway, 'url'>, ContractClient {
  readonly now: () => number;
  /** Back to the seed, with the clock of the machine. */
  readonly reset: () => Promise<void>;
  /** Moves the gateway's clock. */
  readonly advance: (milliseconds: number) => void;
}

/** A gateway in memory with the control API, and a client that speaks the contract to it. */
export async function openTestGateway(options: GatewayOptions = {}): Promise<TestGateway> {
  let shift = 0;
  const { now: clock = Date.now } = options;
  const now = () => clock() + shift;
  const gateway = await createGateway({ test: true, ...options, now });
  const { app } = gateway;
  const client = contractClient(async ({ method, url, headers, payload }) => {
    const answer = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
  }, now);

  const reset = async () => {
    shift = 0;
    await app.inject({ method: 'POST', url: CONTROL_PATHS.reset });
  };
  return { ...gateway, ...client, now, reset, advance: (milliseconds) => void (shift += milliseconds) };
}
