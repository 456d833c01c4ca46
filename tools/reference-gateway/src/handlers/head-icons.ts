import type { Store } from '../db/store';
import { invalidFields } from '../app/refusal';
import { randomSecret } from '../app/secrets';

const PRESETS = 12;
/** What a picture may be, by its first bytes: the name that a caller gives it proves nothing. */
const SIGNATURES = [
  { type: 'image/png', isAt: (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', isAt: (bytes: Buffer) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff' },
  {
    type: 'image/webp',
    isAt: (bytes: Buffer) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
] as const;

/** A picture that a member may choose. */
export function presetIcons(): { readonly id: string; readonly url: string }[] {
  return Array.from({ length: PRESETS }, (_, index) => ({
    id: String(index + 1),
    url: `/images/avatar/${index + 1}.png`,
  }));
}

interface UploadRow {
  readonly type: string;
  readonly data: string;
}

/** An uploaded picture by the name in its address. */
export function uploadedIcon(
  store: Store,
  name: string,
): { readonly type: string; readonly bytes: Buffer } | undefined {
  const row = store.get<UploadRow>('SELECT type, data FROM member_icons WHERE name = ?', name);
  return row && { type: row.type, bytes: Buffer.from(row.data, 'base64') };
}

/** Keeps a picture under an address that nobody can guess; the one before it is gone. */
function keepUpload(store: Store, memberId: number, base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  const type = SIGNATURES.find(({ isAt }) => isAt(bytes))?.type;
  if (!type) throw invalidFields({ icon: 'type' });
  const name = randomSecret().slice(0, 32);
  store.run(
    'INSERT OR REPLACE INTO member_icons (member_id, name, type, data) VALUES (?, ?, ?, ?)',
    memberId,
    name,
    type,
    bytes.toString('base64'),
  );
  return `/images/member/${name}.png`;
}

/** Takes the id of a preset or a picture in base64; answers the address of the picture. */
export function setIcon(store: Store, memberId: number, icon: string): string {
  const preset = presetIcons().find(({ id }) => id === icon);
  return store.transaction(() => {
    if (preset) store.run('DELETE FROM member_icons WHERE member_id = ?', memberId);
    const url = preset?.url ?? keepUpload(store, memberId, icon);
    store.run('UPDATE members SET icon = ? WHERE id = ?', url, memberId);
    return url;
  });
}
