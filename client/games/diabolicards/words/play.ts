import type { Group } from '../../../../shared/games/diabolicards/cards/list.ts'
import type { Language } from '../../../../shared/words/index.ts'
import { useSettings } from '../../../session/settings.ts'

/** Comics have their own sounds in every language: none of these is translated. */
interface SceneWords {
  /** How a card of this group lands. */
  readonly lands: Readonly<Record<Group, readonly string[]>>
  readonly lost: string
  readonly swells: string
  readonly sags: string
  readonly free: string
  readonly kill: string
  readonly dies: readonly string[]
  readonly dodges: string
  readonly runs: string
  readonly inVain: string
  readonly doom: string
  /** The Endgame, and nothing happens. */
  readonly nothing: string
  readonly sealed: string
  readonly moves: string
  readonly seen: string
  readonly deal: string
  readonly purge: string
  readonly rewind: string
  readonly back: string
  readonly closed: string
  readonly open: string
  readonly pass: string
  readonly yours: string
  readonly again: string
}

const SCENE_WORDS: Readonly<Record<Language, SceneWords>> = {
  en: {
    lands: {
      uselessApexes: ['Plop!', 'Flump!', 'Squelch!'],
      harmlessHumans: ['Eek!', 'Oops!', 'Flop!'],
      retiredFolk: ['Creak!', 'Oof!', 'Rattle!'],
      whyEven: ['Boing?!', 'Sproing!', 'Huh?!'],
      vaskExecutives: ['Ka-ching!', 'Thwok!', 'Clack!'],
      theGang: ['Thwok!', 'Ka-chak!', 'Wham!'],
      havenvaleBatch: ['Zapp!', 'Fwoosh!', 'Pow!'],
      theVantheon: ['Ta-daa!', 'Slam!', 'Kapow!'],
      doomedSquad: ['Gulp!', 'Crunch!', 'Uh-oh!'],
      diabolicals: ['Mwahaha!', 'Slam!', 'Krakk!'],
      scorchedEarth: ['Doom!', 'Whoom!'],
    },
    lost: 'Pfft…',
    swells: 'Whoomp!',
    sags: 'Blorp…',
    free: 'Snap!',
    kill: 'Kill!',
    dies: ['Aargh!', 'Krak!', 'Urk!', 'Poof!'],
    dodges: 'Dodge!',
    runs: 'Zoooom!',
    inVain: 'Nope!',
    doom: 'Kra-koom!',
    nothing: 'Click?',
    sealed: 'Clang!',
    moves: 'Whoosh!',
    seen: 'Aha!',
    deal: 'Deal!',
    purge: 'Fwapp!',
    rewind: 'Kcot-kcit!',
    back: 'Ping!',
    closed: 'Closed!',
    open: 'Open again!',
    pass: 'Yawn…',
    yours: 'Your turn!',
    again: 'Once more!',
  },
  it: {
    lands: {
      uselessApexes: ['Plof!', 'Ciaf!', 'Splat!'],
      harmlessHumans: ['Iiih!', 'Ops!', 'Patapunf!'],
      retiredFolk: ['Cigol!', 'Uff!', 'Scric!'],
      whyEven: ['Boing?!', 'Sdoing!', 'Mah?!'],
      vaskExecutives: ['Dlin!', 'Tonf!', 'Tac!'],
      theGang: ['Sbang!', 'Clac-clac!', 'Stonk!'],
      havenvaleBatch: ['Zzap!', 'Fuush!', 'Pam!'],
      theVantheon: ['Ta-daan!', 'Sbam!', 'Sdeng!'],
      doomedSquad: ['Glom!', 'Crunch!', 'Ahia!'],
      diabolicals: ['Muahaha!', 'Sbam!', 'Crac!'],
      scorchedEarth: ['Broom!', 'Dooon!'],
    },
    lost: 'Pffft…',
    swells: 'Bwomp!',
    sags: 'Gasp…',
    free: 'Stac!',
    kill: 'A morte!',
    dies: ['Argh!', 'Crac!', 'Urgh!', 'Puff!'],
    dodges: 'Schivata!',
    runs: 'Zuuum!',
    inVain: 'Macché!',
    doom: 'Cra-boom!',
    nothing: 'Clic?',
    sealed: 'Sbarang!',
    moves: 'Swiiish!',
    seen: 'Ah-ah!',
    deal: 'Affare!',
    purge: 'Frrrush!',
    rewind: 'Cat-cit!',
    back: 'Plin!',
    closed: 'Chiuso!',
    open: 'Si riapre!',
    pass: 'Ronf…',
    yours: 'Tocca a te!',
    again: 'Ancora!',
  },
  zh: {
    lands: {
      uselessApexes: ['噗！', '啪嗒！', '咕啾！'],
      harmlessHumans: ['咿！', '哎呀！', '噗通！'],
      retiredFolk: ['嘎吱！', '唉喲！', '喀啦！'],
      whyEven: ['咚嗡？！', '啵！', '蛤？！'],
      vaskExecutives: ['叮噹！', '叩！', '喀！'],
      theGang: ['磅！', '喀嚓！', '咚！'],
      havenvaleBatch: ['滋滋！', '咻！', '碰！'],
      theVantheon: ['登愣！', '砰！', '鏘！'],
      doomedSquad: ['咕嚕！', '嘎嚓！', '糟！'],
      diabolicals: ['哇哈哈！', '轟！', '喀啦！'],
      scorchedEarth: ['轟隆！', '嗡嗡！'],
    },
    lost: '噗嘶……',
    swells: '膨！',
    sags: '消風……',
    free: '啪！',
    kill: '納命來！',
    dies: ['啊啊！', '喀嚓！', '呃！', '噗！'],
    dodges: '閃！',
    runs: '溜！',
    inVain: '沒用！',
    doom: '轟隆隆！',
    nothing: '喀？',
    sealed: '匡啷！',
    moves: '咻！',
    seen: '看見了！',
    deal: '成交！',
    purge: '唰！',
    rewind: '答滴答滴！',
    back: '叮！',
    closed: '打烊！',
    open: '重新開張！',
    pass: '呼嚕……',
    yours: '輪到你了！',
    again: '再來一次！',
  },
}

export const sceneWords = (): SceneWords => SCENE_WORDS[useSettings.getState().language]

/** The same card always sounds the same. */
export const oneOf = (words: readonly string[], card: string): string => words[Number(card) % words.length] ?? ''
