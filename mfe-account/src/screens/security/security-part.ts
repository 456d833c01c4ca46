/** What a row opens. `pinForAccount`: the payment password that an account is added with comes first. */
export type SecurityPart = 'paymentPassword' | 'phone' | 'email' | 'realName' | 'account' | 'pinForAccount';
