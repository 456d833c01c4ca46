/**
 * Reads whose answers are the same for everybody and name no money: the lobby is drawn from them. Paths as in the
 * endpoint table, relative to the API's prefix. A device may keep these answers, and the origin may compress them.
 */
export const LOBBY_CALLS = [
  '/announcements',
  '/announcements/popular',
  '/games',
  '/games/hot',
  '/games/menus',
  '/games/types',
  '/live/models',
  '/lottery/list',
  '/lottery/menu',
  '/lottery/popular',
  '/system/template-settings',
] as const;
