import { gameTypesSchema, type GameTypes } from '../api/endpoints/game-entities';
import { readKept, writeKept } from './kept-answer';
import type { CachedValue } from './storage';

export const kept: GameTypes | null = readKept(gameTypesSchema, null, 'EN');

// @ts-expect-error -- what was kept may be gone
export const certain: GameTypes = readKept(gameTypesSchema, null);

// @ts-expect-error -- what is kept is read by its schema
export const unchecked = readKept(null, '{}');

// @ts-expect-error -- what is kept has a language
export const withoutLanguage = writeKept({}, 1000);

// @ts-expect-error -- and a time
export const withoutTime: CachedValue<string> = { v: 1, language: 'EN', data: '' };
