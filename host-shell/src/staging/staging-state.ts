import { BUCKET_COUNT, parseBucket } from 'shared-contracts/release/bucket';
import type { PackageName } from 'shared-contracts/remote/remote-names';
import { LOCAL_KEY } from 'shared-contracts/storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Boot } from '../boot/boot';
import type { OverrideFault } from '../overrides/override-fault';
import { clearOverrides, readAskedOverrides, writeOverride } from '../overrides/override-keys';
import { parseHeldVersions } from '../starter/held-versions';
import { shareCommand, overviewRows, type DeviceTerms, type OverviewRow } from './version-overview';

/** What the bar and the panel show. */
export interface StagingView {
  readonly environment: string;
  readonly setId: string;
  readonly revision: number;
  readonly bucket: number;
  readonly rows: readonly OverviewRow[];
  /** Overrides in force on this page. */
  readonly inForce: number;
  readonly faults: readonly OverrideFault[];
  readonly shareCommand: string | null;
  /** Whether the next page will be another than this one. */
  readonly isChanged: boolean;
  /** False where the browser keeps nothing. */
  readonly canKeep: boolean;
}

/** What the state stands on. */
export interface StagingSetup {
  readonly boot: Pick<Boot, 'document' | 'set' | 'terms'>;
  readonly faults: readonly OverrideFault[];
  readonly storage: () => Storage;
  readonly reload: () => void;
  readonly random: () => number;
}

/** The one owner of what staging shows: reads the page's facts and the device's storage, writes the latter. */
export class StagingState {
  private readonly view: StoreApi<StagingView>;
  private faults: readonly OverrideFault[];

  constructor(private readonly setup: StagingSetup) {
    this.faults = setup.faults;
    this.view = createStore(() => this.look());
  }

  readonly get = (): StagingView => this.view.getState();
  readonly subscribe = (listener: () => void): (() => void) => this.view.subscribe(listener);

  /** Looks again: another tab may have changed what is stored. */
  readonly refresh = (): void => this.view.setState(this.look(), true);

  /** An overridden remote failed on this page; told once. */
  failed(name: PackageName, detail: string): void {
    const isOverridden = this.setup.boot.terms.overrides[name] !== undefined;
    if (!isOverridden || this.faults.some((fault) => fault.name === name)) return;
    const asked = this.read().overrides.asked[name] ?? this.setup.boot.terms.overrides[name] ?? '';
    this.faults = [...this.faults, { name, asked, problem: 'did not load', detail }];
    this.refresh();
  }

  /** Asks for an override from the next page on; null takes it back. */
  ask(name: PackageName, value: string | null): void {
    writeOverride(this.setup.storage(), name, value);
    this.refresh();
  }

  /** Takes one override back, or all of them, and reloads the page. */
  reset(name?: PackageName): void {
    if (name === undefined) clearOverrides(this.setup.storage());
    else writeOverride(this.setup.storage(), name, null);
    this.setup.reload();
  }

  /** Draws another bucket for this device, from the next page on. */
  drawBucket(): void {
    const bucket = Math.floor(this.setup.random() * BUCKET_COUNT);
    this.setup.storage().setItem(LOCAL_KEY.releaseBucket, String(bucket));
    this.refresh();
  }

  reload(): void {
    this.setup.reload();
  }

  private read(): DeviceTerms & { readonly canKeep: boolean } {
    const { terms } = this.setup.boot;
    try {
      const storage = this.setup.storage();
      return {
        bucket: parseBucket(storage.getItem(LOCAL_KEY.releaseBucket)) ?? terms.bucket,
        cohorts: storage.getItem(LOCAL_KEY.cohort) ?? undefined,
        held: parseHeldVersions(storage.getItem(LOCAL_KEY.heldRelease), Date.now()),
        overrides: readAskedOverrides(storage),
        canKeep: true,
      };
    } catch {
      return {
        bucket: terms.bucket,
        cohorts: undefined,
        held: {},
        overrides: { asked: {}, disabled: [] },
        canKeep: false,
      };
    }
  }

  private look(): StagingView {
    const { document, set, terms } = this.setup.boot;
    const { canKeep, ...device } = this.read();
    const rows = overviewRows(document, set, device);
    return {
      environment: document.view.environment,
      setId: set.id,
      revision: document.view.revision,
      bucket: device.bucket,
      rows,
      inForce: Object.keys(terms.overrides).length,
      faults: this.faults,
      shareCommand: shareCommand(document, device.overrides),
      isChanged: device.bucket !== terms.bucket || rows.some((row) => isAnother(row)),
      canKeep,
    };
  }
}

function isAnother({ page, next }: OverviewRow): boolean {
  return (page.base ?? page.version) !== next.version || (page.layer === 'off') !== (next.layer === 'off');
}
