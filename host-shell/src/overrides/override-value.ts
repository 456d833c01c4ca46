import { OVERRIDE_OFF } from 'shared-contracts/release/resolve';
import { parseVersion } from 'shared-contracts/release/semver';
import { isAllowedOrigin } from './allowed-origin';
import type { OverrideProblem } from './override-fault';

/** What an override's text asks for. */
export type OverrideValue =
  | { readonly kind: 'off' }
  | { readonly kind: 'version'; readonly version: string }
  /** The folder of a build that is served elsewhere, with its slash, and the manifest that was named in it. */
  | { readonly kind: 'address'; readonly base: string; readonly manifest?: string }
  | { readonly kind: 'refused'; readonly problem: OverrideProblem };

/** Reports of releases take versions of up to 64 characters. */
const LONGEST_PLACE = 30;

/** `4301` and `//localhost:4301/` are how developers write a server of their own machine. */
function spelledOut(text: string): string {
  if (/^\d{1,5}$/.test(text)) return `http://localhost:${text}/`;
  return text.startsWith('//') ? `http:${text}` : text;
}

/** The folder that an address means: itself, or where the file lies that it names. */
function folderOf(url: URL): string {
  const last = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const folder = last.includes('.') ? url.pathname.slice(0, -last.length) : url.pathname;
  return `${url.origin}${folder}${folder.endsWith('/') ? '' : '/'}`;
}

/** Reads an override's text: `off`, a version, a port, or an address at one of the allowed origins. */
export function parseOverrideValue(text: string, allowedOrigins: readonly string[]): OverrideValue {
  if (text === OVERRIDE_OFF) return { kind: 'off' };
  if (parseVersion(text) !== null) return { kind: 'version', version: text };
  let url: URL;
  try {
    url = new URL(spelledOut(text));
  } catch {
    return { kind: 'refused', problem: 'not a version or an address' };
  }
  if (url.username !== '' || url.password !== '' || !isAllowedOrigin(url, allowedOrigins))
    return { kind: 'refused', problem: 'origin not allowed' };
  const base = folderOf(url);
  const file = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
  const isManifest = file.endsWith('.json') && file !== 'release.json';
  return { kind: 'address', base, ...(isManifest && { manifest: `${base}${file}${url.search}` }) };
}

/**
 * The name under which a page knows a build that is served elsewhere: a version like any other, so that it
 * fits wherever versions are read, told from published ones by its ending.
 */
export function versionServedAt(version: string, base: string): string {
  const { hostname, port } = new URL(base);
  const spelled = hostname
    .replaceAll(/[^0-9A-Za-z.-]/g, '-')
    .slice(0, LONGEST_PLACE)
    .replace(/\.{1,8}$/, '');
  const place = hostname === 'localhost' ? 'local' : `at.${spelled}`;
  return `${version}${version.includes('-') ? '.' : '-'}${place}${port === '' ? '' : `.${port}`}`;
}
