import type { Store } from '../../data/store/store';
import { invalidFields } from '../refusal';
import type { PictureKind } from 'shared-contracts/api/picture-kind';
import { receivePicture, type ReceivedPicture } from '../pictures/received-picture';
import { randomSecret } from '../security/secrets';

const PRESETS = 12;
const FORMATS: readonly PictureKind[] = ['jpeg', 'png', 'webp'];

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
function keepUpload(store: Store, memberId: number, { type, bytes }: ReceivedPicture): string {
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

async function receivedUpload(base64: string): Promise<ReceivedPicture> {
  const received = await receivePicture(Buffer.from(base64, 'base64'), FORMATS);
  if (received.kind === 'refused') throw invalidFields({ icon: received.fault });
  return received.picture;
}

/** Takes the id of a preset or a picture in base64; answers the address of the picture. */
export async function setIcon(store: Store, memberId: number, icon: string): Promise<string> {
  const preset = presetIcons().find(({ id }) => id === icon);
  if (preset) {
    return store.transaction(() => {
      store.run('DELETE FROM member_icons WHERE member_id = ?', memberId);
      return pointTo(store, memberId, preset.url);
    });
  }
  const upload = await receivedUpload(icon);
  return store.transaction(() => pointTo(store, memberId, keepUpload(store, memberId, upload)));
}

function pointTo(store: Store, memberId: number, url: string): string {
  store.run('UPDATE members SET icon = ? WHERE id = ?', url, memberId);
  return url;
}
