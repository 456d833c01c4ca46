/** Fields beyond a line of text; loaded by the screens that have one. They need no form around them. */
export { AmountField, type AmountFieldProps } from './amount-field';
export { amountFault, isSameAmount, type AmountFault, type AmountLimits } from './amount-input';
export { DateField, type DateFieldProps } from './date-field';
export { DateRangeField, type DateRangeFieldProps, type DateRangePreset } from './date-range-field';
export {
  dateFault,
  GENERAL_DATE_LIMITS,
  lastDays,
  rangeFault,
  type DateLimits,
  type DateRange,
  type RangeFault,
} from './date-limits';
export { DialingCodeField, type DialingCodeFieldProps } from './dialing-code-field';
export { countriesFor, type DialingCountry } from './dialing-codes';
export { loadPhoneData } from './load-phone-data';
export type { PhoneData } from './phone-data';
export { PinField, type PinFieldProps } from './pin-field';
export { usePhoneData } from './use-phone-data';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
export { TextArea, type TextAreaProps } from './text-area';
