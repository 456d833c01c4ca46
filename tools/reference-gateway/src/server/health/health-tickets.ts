import type { HealthTicketRequest } from 'shared-contracts/release/health';
import { networkPrefix } from '../../rules/security/address-prefix';
import { isSameHash, type KeyedHash } from '../../rules/security/keyed-hash';

/** Longer than pages are left open; a hoard of tickets is worth nothing after it. */
const TICKET_LIFETIME = 24 * 60 * 60 * 1000;
const TICKET = /^([0-9a-z]{1,9})\.([\w-]{43})\.([\w-]{43})$/;

type Bound = Pick<HealthTicketRequest, 'environment' | 'merchant' | 'set' | 'bucket' | 'page'>;

/** A report of a page, with or without a ticket. */
type Reported = Omit<Bound, 'bucket'> & { readonly bucket?: number | undefined; readonly ticket?: string | undefined };

/** Gives pages their tickets, and knows them again; keeps nothing of them. */
export interface HealthTickets {
  /** A ticket for a page at an address. */
  readonly issue: (page: Bound, address: string) => string;
  /** The network that a report's ticket was given to, as a keyed hash; empty without a ticket that is good for it. */
  readonly networkOf: (report: Reported) => string;
}

/** Tickets signed by the gateway's own key, so that every gateway with the key knows them. */
export function createHealthTickets(keyedHash: KeyedHash, clock: () => number): HealthTickets {
  const sign = ({ environment, merchant, set, bucket, page }: Bound, issuedAt: string, network: string): string =>
    keyedHash('health ticket', environment, merchant, set, String(bucket), page, issuedAt, network);

  return {
    issue: (page, address) => {
      const issuedAt = clock().toString(36);
      // What is no address shares one network: that of nobody in particular.
      const network = keyedHash('health network', networkPrefix(address) ?? '');
      return `${issuedAt}.${network}.${sign(page, issuedAt, network)}`;
    },
    networkOf: ({ ticket = '', bucket, ...report }) => {
      const [, issuedAt, network, signature] = TICKET.exec(ticket) ?? [];
      if (issuedAt === undefined || network === undefined || signature === undefined || bucket === undefined) return '';
      const age = clock() - Number.parseInt(issuedAt, 36);
      if (age < 0 || age > TICKET_LIFETIME) return '';
      return isSameHash(signature, sign({ ...report, bucket }, issuedAt, network)) ? network : '';
    },
  };
}
