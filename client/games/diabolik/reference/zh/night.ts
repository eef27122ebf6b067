import { zh as words } from '../../../../../shared/games/diabolik/words/zh/index.ts'
import type { Night } from '../figures.ts'
import { TOLD } from '../night.ts'

const { cards, cardTypes, die, figures, locations, roads, secondaries, sheets } = words
const { diabolik, eva, ginko, morrigan } = figures
const at = (
  place: 'heist' | 'hideout' | 'from' | 'officer' | 'eva' | 'station' | 'morrigan' | 'nextClue' | 'morriganTo',
) => locations[TOLD[place]]
const card = (name: 'drawn' | 'gadget' | 'plan' | 'refused' | 'instead' | 'ginkoDraws' | 'paid') =>
  `「${cards[TOLD[name]].name}」`
const officer = figures.blueA.name

/** One round, told from beginning to end. */
export const night: Night = {
  criminalsTurn: {
    title: '盜賊的一個回合',
    paragraphs: [
      `第${TOLD.round}輪，四人遊戲，警戒等級${TOLD.danger}。劫案A是「${sheets[TOLD.sheet].name}」，地點在${at('heist')}，藏身處在${at('hideout')}，這些只有盜賊知道。${diabolik.name}在${at('from')}暗中行動，${eva.name}在藏身處。${officer}在${at('officer')}，${ginko.name}在${at('station')}，${morrigan.name}在${at('morrigan')}。地圖上沒有次要人物，於是盜賊先行動；他們決定由${diabolik.name}打頭陣。`,
      `第一個行動：抽一張牌，是${card('drawn')}。他留著，等哪一夜有人擋路時再用。`,
      `第二個行動：沿${roads.highway}移動，從${at('from')}經${at('officer')}到${at('heist')}，走了2步；最多可以走3步。他在${at('officer')}經過那名警官，所以必須說：「${officer}目擊了我。」至於他是從${at('officer')}離開、路過，還是停在那裡，不必說。`,
      `${at('heist')}的地點牌早已放在劫案A，所以他的區域不放新牌：棋子直接移到劫案的那張牌上，區域裡留下標記A。探員這下知道他在哪一張牌上，卻不知道那是哪座城。`,
      `第三個行動：推進劫案。步驟1要求身在劫案地點，代價是一張${cardTypes.gadget}牌和一張${cardTypes.plan}牌。他棄置${card('gadget')}和${card('plan')}，${secondaries.amira.name}就此登場，站在一張隱藏的地點牌上。3個行動用完了。`,
      `輪到${eva.name}。她在藏身處，可以不抽牌，改從棄牌堆選取一張：她拿了隊友剛棄置的${card('plan')}，警戒等級提高到${TOLD.afterPick}。第二個行動仍是卡牌行動，她把這張牌打出，抽3張。第一張是${card('refused')}，她用特殊能力將其棄置，重抽一張，是${card('instead')}。能力不必用行動，每回合一次。`,
      `第三個行動：沿${roads.stateRoad}移動到${at('eva')}。一路上沒有警探，什麼都不必說。眾人只知道她區域的第一格多了一張正面朝下的牌，棋子站在上面。`,
    ],
  },
  detectivesTurn: {
    title: '探員的一個回合',
    paragraphs: [
      `同一輪。探員決定由${ginko.name}先行動，他的警官要在他之前行動。${diabolik.name}會在哪裡？在劫案A；而${officer}目擊了他，可見劫案不是在${at('officer')}，就是在附近。警官有2個行動：他沿${roads.highway}移動到${at('heist')}，然後調查。有棋子站在那張牌上，於是翻開：正是${at('heist')}。要是猜錯了，什麼事也不會發生。`,
      `${diabolik.name}進入逃竄狀態，棋子放到地圖上，他區域裡的牌未經公開，返回牌庫。捷豹停在車位，他開走了。`,
      `${ginko.name}有3個行動。他抽一張牌，是${card('ginkoDraws')}；沿${roads.highway}從${at('station')}移動1步到${at('heist')}；接著攻擊。攻擊骰擲出${die[TOLD.die]}，擊中1次，${diabolik.name}拿1張負傷牌。他若要用特殊能力，得棄置一張警探牌，再走1步；他留在原地，結束回合。`,
      `${morrigan.name}就站在調查B的線索地點${at('morrigan')}。她追查線索：「${sheets[TOLD.investigated].name}」的線索1沒有代價，警戒等級提高到${TOLD.afterClue}。接著抽取下一條線索的地點，是${at('nextClue')}，標記移到那裡。`,
      `第二個行動：沿${roads.stateRoad}移動到${at('morriganTo')}。第三個行動：呼叫增援，棄置${card('paid')}，${figures.yellowA.name}在${at('station')}進場。他立刻就能目擊經過的盜賊，從下一輪開始行動。`,
      `下一輪開始了。${diabolik.name}開始回合時還在逃竄：警戒等級${TOLD.next}。開著捷豹，他可以移動一次再遁入陰影，只要先甩掉警探。`,
    ],
  },
}
