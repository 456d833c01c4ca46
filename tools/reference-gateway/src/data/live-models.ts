/** Hosts of the live streams; each streams at one of the most popular live tables. */
export const LIVE_MODELS = [
  { name: 'Alona', viewers: 2140 },
  { name: 'Mei Lin', viewers: 1873 },
  { name: 'Dewi', viewers: 1526 },
  { name: 'Tala', viewers: 1190 },
  { name: 'Xia', viewers: 964 },
  { name: 'Rosa', viewers: 702 },
] as const;
