/** The third parties a person can sign in with. */
export const SOCIAL_CHANNELS = ['facebook', 'google'] as const;
export type SocialChannel = (typeof SOCIAL_CHANNELS)[number];
