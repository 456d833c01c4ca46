import { useState } from 'react';
import { registrationSettings, type RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

const STALE_MS = 60_000;

/** How this merchant registers, on its way, there, or not to be had. */
export interface SettingsRead {
  readonly data: RegistrationSettings | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Reads how this merchant registers. What was there stays while another language is on its way: a form is on it. */
export function useRegistrationSettings(): SettingsRead {
  const { site } = useRemoteContext();
  const read = useEndpoint(registrationSettings, { merchantCode: site.merchantCode() }, { staleTime: STALE_MS });
  const [kept, keep] = useState(read.data);
  if (read.data !== undefined && read.data !== kept) keep(read.data);
  const { error, isError, isFetching, refetch } = read;
  const isPending = read.isPending && kept === undefined;
  return { data: read.data ?? kept, error, isPending, isError, isFetching, refetch };
}
