import type { Overrides } from 'shared-contracts/release/resolve';

/** What the page's starter leaves for the host. */
export interface StarterResult {
  readonly bucket: number;
  readonly overrides: Overrides;
  /** Settles when the host's own styles are in force, or did not come. */
  readonly styles: Promise<unknown>;
  /** First data calls, by endpoint id, asked before any of the host's code ran. */
  readonly early: Readonly<Record<string, Promise<{ status: number; body: unknown; retryAfter?: string | undefined }>>>;
}
