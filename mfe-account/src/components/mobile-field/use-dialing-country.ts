import { useState } from 'react';
import type { ReplyOf } from 'shared-contracts/api/endpoint';
import { countries } from 'shared-contracts/api/endpoints/system';
import { useEndpoint } from 'shared-kit/data';

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

const NONE: readonly Country[] = [];
const digits = (code: string): string => code.replace(/\D/g, '');

/** The country chosen, else that of a remembered dialing code, else where the visitor is. */
export function useDialingCountry({ remembered = '', isWanted = true } = {}): DialingChoice {
  const read = useEndpoint(countries, {}, { enabled: isWanted, staleTime: Infinity });
  const [chosen, setChosen] = useState<string>();
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
