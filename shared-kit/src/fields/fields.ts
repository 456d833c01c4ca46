/** Fields beyond a line of text; loaded by the screens that have one. They need no form around them. */
export { AmountField, type AmountFieldProps } from './amount/amount-field';
export { amountFault, isSameAmount, type AmountFault, type AmountLimits } from './amount/amount-input';
export { DateField, type DateFieldProps } from './date/date-field';
export { DateRangeField, type DateRangeFieldProps, type DateRangePreset } from './date/date-range-field';
export {
  dateFault,
  GENERAL_DATE_LIMITS,
  lastDays,
  rangeFault,
  type DateLimits,
  type DateRange,
  type RangeFault,
} from './date/date-limits';
export { DialingCodeField, type DialingCodeFieldProps } from './dialing-code/dialing-code-field';
export { countriesFor, type DialingCountry } from './dialing-code/dialing-codes';
export { loadPhoneData } from './dialing-code/load-phone-data';
export type { PhoneData } from './dialing-code/phone-data';
export { PinField, type PinFieldProps } from './pin/pin-field';
export { usePhoneData } from './dialing-code/use-phone-data';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
export { TextArea, type TextAreaProps } from './text-area';
