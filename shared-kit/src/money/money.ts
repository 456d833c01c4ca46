/** Orders of money and the forms for them; loaded by the screens that have one. The words are the sections' own. */
export { PIN_LENGTH } from '../fields/pin/pin-length';
export { faultSchema } from './fault-schema';
export { FAULT_KEYS, isFaultKey, moneyFaults, refusedFields, type FaultKey, type MoneyFault } from './money-faults';
export { MoneyFacts, type MoneyFact } from './money-facts';
export { MoneyField, MoneyFormField } from './money-field';
export { OrderDoubt, type OrderDoubtProps } from './order-doubt';
export { pinError } from './payment-password';
export { EXAMPLE_AMOUNT, saidFault, useFaultText, type FaultText, type SayFault } from './use-fault-text';
export { useMoneyOrder, type MoneyOrder, type OrderAttempt, type OrderNotice, type OrderWish } from './use-money-order';
export { useMoneyText } from './use-money-text';
