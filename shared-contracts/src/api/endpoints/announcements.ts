import { count, decimal, flag, limit, moment, part, rows, spare, text, words } from 'shared-contracts/api/answers';
import * as v from 'shared-contracts/schema';
import { defineEndpoint } from '../endpoint';
import { rowId } from '../ids';
import { noValue } from '../schemas';
import { identifier, yesNo } from './fields';

/**
 * A picture of the banner carousel or of another group; `linkage` is a path of the site or an https address
 * (docs/product/games.md#banners).
 */
export const bannerSchema = part({
  /** Path of the picture behind the image prefix, or its address; without one the banner is left out. */
  url: words,
  /** The carousel that it belongs to: `m_home`, `m_reg`, … */
  groupName: text,
  linkage: text,
  title: text,
});
export type Banner = v.InferOutput<typeof bannerSchema>;

/** An announcement to read; `content` is HTML to be sanitised before it is shown. */
export const noticeSchema = part({
  id: decimal,
  title: text,
  content: text,
  startDate: moment,
  /** By the signed-in member; always off for visitors. */
  read: flag,
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** A promotion; `content` is HTML to be sanitised before it is shown. */
export const promotionSchema = part({
  id: identifier,
  linkedPromotionId: spare(identifier, null),
  title: text,
  content: text,
  /** A code of the tabs (docs/product/promotions.md#the-list); an unknown one counts as OTHER. */
  category: text,
  startDate: moment,
  endDate: moment,
  /** 1: runs without an end, and `endDate` means nothing. */
  noExpiry: count,
  /** Present, not null and not '' makes it a sign-up promotion; 0 is set too. */
  signUpStatus: spare(v.union([v.string(), v.number()]), null),
  /** The one with `sequence` 1 is the promotion's picture. */
  announcementImages: spare(rows(part({ sequence: decimal, url: words })), []),
  /** `Y`: an application needs pictures. */
  imageRequired: yesNo,
  /** `Y`: an application needs remarks. */
  remarkRequired: yesNo,
  /**
   * What it adds to a deposit: `percent` of what reaches the wallet, `max` at most (null: no limit); both together are to be
   * staked `turnoverTimes` times before all of it may be withdrawn. Null where it adds nothing, or the operator does not tell.
   */
  depositBonus: spare(part({ max: limit, percent: decimal, turnoverTimes: decimal }), null),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;
/** What a promotion adds to a deposit, and what has to be staked for it. */
export type DepositBonus = NonNullable<Promotion['depositBonus']>;

/** Announcements by group; a group that was not asked for is empty. */
export const announcementsSchema = part({
  /** Type PR. */
  promotion: spare(rows(promotionSchema), []),
  /** Type B. */
  banners: spare(rows(bannerSchema), []),
  /** Type PL. */
  player: spare(rows(noticeSchema), []),
  /** Type PU. */
  popup: spare(rows(noticeSchema), []),
  /** Type H. */
  hot: spare(rows(noticeSchema), []),
  /** Type A. */
  agent: spare(rows(noticeSchema), []),
  /** Counts the unread ones of type A. */
  footer: spare(part({ unreadCount: count }), {}),
});
export type Announcements = v.InferOutput<typeof announcementsSchema>;

/** The content types that R-60 can be asked for: agents, players, banners, pop-ups, promotions, hot. */
export const ANNOUNCEMENT_TYPES = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Everything home shows of announcements, asked for in one call that its sections share. */
export const HOME_ANNOUNCEMENT_TYPES = 'B,PL,PU,PR,H';

/** `types` are content types joined by commas, such as `B,PL,PU`; only agents get type A. */
export const announcements = defineEndpoint({
  id: 'R-60',
  method: 'GET',
  path: '/announcements',
  auth: 'optional',
  request: v.object({
    types: v.string(),
    groupName: v.optional(v.string()),
    /** The mobile site. */
    platform: v.literal('M'),
    merchantCode: v.string(),
  }),
  reply: announcementsSchema,
});

/** Not sent for visitors and trials. */
export const markAnnouncementRead = defineEndpoint({
  id: 'R-61',
  method: 'POST',
  path: '/announcements/read',
  auth: 'member',
  request: v.object({ announcementId: rowId, read: v.literal(true) }),
  reply: noValue,
});

/** R-62.get. One notice by its id. */
export const announcement = defineEndpoint({
  id: 'R-62.get',
  method: 'GET',
  path: '/announcements/{id}',
  auth: 'optional',
  request: v.object({ id: rowId, language: v.string() }),
  reply: noticeSchema,
});

/** R-62.popular. The hot notices, those of type H. */
export const popularAnnouncements = defineEndpoint({
  id: 'R-62.popular',
  method: 'GET',
  path: '/announcements/popular',
  auth: 'optional',
  request: v.object({ language: v.string() }),
  reply: part({ list: rows(noticeSchema) }),
});
