import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as v from 'valibot';

const KEY_BYTES = 32;

/** Values that a browser keeps for the service and can neither read nor change: encrypted, with an end. */
export class Sealer {
  readonly #key: Uint8Array;

  /** @param secret shared by every process of the service; what another secret sealed is not opened */
  constructor(
    secret: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'cookies of the release console', KEY_BYTES));
  }

  /** Seals a value for a purpose, for so many seconds. */
  async seal(purpose: string, value: Readonly<Record<string, string>>, seconds: number): Promise<string> {
    const from = Math.floor(this.now().getTime() / 1000);
    return new EncryptJWT(value)
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setAudience(purpose)
      .setIssuedAt(from)
      .setExpirationTime(from + seconds)
      .encrypt(this.#key);
  }

  /** Opens what was sealed for this purpose; null when it was not, was changed, or has ended. */
  async open<Schema extends v.GenericSchema>(
    purpose: string,
    schema: Schema,
    text: string | undefined,
  ): Promise<v.InferOutput<Schema> | null> {
    if (text === undefined) return null;
    try {
      const { payload } = await jwtDecrypt(text, this.#key, {
        audience: purpose,
        currentDate: this.now(),
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
        requiredClaims: ['exp'],
      });
      const parsed = v.safeParse(schema, payload);
      return parsed.success ? parsed.output : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}
