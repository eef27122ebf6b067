import { CRIME_CARDS } from '../../../../shared/games/diabolik/cards/crime/names.ts'
import { POLICE_CARDS } from '../../../../shared/games/diabolik/cards/police/names.ts'
import {
  CHARACTERS,
  CRIMINALS,
  DETECTIVES,
  OFFICERS,
  POLICE,
  SECONDARIES,
} from '../../../../shared/games/diabolik/figures.ts'
import { locationsOf, ROAD_TYPES } from '../../../../shared/games/diabolik/map/roads.ts'
import { ESCAPES, SHEETS, type SheetName } from '../../../../shared/games/diabolik/sheets/names.ts'
import type { Drawing } from '../../contract.ts'
import type { Drawings, Easel } from './drawings.ts'
import { N, withinReach } from './figures.ts'
import { TOLD } from './night.ts'

/* The pictures of every section, as they stand on the page. */

/** Lists begin with a paragraph about all of them. */
const FIRST_CARD = 1
const FIRST_SECONDARY = 3
const FIRST_WAY = 2

/** Goal, who there is, how it begins and how it goes round. */
const beginning = ({ words, say, language, picture, rail }: Easel): Drawings => ({
  goal: [
    picture(0, say.twoDone(words.sheets.bloodIdol.name, words.sheets.serpentOfFire.name), 420, 2.46, art =>
      art.drawHeists(
        [
          { letter: 'A', name: 'bloodIdol', by: ['diabolik', 'diabolik', 'eva'] },
          { letter: 'B', name: 'serpentOfFire', by: ['eva', 'eva', 'diabolik'] },
        ],
        words,
        art.TRAY_WORDS[language],
      ),
    ),
    rail(1, 9, N.maximum),
  ],
  characters: [
    ...CHARACTERS.map((who, i) =>
      picture(1 + i, say.portrait(words.figures[who].name), 104, 1, art => art.drawHead(who)),
    ),
    picture(1 + CHARACTERS.length, say.police, 420, 3.28, art => art.drawStandees(POLICE)),
  ],
  setup: [
    picture(0, say.sheets(SHEETS.slice(0, 3).map(name => words.sheets[name].name)), 560, 3.72, art =>
      art.drawHeists(
        SHEETS.slice(0, 3).map((name, i) => ({ letter: (['A', 'B', 'C'] as const)[i] ?? 'A', name })),
        words,
        art.TRAY_WORDS[language],
      ),
    ),
    picture(1, say.turnedUp(words.locations.bersy), 200, 1.82, art => art.drawTurnedUp('bersy', words)),
    picture(2, say.lair(words.figures.eva.name), 190, 1.1, art => art.drawLair('eva', words)),
  ],
  round: [
    picture(0, say.order, 420, 3.41, art => art.drawOrder([['juliana'], ['diabolik', 'eva'], ['blueA', 'ginko']])),
  ],
  actions: [
    picture(0, say.actions, 380, 2.98, art =>
      art.drawActions([
        { who: 'eva', actions: 3 },
        { who: 'blueB', actions: 2 },
      ]),
    ),
  ],
})

/** On the roads and in the Shadows. */
const moving = ({ words, say, picture, scene }: Easel): Drawings => {
  const { figures, locations } = words
  return {
    moving: [
      ...ROAD_TYPES.map((road, i) =>
        picture(0, `${words.roads[road]} ${[N.highway, N.stateRoad, N.countyRoad][i]}`, 150, 3.1, art =>
          art.drawRoad(road),
        ),
      ),
      scene(2, say.reach(locations.sheland), {
        around: ['sheland', ...withinReach('sheland')],
        people: [{ who: 'diabolik', at: 'sheland' }],
        rings: withinReach('sheland'),
      }),
    ],
    shadows: [
      picture(0, say.track(figures.diabolik.name), 380, 1.81, art =>
        art.drawShadows('diabolik', [{ at: null }, { at: null, here: true }, null], words),
      ),
      picture(1, say.tokens, 190, 5.59, art => art.drawTokens(['A', 'hideout', 'amira', 'eva', 'C'])),
      picture(3, say.marked(figures.eva.name), 380, 1.81, art =>
        art.drawShadows('eva', [{ at: 'marbek' }, { at: null }, null], words, 'B'),
      ),
    ],
    sightings: [
      scene(1, say.route([locations.gardenburg, locations.clerville, locations.wilsonLake, locations.bentovil]), {
        around: ['gardenburg', 'clerville', 'wilsonLake', 'bentovil'],
        routes: [{ from: 'gardenburg', path: ['clerville', 'wilsonLake', 'bentovil'] }],
        people: [
          { who: 'blueA', at: 'clerville' },
          { who: 'yellowB', at: 'wilsonLake' },
        ],
      }),
    ],
    investigate: [picture(0, say.turnedUp(locations.sheland), 200, 1.82, art => art.drawTurnedUp('sheland', words))],
    onTheRun: [picture(0, say.found(figures.eva.name), 300, 2.12, art => art.drawFound('eva'))],
    jaguar: [
      picture(0, say.box, 190, 1.63, art => art.drawBox(words)),
      picture(1, say.coupe, 300, 2.12, art => art.drawCoupe(true)),
    ],
    goingBack: [picture(0, say.lampsOut, 300, 2.12, art => art.drawCoupe(false))],
  }
}

