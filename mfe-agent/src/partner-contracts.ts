/**
 * The sections whose intents this one asks: read by the build, which states their versions in the descriptor, and by the
 * types. Nothing of it is bundled.
 */
export * as messaging from 'mfe-messaging/contract';
