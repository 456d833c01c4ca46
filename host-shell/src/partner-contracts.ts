/**
 * The sections whose events the host hears and whose intents it asks: read by the build, which states their versions in the
 * descriptor, and by the types. Nothing of it is bundled.
 */
export * as account from 'mfe-account/contract';
export * as games from 'mfe-games/contract';
export * as messaging from 'mfe-messaging/contract';
