import { pinError, type FaultKey } from 'shared-kit/money';

/** What the form holds; `oldPassword` stays empty where none is set yet. */
export interface PinValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** Everything wrong with a new payment password, by field. */
export function pinErrors(values: PinValues, hasOld: boolean): Partial<Record<keyof PinValues, FaultKey>> {
  const old = hasOld ? pinError(values.oldPassword) : undefined;
  const isSame = hasOld && values.newPassword === values.oldPassword;
  const fresh = pinError(values.newPassword) ?? (isSame ? 'pinSame' : undefined);
  const differs = values.confirmPassword === values.newPassword ? undefined : 'pinDiffers';
  const confirm = values.confirmPassword === '' ? 'pinMissing' : differs;
  return {
    ...(old && { oldPassword: old }),
    ...(fresh && { newPassword: fresh }),
    ...(confirm && { confirmPassword: confirm }),
  };
}
