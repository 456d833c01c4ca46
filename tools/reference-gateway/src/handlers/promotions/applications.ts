import type { ParsedRequestOf } from 'shared-contracts/api/endpoint';
import type { EndpointTable } from 'shared-contracts/api/endpoint-table';
import { isTrial } from 'shared-contracts/session/member-type';
import type { CallContext, Session } from '../../rules/call/context';
import { requireSession, type Handlers } from '../../rules/call/handler';
import { LIMITS } from '../../rules/security/rate-limit';
import { invalidFields, refused } from '../../rules/refusal';
import { uploadedFiles, type UploadedFile } from '../../rules/pictures/uploaded-file';
import { rowNumber } from '../../rules/row-id';
import { receivePicture, type ReceivedPicture } from '../../rules/pictures/received-picture';
import { findPromotion, hasEnded, type StoredPromotion } from '../../rules/promotions/promotions';

type ApplicationRequest = ParsedRequestOf<EndpointTable['R-63']>;

/** The session of somebody with a real account. */
export function requireRealAccount(context: CallContext): Session {
  const session = requireSession(context);
  if (isTrial(session.type)) throw refused('R-63', 'role.forbidden');
  return session;
}

/** What a player sent as pictures, drawn again one after another: each may take the memory of all its pixels. */
async function receivePictures(files: readonly UploadedFile[]): Promise<ReceivedPicture[]> {
  const pictures: ReceivedPicture[] = [];
  for (const { bytes } of files) {
    const received = await receivePicture(bytes);
    if (received.kind === 'refused') throw invalidFields({ pictures: received.fault });
    pictures.push(received.picture);
  }
  return pictures;
}

/** Asked for and missing, or sent and never asked for: what nobody asked for is not kept. */
function checkFields({ data }: StoredPromotion, remarks: string, pictures: number): void {
  const fields: Record<string, string> = {};
  if (data.remarkRequired && remarks === '') fields['remarks'] = 'required';
  if (!data.remarkRequired && remarks !== '') fields['remarks'] = 'unexpected';
  if (data.imageRequired && pictures === 0) fields['pictures'] = 'required';
  if (!data.imageRequired && pictures > 0) fields['pictures'] = 'unexpected';
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

function hasOpenApplication({ store }: CallContext, memberId: number, promotionId: number): boolean {
  const row = store.get(
    "SELECT id FROM reward_applications WHERE member_id = ? AND promotion_id = ? AND state = 'pending'",
    memberId,
    promotionId,
  );
  return row !== undefined;
}

/** Keeps an application with its pictures for the operator; one at a time for each promotion. */
async function apply(request: ApplicationRequest, context: CallContext): Promise<null> {
  const { store, services, now } = context;
  const { memberId } = requireRealAccount(context);
  const wait = services.limiter.hit(LIMITS.applicationByMember, String(memberId));
  if (wait > 0) throw refused('R-63', 'rate.limited', undefined, wait);
  const promotion = findPromotion(context, rowNumber(request.promotionId));
  if (!promotion) throw refused('R-63', 'not_found');
  if (hasEnded(promotion, now)) throw refused('R-63', 'reward.expired');
  const remarks = request.remarks.trim();
  const files = uploadedFiles(request.pictures);
  checkFields(promotion, remarks, files.length);
  const pictures = await receivePictures(files);
  if (hasOpenApplication(context, memberId, promotion.id)) throw refused('R-63', 'reward.claimed');
  store.transaction(() => {
    const id = store.insert(
      "INSERT INTO reward_applications (member_id, promotion_id, remarks, state, created_at) VALUES (?, ?, ?, 'pending', ?)",
      memberId,
      promotion.id,
      remarks,
      now,
    );
    pictures.forEach(({ type, bytes }, position) => {
      store.run(
        'INSERT INTO application_pictures (application_id, position, type, content) VALUES (?, ?, ?, ?)',
        id,
        position,
        type,
        bytes,
      );
    });
  });
  return null;
}

export const applicationHandlers: Handlers<'R-63'> = { 'R-63': apply };
