import { type NonEmpty, cycle } from 'reference-gateway/art/random';
import { COCKFIGHT_SCENES, ESPORTS_SCENES } from './arena';
import { FISH_SCENES } from './fish';
import { LEGEND_SLOT_SCENES } from './legends';
import { LIVE_SCENES } from './live';
import { BINGO_SCENES, LOTTERY_SCENES } from './numbers';
import type { Scene } from './scene';
import { CLASSIC_SLOT_SCENES } from './slots';
import { SPORTS_SCENES } from './sports';
import { PVP_SCENES } from './tables';
import { VOYAGE_SLOT_SCENES } from './voyages';

/** Classic, legend and voyage in turn, so that no two of a kind follow each other. */
function interleave(lists: readonly (readonly Scene[])[]): readonly Scene[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) => lists.flatMap((list) => list.slice(row, row + 1))).flat();
}

const [firstSlot, ...otherSlots] = interleave([LEGEND_SLOT_SCENES, CLASSIC_SLOT_SCENES, VOYAGE_SLOT_SCENES]);
const SLOT_SCENES: NonEmpty<Scene> = firstSlot === undefined ? LIVE_SCENES : [firstSlot, ...otherSlots];

const SCENES_BY_CATEGORY: Readonly<Record<string, NonEmpty<Scene>>> = {
  RNG: SLOT_SCENES,
  FISH: FISH_SCENES,
  LIVE: LIVE_SCENES,
  PVP: PVP_SCENES,
  SPORTS: SPORTS_SCENES,
  ESPORTS: ESPORTS_SCENES,
  COCKFIGHT: COCKFIGHT_SCENES,
  BINGO: BINGO_SCENES,
  LOTT: LOTTERY_SCENES,
  ELOTT: LOTTERY_SCENES,
};

/** The scenes of a game category; an unknown category is drawn as slots. */
export function scenesOf(category: string): NonEmpty<Scene> {
  return SCENES_BY_CATEGORY[category.toUpperCase()] ?? SLOT_SCENES;
}

const TITLE_WORDS: Readonly<Record<string, RegExp>> = {
  dragon: /dragon|drake|fafnir/i,
  pyramids: /pyramid|desert|sphinx|sahara|camel/i,
  lanterns: /lantern|festival|new year|panda|bamboo|fortune/i,
  thunder: /thunder|olymp|zeus|storm|lightning|titan/i,
  pharaoh: /pharaoh|cleopatra|egypt|anubis|nile|mummy/i,
  torii: /sakura|samurai|ninja|geisha|japan|tokyo|koi/i,
  reels: /\b7|sevens|classic|reel|bell|\bbar\b|\bhot\b/i,
  fruit: /fruit|cherry|lemon|melon|berry|juic|mango/i,
  gems: /gem|jewel|diamond|crystal|ruby|emerald|pearl/i,
  hoard: /treasure|vault|gold|coin|chest|bank|rich/i,
  royal: /crown|royal|king|queen|emperor|palace/i,
  ship: /pirate|ship|\bseas?\b|captain|voyage|island/i,
  planet: /planet|space|star|galax|cosm|nebula|moon|rocket/i,
  candy: /candy|sweet|sugar|cookie|bonbon/i,
  lotus: /lotus|flower|garden|zen|jade|blossom/i,
  viking: /viking|nordic|odin|warrior|axe|rune/i,
  shark: /shark|hunter|jaws|megalodon/i,
  octopus: /octopus|kraken|squid/i,
  jellyfish: /jelly|abyss|deep/i,
  'big-fish': /king|gold|carp|reef/i,
  roulette: /roulette/i,
  baccarat: /baccarat|blackjack|poker|dragon tiger|teen patti/i,
  dice: /dice|sic bo|craps/i,
  wheel: /wheel|spin/i,
  hand: /poker|hold|rummy|tongits|three card/i,
  mahjong: /mahjong/i,
  dominoes: /domino/i,
  football: /football|soccer|league/i,
  basketball: /basket|hoops|dunk/i,
  tennis: /tennis|grand slam|racket|badminton/i,
  boxing: /box|fight|knock|mma/i,
  trophy: /cup|champion|trophy/i,
  controller: /arcade|console|pad/i,
  emblem: /legend|shield|guild|clan/i,
  crosshair: /strike|aim|sniper|zone/i,
  swords: /blade|sword|honor|clash/i,
  crest: /crest|\bred\b/i,
  duel: /duel|derby|versus/i,
  'bingo-drum': /drum/i,
  tickets: /scratch|ticket/i,
  book: /book|magic|wizard|spell|witch|secret/i,
};

/** A scene the title itself names, if the category has one: "Fruit Fiesta" shows fruit. */
export function sceneNamed(category: string, title: string): Scene | undefined {
  return scenesOf(category).find((scene) => TITLE_WORDS[scene.name]?.test(title) === true);
}

/** A scene and how many times the row came round before it. */
export function sceneAt(category: string, ordinal: number): { readonly scene: Scene; readonly round: number } {
  const scenes = scenesOf(category);
  return { scene: cycle(scenes, ordinal), round: Math.floor(ordinal / scenes.length) };
}
