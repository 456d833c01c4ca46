import type { Category } from './vendors';

/** Words that a category's game names are made of; every combination is a name of our own. */
interface NameWords {
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const LOTTERY_WORDS: NameWords = {
  first: [
    'Morning',
    'Harbor',
    'Capital',
    'Southern',
    'Northern',
    'Golden Hour',
    'Midnight',
    'River',
    'Highland',
    'Delta',
  ],
  second: ['Four', 'Five', 'Six Draw', 'Three Digits', 'Pick Ten', 'Quick Draw', 'Daily', 'Express'],
};

const WORDS: Readonly<Record<Category, NameWords>> = {
  RNG: {
    first: [
      'Amber',
      'Jade',
      'Saffron',
      'Moonlit',
      'Velvet',
      'Ember',
      'Coral',
      'Lantern',
      'Thunder',
      'Sugar',
      'Orchid',
      'Copper',
      'Mirage',
      'Tidal',
      'Ruby',
      'Frostfire',
      'Sunken',
      'Whispering',
      'Crimson',
      'Emerald',
      'Sapphire',
      'Obsidian',
      'Starlit',
      'Monsoon',
      'Gilded',
      'Silken',
      'Painted',
      'Roaring',
      'Secret',
      'Royal',
      'Wandering',
      'Mango',
      'Firefly',
      'Bamboo',
      'Volcano',
      'Marble',
      'Ivory',
      'Twilight',
      'Harvest',
      'Clockwork',
    ],
    second: [
      'Caravan',
      'Pagoda',
      'Voyage',
      'Orchard',
      'Vault',
      'Lagoon',
      'Serpent',
      'Fiesta',
      'Crown',
      'Phoenix',
      'Pyramid',
      'Bazaar',
      'Temple',
      'Galleon',
      'Carnival',
      'Garden',
      'Oasis',
      'Tiger',
      'Reels',
      'Dynasty',
      'Sanctum',
      'Canyon',
      'Masquerade',
      'Safari',
      'Totem',
      'Blossom',
      'Kingdom',
      'Compass',
      'Alchemist',
      'Parade',
      'Comet',
      'Sphinx',
      'Corsair',
      'Waterfall',
      'Lotus',
      'Falcon',
      'Toucan',
      'Festival',
      'Ransom',
      'Relic',
    ],
  },
  LIVE: {
    first: [
      'Velvet',
      'Marble',
      'Riverside',
      'Skyline',
      'Emerald',
      'Crimson',
      'Manila Bay',
      'Golden Hall',
      'Opal',
      'Grand',
    ],
    second: [
      'Baccarat',
      'Roulette',
      'Blackjack',
      'Dragon Tiger',
      'Sic Bo',
      'Money Wheel',
      'Hold Table',
      'Speed Baccarat',
    ],
  },
  FISH: {
    first: ['Coral', 'Abyss', 'Pearl', 'Trident', 'Monsoon', 'Leviathan', 'Lagoon', 'Sunken', 'Neptune Deep'],
    second: ['Cannon', 'Hunter', 'Treasure', 'Frenzy Bay', 'Harpoon', 'Reef', 'Armada', 'Net'],
  },
  PVP: {
    first: ['Jade', 'Kubo', 'Lantern', 'Cliffside', 'Tea House', 'Midnight', 'Harbor', 'Banyan'],
    second: ['Tongits', 'Pusoy', 'Mahjong', 'Poker', 'Rummy', 'Domino', 'Three Cards', 'Bull Bull'],
  },
  SPORTS: {
    first: ['Stadium', 'Champions Road', 'Hardcourt', 'Final Whistle', 'Grandstand', 'Arena', 'Underdog', 'Overtime'],
    second: ['Football', 'Basketball', 'Tennis', 'Volleyball', 'Boxing', 'Badminton', 'Racing', 'Baseball'],
  },
  LOTT: LOTTERY_WORDS,
  ELOTT: LOTTERY_WORDS,
};

const ESPORTS_WORDS: NameWords = {
  first: ['Titan', 'Nexus', 'Rift', 'Phantom', 'Vanguard', 'Pixel'],
  second: ['Clash', 'Strike', 'Legion Cup', 'Showdown', 'Masters', 'Circuit'],
};
const COCKFIGHT_WORDS: NameWords = {
  first: ['Sunrise', 'Iron Spur', 'Crimson', 'Thunder', 'Island'],
  second: ['Derby', 'Arena', 'Pit Masters', 'Rooster Cup', 'Duel'],
};

const SUFFIXES = [
  '',
  'Deluxe',
  'Nights',
  'Rush',
  'Legends',
  'Royale',
  'Quest',
  'Gold',
  'Tales',
  'Storm',
  'Echoes',
  'Prime',
  'Wilds',
];

/** The words for the vendors that the client shows as categories of their own. */
export type NameStyle = Category | 'ESPORTS' | 'COCKFIGHT';

function wordsOf(style: NameStyle): NameWords {
  if (style === 'ESPORTS') return ESPORTS_WORDS;
  return style === 'COCKFIGHT' ? COCKFIGHT_WORDS : WORDS[style];
}

/** The name number `index` of a style: neighbours share no word, and no name comes twice before a round number. */
export function gameName(style: NameStyle, index: number): string {
  const { first, second } = wordsOf(style);
  const combinations = first.length * second.length;
  const place = index % combinations;
  const round = Math.floor(index / combinations);
  const column = place % first.length;
  const row = Math.floor(place / first.length);
  const name = `${first[column]} ${second[(column + row) % second.length]}`;
  const suffix = SUFFIXES[round % SUFFIXES.length];
  const repeat = Math.floor(round / SUFFIXES.length);
  return [name, suffix, repeat > 0 ? String(repeat + 1) : ''].filter(Boolean).join(' ');
}
