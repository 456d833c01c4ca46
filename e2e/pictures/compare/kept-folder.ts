import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../kept');
const ENDING = '.jpg';

/** Pictures that are kept together. */
export class KeptFolder {
  readonly #folder: string;

  constructor(name = '') {
    this.#folder = path.join(ROOT, name);
  }

  /** Undefined where no such picture is kept. */
  read(name: string): Buffer | undefined {
    const file = this.#file(name);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  write(name: string, picture: Buffer): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file(name), picture);
  }

  remove(name: string): void {
    rmSync(this.#file(name), { force: true });
  }

  names(): readonly string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((file) => file.endsWith(ENDING))
      .map((file) => file.slice(0, -ENDING.length));
  }

  #file(name: string): string {
    return path.join(this.#folder, `${name}${ENDING}`);
  }
}
