/** White-label switches of a merchant, by the names its back office uses (docs/product/common.md#merchant-switches). */
export const WHITELABEL_FLAGS = [
  'AGEGATE3',
  'CBS3',
  'CHNGPASSVERIF3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'MOBILEVERCODELOGIN3',
  'PLYRBT',
  'REMPASS3',
  'RESPGAMING3',
] as const; // prettier-ignore
export type WhitelabelFlag = (typeof WHITELABEL_FLAGS)[number];

/** Promotions that a merchant switches on as a whole. */
export const PROMOTION_FLAGS = ['REFERRAL', 'LOGIN'] as const;
export type PromotionFlag = (typeof PROMOTION_FLAGS)[number];

/** Keys of the agent home's menu, in the order of its entries (docs/product/agents.md#agent-home). */
export const AGENT_MENU_KEYS = [
  'AGEPAG',
  'TRANSREC3',
  'DOWNMAN',
  'AGENTRANSMULTDOWN3',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'GAMSER',
  'AGEREBINC3',
  'SECPRIV',
  'MAILCEN',
] as const; // prettier-ignore
export type AgentMenuKey = (typeof AGENT_MENU_KEYS)[number];

/** The switches of registration. */
export const REGISTER_SWITCHES = ['MOBILENUMREG3', 'USERNAMEREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'] as const;
export type RegisterSwitch = (typeof REGISTER_SWITCHES)[number];

/** What a remote may ask about the merchant's switches; an unknown or missing switch is off. */
export interface SiteFlags {
  /** Of `whitelabel.flags` in the answer to R-01. */
  readonly isOn: (flag: WhitelabelFlag) => boolean;
  /** Of `whitelabel.promotions`. */
  readonly isPromotionOn: (flag: PromotionFlag) => boolean;
  /** Whether `whitelabel.menus` lists an entry of the agent home. */
  readonly allowsMenu: (key: AgentMenuKey) => boolean;
  /** Shows the dividend entry of the agent footer. */
  readonly showsDividends: () => boolean;
}
