import { LOCAL_KEY, type SiteStorage } from 'shared-contracts/storage';
import { readRemembered, type RememberedMethod, type RememberedRecord } from '../model/login/remembered-login';
import type { KeyStore } from '../browser/key-store';
import { freshSalt, openPassword, sealPassword } from '../browser/password-seal';

/** A login as it was typed. */
export interface TypedLogin {
  readonly type: RememberedMethod;
  readonly username: string;
  readonly password: string;
  readonly countryDialingCode?: string;
}

/** The one remembered login of this device, `remPass` and `remSalt` (docs/product/accounts.md#remembered-login). */
export class RememberedLogins {
  constructor(
    private readonly storage: SiteStorage,
    private readonly shelf: KeyStore | null,
    private readonly now: () => number = Date.now,
  ) {}

  /** The record of a method; a method whose type differs starts empty. */
  find(method: RememberedMethod): RememberedRecord | null {
    const record = readRemembered(this.storage.getLocal(LOCAL_KEY.remembered), this.now());
    return record?.type === method ? record : null;
  }

  /** The password of a record; null where none was kept or this device cannot open it. */
  passwordOf(record: RememberedRecord): Promise<string | null> {
    return openPassword(this.shelf, record.password, this.storage.getLocal(LOCAL_KEY.rememberedSalt) ?? '');
  }

  /** Keeps name and password; only the name where the device keeps no keys. */
  async keepAll(login: TypedLogin): Promise<void> {
    const salt = freshSalt();
    const password = await sealPassword(this.shelf, login.password, salt);
    if (password !== null) this.storage.setLocal(LOCAL_KEY.rememberedSalt, salt);
    this.write(login, password ?? '');
  }

  keepName(login: TypedLogin): void {
    this.write(login, '');
  }

  forget(): void {
    this.storage.removeLocal(LOCAL_KEY.remembered);
    this.storage.removeLocal(LOCAL_KEY.rememberedSalt);
  }

  private write({ type, username, countryDialingCode = '' }: TypedLogin, password: string): void {
    const record: RememberedRecord = { type, username, password, countryDialingCode, savedAt: this.now() };
    this.storage.setLocal(LOCAL_KEY.remembered, JSON.stringify(record));
  }
}
