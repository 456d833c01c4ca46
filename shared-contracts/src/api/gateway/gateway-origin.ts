import type { GatewaySite } from './gateway-config';

/** What is wrong with a configuration, and at which of its fields. */
export interface GatewayProblem {
  /** From the configuration's root, as `endpoints.R-37.path`. */
  readonly field: string;
  /** Half a sentence in English. */
  readonly reason: string;
}

const ORIGIN = /^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?$/;

/** The environment whose traffic is real. */
const PRODUCTION = 'production';

/** The one error of a wrong configuration: a sentence that names merchant, call and field. */
export function gatewayError({ code }: Pick<GatewaySite, 'code'>, { field, reason }: GatewayProblem): Error {
  return new Error(`The gateway of merchant "${code}" is not valid: ${field}: ${reason}`);
}

/** Throws a {@link gatewayError} for an origin that is none, and for one called over http in production. */
export function assertGatewayOrigin(site: Pick<GatewaySite, 'code' | 'apiOrigin'>, environment?: string): void {
  const { apiOrigin } = site;
  if (apiOrigin === '') return;
  if (!ORIGIN.test(apiOrigin))
    throw gatewayError(site, {
      field: 'apiOrigin',
      reason: `"${apiOrigin}" is not an origin such as https://api.example`,
    });
  if (environment === PRODUCTION && !apiOrigin.startsWith('https:'))
    throw gatewayError(site, { field: 'apiOrigin', reason: 'calls over http are never made in production' });
}
