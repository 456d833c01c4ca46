import { CONSOLE_SCRIPT } from 'release-cli/console/console-script';
import { readConsole } from 'release-cli/console/read-console';
import { renderConsole } from 'release-cli/console/render-console';
import type { HealthSource } from 'release-cli/health/health-source';
import { sha256Hex } from 'release-cli/store/digest';
import { bytesOf } from 'release-cli/store/store';
import type { Store } from 'release-cli/trust/store';
import { CONSOLE_PATH, contentType, type DeliveryRule } from 'shared-contracts/release/delivery-rules';
import { refusal, type Answer } from '../answer';

/** Whose console is shown, and who knows how its versions do. */
export interface ConsoleSource {
  readonly store: Store;
  readonly environment: string;
  readonly health?: (() => Promise<HealthSource>) | undefined;
}

/**
 * The release console, which shows all merchants: there is none where overrides are not allowed. Document and
 * script are made here, from the signed map: the copies in the store carry no signature.
 */
export async function consoleAnswer(
  { store, environment, health }: ConsoleSource,
  path: string,
  rule: DeliveryRule,
  allowsOverrides: boolean,
): Promise<Answer> {
  if (!allowsOverrides) return refusal(404);
  const script = CONSOLE_PATH.exec(path)?.[1];
  const type = script === undefined ? 'text/html; charset=utf-8' : contentType(script);
  const text = script === undefined ? await documentOf({ store, environment, health }) : CONSOLE_SCRIPT;
  const headers = { ...rule.headers, 'Content-Type': type };
  return { status: 200, headers, bytes: bytesOf(text), etag: sha256Hex(text), effort: 'quick' };
}

async function documentOf({ store, environment, health }: ConsoleSource): Promise<string> {
  // What is released can be looked at also where nobody may ask how it does.
  const source = await health?.().catch(() => undefined);
  return renderConsole(await readConsole({ store, environment, health: source }), 'beside');
}
