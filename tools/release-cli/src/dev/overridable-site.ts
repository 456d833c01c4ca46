import type { BootDocument } from 'shared-contracts/release/boot-document';
import { ANY_LOCAL_PORT } from '../settings/settings';
import { UserError, WrongUsage } from '../text/user-error';
import { OVERRIDE_PREFIX } from './override-prefix';
import { bootOf } from './site-host';

/** Reads an address after `--at`: the origin of a site. */
export function siteAt(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new WrongUsage(`"${text}" is not an address of a site for --at, such as https://staging.example`);
  return new URL(text).origin;
}

/** Why a site would not load builds from these addresses; null where it does. */
export function overrideFault(
  site: string,
  { view, allowsOverrides, overrideOrigins }: Pick<BootDocument, 'view' | 'allowsOverrides' | 'overrideOrigins'>,
  addresses: Readonly<Record<string, string>>,
): string | null {
  const { environment, packages } = view;
  if (!allowsOverrides)
    return `${environment} at ${site} allows no overrides: name a site that does, or leave --at out for the emulator`;
  for (const [name, address] of Object.entries(addresses)) {
    const { origin } = new URL(address);
    if (!Object.hasOwn(packages, name))
      return `${site} does not serve ${name} yet: publish a version there first, or leave --at out for the emulator`;
    if (!overrideOrigins.includes(ANY_LOCAL_PORT) && !overrideOrigins.includes(origin))
      return `${environment} at ${site} takes no builds from ${origin}: its operator adds that to overrideOrigins`;
  }
  return null;
}

/** Asks a site's page whether it takes builds from these addresses; throws one sentence where it does not. */
export async function requireOverridable(site: string, addresses: Readonly<Record<string, string>>): Promise<void> {
  const fault = overrideFault(site, await bootOf(site), addresses);
  if (fault !== null) throw new UserError(fault);
}

/** What somebody does in a page of the site, so that it loads the builds. */
export function askingLines(site: string, addresses: Readonly<Record<string, string>>): readonly string[] {
  const calls = Object.entries(addresses).map(
    ([name, address]) => `localStorage.setItem('${OVERRIDE_PREFIX}${name}', '${address}');`,
  );
  return [
    `Open ${site}/m/home and ask for the builds in its panel, or in its console:`,
    `  ${calls.join(' ')} location.reload()`,
  ];
}