/** Fights, cards, Heists, and what moves the Danger Level. */
const deeds = ({ words, say, language, picture, card, rail }: Easel): Drawings => {
  const { cards, figures, secondaries, sheets } = words
  return {
    fights: [picture(1, say.dice, 380, 6.56, art => art.drawDice())],
    wounds: [picture(0, say.wound, 104, 512 / 736, art => art.drawBacks(['wound'], words))],
    cards: [
      picture(1, say.decks, 190, 1.46, art => art.drawBacks(['crime', 'police'], words)),
      picture(2, say.lair(figures.diabolik.name), 190, 1.1, art => art.drawLair('diabolik', words)),
    ],
    exchange: [
      picture(0, say.exchange(cards.hypnosis.name, cards.fullThrottle.name), 300, 2.18, art =>
        art.drawSwap(['hypnosis'], ['fullThrottle'], words),
      ),
    ],
    officers: [picture(0, say.station, 300, 1.44, art => art.drawHeadquarters(OFFICERS, words))],
    heists: [
      picture(0, say.sheet(sheets.bloodIdol.name), 460, 1.2, art =>
        art.drawWholeSheet('bloodIdol', words, art.TRAY_WORDS[language], ['diabolik'], 1),
      ),
    ],
    secondaries: [
      ...SECONDARIES.map((who, i) =>
        picture(FIRST_SECONDARY + i, say.figure(secondaries[who].name), 84, 0.625, art => art.drawStandee(who)),
      ),
      picture(FIRST_SECONDARY + SECONDARIES.length, say.figure(secondaries.van.name), 150, 1.33, art =>
        art.drawLoot('bankVan'),
      ),
    ],
    danger: [rail(0, 8, N.maximum)],
    markers: [card(0, 'roadblock'), picture(1, say.trap, 84, 1, art => art.drawTrapSign()), card(1, 'trap')],
    secrets: [picture(1, say.twoViews, 200, 1.55, art => art.drawTwoViews('cartun', words))],
    twoPlayers: [picture(0, say.sides, 380, 4.38, art => art.drawSides([CRIMINALS, DETECTIVES]))],
  }
}

/** The round that is told, step by step. */
const told = ({ words, say, language, picture, card, scene, rail }: Easel): Drawings => {
  const { cards, figures, locations, secondaries } = words
  const { from, officer, heist, station, morrigan, eva, hideout } = TOLD
  const police = [
    { who: 'blueA', at: officer },
    { who: 'ginko', at: station },
    { who: 'morrigan', at: morrigan },
  ] as const
  const all = [from, officer, heist, station, morrigan, eva, hideout]
  return {
    criminalsTurn: [
      scene(0, say.stands, { around: all, people: police }),
      card(1, TOLD.drawn, 104),
      scene(2, say.route([locations[from], locations[officer], locations[heist]]), {
        around: all,
        people: police,
        routes: [{ from, path: [officer, heist] }],
      }),
      picture(3, say.marked(figures.diabolik.name), 380, 1.81, art =>
        art.drawShadows('diabolik', [{ at: null }, null, null], words, 'A'),
      ),
      picture(4, say.price(cards[TOLD.gadget].name, cards[TOLD.plan].name, secondaries.amira.name), 340, 2.68, art =>
        art.drawPrice([TOLD.gadget, TOLD.plan], art.drawHidden('amira', words), words),
      ),
      rail(5, TOLD.afterPick, N.maximum),
      card(5, TOLD.plan, 104),
      picture(6, say.track(figures.eva.name), 380, 1.81, art =>
        art.drawShadows('eva', [{ at: null, here: true }, null, null], words),
      ),
    ],
    detectivesTurn: [
      scene(0, say.route([locations[officer], locations[heist]]), {
        around: all,
        people: [
          { who: 'blueA', at: heist },
          { who: 'ginko', at: station },
          { who: 'morrigan', at: morrigan },
        ],
        routes: [{ from: officer, path: [heist] }],
        rings: [heist],
      }),
      picture(1, say.coupe, 300, 2.12, art => art.drawCoupe(true)),
      picture(2, words.die[TOLD.die], 84, 1, art => art.drawDice([TOLD.die])),
      picture(3, say.sheet(words.sheets[TOLD.investigated].name), 300, 1.2, art =>
        art.drawHeist(TOLD.investigated, words, art.TRAY_WORDS[language], 'B', [], 1),
      ),
      scene(4, say.clue(locations[TOLD.nextClue]), {
        around: [...all, TOLD.nextClue],
        clues: [{ letter: 'B', at: TOLD.nextClue }],
        people: [
          { who: 'diabolik', at: heist },
          { who: 'blueA', at: heist },
          { who: 'ginko', at: heist },
          { who: 'morrigan', at: TOLD.morriganTo },
          { who: 'yellowA', at: station },
        ],
      }),
      rail(5, TOLD.next, N.maximum),
    ],
  }
}

/** Everything by name. */
const lists = ({ words, say, picture, card, scene }: Easel): Drawings => ({
  escape: [
    scene(0, say.map, { around: locationsOf('capital') }),
    ...ESCAPES.map((way, i) =>
      picture(FIRST_WAY + i, say.loot(words.sheets[way].name), 150, 1.33, art => art.drawLoot(way)),
    ),
  ],
  crimeCards: CRIME_CARDS.map((each, i) => card(FIRST_CARD + i, each)),
  policeCards: POLICE_CARDS.map((each, i) => card(FIRST_CARD + i, each)),
})

export const drawingsOf = (on: Easel): Drawings => ({
  ...beginning(on),
  ...moving(on),
  ...deeds(on),
  ...told(on),
  ...lists(on),
})

/** A sheet as it lies on the table. */
export const sheetDrawings = ({ words, say, language, picture }: Easel, name: SheetName): Drawing[] => [
  picture(0, say.sheet(words.sheets[name].name), 300, 1.2, art => art.drawHeist(name, words, art.TRAY_WORDS[language])),
]
