export type Greeting = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening';

/** The greeting of a whole hour, 0 to 23, in the device's zone: 10:59 is still morning. */
export function greetingAt(hour: number): Greeting {
  if (hour <= 10) return 'morning';
  if (hour <= 14) return 'earlyAfternoon';
  return hour <= 18 ? 'lateAfternoon' : 'evening';
}
