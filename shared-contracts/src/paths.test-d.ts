import { href } from './paths';

export const known: string = href('home', { gameType: 'RNG' });

// @ts-expect-error -- there is no such path
export const unknownPath = href('casino');

// @ts-expect-error -- home knows no such field
export const unknownField = href('home', { gameName: 'Seven' });

// @ts-expect-error -- the detail of a notice needs its id
export const withoutId = href('noticeDetail');

// @ts-expect-error -- fields travel as text
export const numberField = href('noticeDetail', { id: 7 });

// @ts-expect-error -- not a list of games
export const wrongList = href('gameList', { type: 'new' });

// @ts-expect-error -- this path takes no fields at all
export const fieldOfNone = href('vip', { id: '1' });

export const noFields: string = href('vip');
