import type uPlot from 'uplot';

/** A plot as the library was asked for it. */
export interface AskedPlot {
  readonly options: uPlot.Options;
  readonly data: uPlot.AlignedData;
  readonly host: HTMLElement;
  readonly destroyed: boolean;
}

/** Every plot since the last clean-up; what is painted is seen in a browser only. */
export const askedPlots: AskedPlot[] = [];

/** Stands in for the library, which needs a canvas. */
export class UplotDouble {
  static readonly paths = { bars: () => () => null };

  private readonly asked: { -readonly [Key in keyof AskedPlot]: AskedPlot[Key] };

  constructor(options: uPlot.Options, data: uPlot.AlignedData, host: HTMLElement) {
    this.asked = { options, data, host, destroyed: false };
    askedPlots.push(this.asked);
  }

  destroy(): void {
    this.asked.destroyed = true;
  }
}
