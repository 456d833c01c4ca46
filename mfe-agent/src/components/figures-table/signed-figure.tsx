import { htmlLanguage } from 'shared-contracts/language';
import type { ReactNode } from 'react';
import { useCurrency, useLanguage } from 'shared-kit/remote';
import { Money, type MoneyProps } from 'shared-kit/ui';
import { useFigureTone } from './use-figure-text';

export interface SignedFigureProps {
  readonly value: number;
  readonly size?: MoneyProps['size'];
}

/** An amount that can be won or lost: its sign says which, the colour says it again. */
export function SignedFigure({ value, size = 'inherit' }: SignedFigureProps): ReactNode {
  const currency = useCurrency();
  const locale = htmlLanguage(useLanguage());
  const tone = useFigureTone()('signed', value) ?? 'inherit';
  return <Money amount={value} {...currency} locale={locale} signed size={size} tone={tone} />;
}
