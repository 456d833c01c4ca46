import type { AnnouncementType } from 'shared-contracts/api/endpoints/announcements';
import type { Store } from '../data/store/store';
import type { BannerData, NoticeData, PromotionData } from '../data/announcement-data';
import { HOME_BANNERS, REGISTER_BANNERS } from '../data/banners';
import type { Merchant } from '../data/merchants';
import { AGENT_NOTICES, HOT_NOTICES, PLAYER_NOTICES, POPUPS } from '../data/notices';
import { PROMOTIONS } from '../data/promotions';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

type AnyData = NoticeData | BannerData | PromotionData;

/** Writes one merchant's announcements, dated back from now. */
export function seedAnnouncements(store: Store, merchant: Merchant, now: number): void {
  const add = (type: AnnouncementType, groupName: string, startDate: number, data: AnyData) =>
    store.insert(
      'INSERT INTO announcements (merchant, type, group_name, start_date, data) VALUES (?, ?, ?, ?, ?)',
      merchant.site,
      type,
      groupName,
      startDate,
      JSON.stringify(data),
    );
  PLAYER_NOTICES.forEach((notice, index) => add('PL', '', now - index * 31 * HOUR - 2 * HOUR, notice));
  HOT_NOTICES.forEach((notice, index) => add('H', 'm_home', now - (index + 1) * 2 * DAY, notice));
  POPUPS.forEach((notice, index) => add('PU', 'm_home', now - (index + 1) * DAY, notice));
  AGENT_NOTICES.forEach((notice, index) => add('A', 'm_home', now - (index + 1) * 3 * DAY, notice));
  const promotionIds = PROMOTIONS.map((promotion, index) => add('PR', '', now - (index + 1) * DAY, promotion));
  HOME_BANNERS.forEach((banner, index) => {
    const isOfPromotion = banner.linkage.endsWith('id=');
    const linkage = isOfPromotion ? `${banner.linkage}${promotionIds[0]}` : banner.linkage;
    add('B', 'm_home', now - index * DAY - HOUR, { ...banner, linkage });
  });
  REGISTER_BANNERS.forEach((banner) => add('B', 'm_reg', now - DAY, banner));
}
