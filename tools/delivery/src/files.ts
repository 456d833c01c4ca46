import { readAnswers } from 'release-cli/prerendered/stored-part';
import { sha256Hex } from 'release-cli/store/digest';
import { fileKey } from 'release-cli/store/keys';
import type { StoredObject } from 'release-cli/store/store';
import type { Store } from 'release-cli/trust/store';
import { isPackageName } from 'shared-contracts/remote/remote-names';
import { contentType, FILE_PATH, type DeliveryRule } from 'shared-contracts/release/delivery-rules';
import { BRAND_FILE } from 'shared-contracts/remote/site-logo';
import { ANSWERS_PATH } from 'shared-contracts/release/prerendered';
import { DELTA_CODING, DELTA_PATH, deltaName, dictionaryUse } from 'shared-contracts/release/dictionaries';
import { refusal, type Answer } from './answer';
import { BoundedCache } from './bounded-cache';
import type { Effort } from './compression';

/** No build gives a file a longer name, and no store takes one. */
const LONGEST_NAME = 200;
const CACHE_BYTES = 64 * 1024 * 1024;

/** Answers for the packages' immutable files. What is missing is never remembered. */
export class FileAnswers {
  readonly #cache = new BoundedCache<StoredObject>(CACHE_BYTES, (found) => found.bytes.length);

  constructor(private readonly store: Store) {}

  /** `dictionary` is the hash in the name of the file that the client has in place of this one. */
  async answer(url: string, path: string, rule: DeliveryRule, effort: Effort, dictionary?: string): Promise<Answer> {
    const [, name, file] = FILE_PATH.exec(path) ?? [];
    if (!isPackageName(name) || file === undefined || file.length > LONGEST_NAME || DELTA_PATH.test(path))
      return refusal(404, 'There is no such file');
    const key = fileKey(name, file);
    const use = dictionaryUse(url);
    const headers = {
      ...rule.headers,
      'Content-Type': contentType(file),
      ...(use === undefined ? {} : { 'Use-As-Dictionary': use }),
    };
    const delta = dictionary === undefined ? null : await this.#get(deltaName(key, dictionary));
    if (delta !== null)
      return { status: 200, headers, bytes: delta.bytes, etag: delta.etag, effort, encoding: DELTA_CODING };
    const found = await this.#get(key);
    if (found === null) return refusal(404, 'There is no such file');
    return { status: 200, headers, bytes: found.bytes, etag: found.etag, effort };
  }

  /** The answers that a page was rendered from; only those that are what their name says. */
  async answersOfPage(path: string, { headers }: DeliveryRule): Promise<Answer> {
    const [, sha256 = ''] = ANSWERS_PATH.exec(path) ?? [];
    const bytes = await readAnswers(this.store, sha256);
    if (bytes === null) return refusal(404, 'There is no such file');
    return { status: 200, headers, bytes, etag: sha256, effort: 'smallest' };
  }

  /** A picture of a brand; only one that is what its name says. */
  async pictureOfBrand(path: string, { headers }: DeliveryRule): Promise<Answer> {
    const [, sha256] = BRAND_FILE.exec(path) ?? [];
    const found = await this.#get(path.slice(1));
    if (found === null || sha256Hex(found.bytes) !== sha256) return refusal(404, 'There is no such file');
    const type = { 'Content-Type': contentType(path) };
    return { status: 200, headers: { ...headers, ...type }, bytes: found.bytes, etag: sha256, effort: 'smallest' };
  }

  #get(key: string): Promise<StoredObject | null> {
    return this.#cache.get(key, () => this.store.get(key));
  }
}
