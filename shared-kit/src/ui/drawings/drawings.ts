import { FURTHER_ICONS } from './further-icons';
import { EMPTY_MOTIFS } from './empty-motifs';

/** All pictures that the first screen can do without, in one file that comes when one of them is first drawn. */
export const DRAWINGS = { icons: FURTHER_ICONS, motifs: EMPTY_MOTIFS };
