/** Lists of any length of which only the part in sight is in the page; loaded by the screens that have one. */
export { useWindowVirtualizer } from '@tanstack/react-virtual';
