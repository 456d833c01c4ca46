import type { ReplyOf } from 'shared-contracts/api/endpoint';
import { countries } from 'shared-contracts/api/endpoints/system';
import { useEndpoint } from 'shared-kit/data';
import { useTypedState } from 'shared-kit/remote';

export type Country = ReplyOf<typeof countries>['list'][number];

/** Which country a phone number is of, and the countries to choose from. */
export interface DialingChoice {
  readonly countries: readonly Country[];
  /** Undefined while they are on their way, and where they did not come. */
  readonly country: Country | undefined;
  readonly choose: (code: string) => void;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export interface DialingOptions {
  /** The form that the number is in. */
  readonly of: string;
  /** A dialing code that this device knows of. */
  readonly remembered?: string;
  readonly isWanted?: boolean;
}

const NONE: readonly Country[] = [];
const digits = (code: string): string => code.replace(/\D/g, '');

/** The country chosen, else that of a remembered dialing code, else where the visitor is. */
export function useDialingCountry({ of, remembered = '', isWanted = true }: DialingOptions): DialingChoice {
  const read = useEndpoint(countries, {}, { enabled: isWanted, staleTime: Infinity });
  const [chosen, setChosen] = useTypedState<string | undefined>(`${of} country`, undefined);
  const list = read.data?.list ?? NONE;
  const byCode = (code: string | undefined): Country | undefined => list.find((country) => country.code === code);
  const byMemory =
    remembered === '' ? undefined : list.find((country) => digits(country.dialingCode) === digits(remembered));
  return {
    countries: list,
    country: byCode(chosen) ?? byMemory ?? byCode(read.data?.current) ?? list[0],
    choose: setChosen,
    hasFailed: read.isError,
    retry: () => void read.refetch(),
  };
}
