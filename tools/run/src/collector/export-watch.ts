import { ExportResultCode, type ExportResult } from '@opentelemetry/core';

/** What sends to a collector. */
interface Exporter<Items> {
  export: (items: Items, done: (result: ExportResult) => void) => void;
}

/** Says when a collector takes nothing any more, and when it does again: once each, though every export would say so. */
export class ExportWatch {
  readonly #failing = new Set<string>();

  /** `onChange` is told why nothing arrives; null when everything does again. */
  constructor(private readonly onChange: (fault: string | null) => void) {}

  /** Watches what an exporter of so-called things comes to; gives the exporter. */
  watched<Items, Watched extends Exporter<Items>>(things: string, exporter: Watched & Exporter<Items>): Watched {
    const send = exporter.export.bind(exporter);
    exporter.export = (items, done) =>
      send(items, (result) => {
        this.#note(things, result);
        done(result);
      });
    return exporter;
  }

  #note(things: string, { code, error }: ExportResult): void {
    const wasFailing = this.#failing.size > 0;
    if (code !== ExportResultCode.SUCCESS) {
      this.#failing.add(things);
      if (!wasFailing) this.onChange(`${things}: ${error?.message ?? 'refused'}`);
      return;
    }
    if (this.#failing.delete(things) && this.#failing.size === 0) this.onChange(null);
  }
}
