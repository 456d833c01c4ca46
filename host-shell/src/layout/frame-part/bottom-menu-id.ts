/** Names the bottom menu to what stands above it. */
export const BOTTOM_MENU_ID = 'bottom-menu';
