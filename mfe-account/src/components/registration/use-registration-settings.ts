import { registrationSettings, type RegistrationSettings } from 'shared-contracts/api/endpoints/registration';
import { useEndpoint } from 'shared-kit/data';
import { useRemoteContext } from 'shared-kit/remote';

const STALE_MS = 60_000;

/** How this merchant registers, on its way, there, or not to be had. */
export interface SettingsRead {
  readonly data: RegistrationSettings | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Reads how this merchant registers. */
export function useRegistrationSettings(): SettingsRead {
  const { site } = useRemoteContext();
  return useEndpoint(registrationSettings, { merchantCode: site.merchantCode() }, { staleTime: STALE_MS });
}
