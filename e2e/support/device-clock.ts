import type { Page } from '@playwright/test';

interface SetClock {
  setDeviceClock?: (by: number) => void;
}

/** Shifts the clock that a person sets; the one that only counts up goes on. Runs in the page. */
function shiftClock(off: number): void {
  const RealDate = Date;
  // Kept by the tab: a clock that was set stays set over a reload.
  let shift = Number(window.name || off);
  class ShiftedDate extends RealDate {
    static override now(): number {
      return RealDate.now() + shift;
    }

    constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
      if (parts.length === 0) super(RealDate.now() + shift);
      else super(...(parts as ConstructorParameters<DateConstructor>));
    }
  }
  window.Date = ShiftedDate as DateConstructor;
  (window as SetClock).setDeviceClock = (by) => {
    shift += by;
    window.name = String(shift);
  };
}

/** The device's clock is so far from the real one, ms, in every document from the next on. */
export async function wrongClock(page: Page, off: number): Promise<void> {
  await page.addInitScript(shiftClock, off);
}

/** Somebody sets the device's clock while the page is open. */
export async function setDeviceClock(page: Page, by: number): Promise<void> {
  await page.evaluate((span) => (window as SetClock).setDeviceClock?.(span), by);
}
