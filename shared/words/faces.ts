import type { Language } from './index.ts'

/** What a link says of itself where it is shared. */
export interface Face {
  readonly title: string
  readonly text: string
}

/** Pages that lead to a table, by its key. Nothing is said of a private one, nor whether it is there. */
export const TABLE_PAGES = ['table', 'watch', 'replay'] as const
export type TablePage = (typeof TABLE_PAGES)[number]

/** A game's title and tagline come from its own words. */
interface FaceWords {
  readonly home: Face
  readonly lobby: Face
  readonly archive: Face
  readonly live: Face
  readonly daily: Face
  rules(title: string, tagline: string): Face
  open(title: string, tagline: string): Face
  /** Of a table that is private, or not there. */
  readonly unnamed: Readonly<Record<TablePage, Face>>
  /** Of a public one. Who plays, and who won, is not for a link to tell. */
  readonly named: Readonly<Record<TablePage, (title: string, tagline: string) => Face>>
}

export const FACES: Readonly<Record<Language, FaceWords>> = {
  en: {
    home: {
      title: 'Three games of crime on one black table',
      text: 'Hidden movement, a card battle and a race for alibis, in the browser: with friends or against bots, without an account. An unofficial, non-commercial fan work.',
    },
    lobby: { title: 'Tables', text: 'Who is waiting, who is playing: sit down, look on, or open a table of your own.' },
    archive: { title: 'Archive', text: 'Matches that are over, to be watched again, move by move.' },
    live: { title: 'Live', text: 'Matches that are being played right now, for everybody to watch.' },
    daily: {
      title: 'Today’s case',
      text: 'One hunt and one duel a day, the same for everybody. Where would you search?',
    },
    rules: (title, tagline) => ({ title: `${title}: rules`, text: `${tagline} How it is played, with pictures.` }),
    open: (title, tagline) => ({
      title: `${title}: open a table`,
      text: `${tagline} Open a table for friends and send them the link; bots take the empty chairs.`,
    }),
    unnamed: {
      table: {
        title: 'A chair is waiting for you',
        text: 'Somebody invites you to a game of crime. Open the link and sit down: no account needed.',
      },
      watch: {
        title: 'Look over their shoulders',
        text: 'Somebody lets you watch a match. Open the link and look on.',
      },
      replay: {
        title: 'A match on film',
        text: 'Watch a match again, move by move. How it ends, the link does not tell.',
      },
    },
    named: {
      table: (title, tagline) => ({
        title: `${title}: a match`,
        text: `${tagline} Open the link and sit down, or look on.`,
      }),
      watch: (title, tagline) => ({ title: `${title}: watch a match`, text: `${tagline} Open the link and look on.` }),
      replay: (title, tagline) => ({
        title: `${title}: a match on film`,
        text: `${tagline} Watch it again, move by move. How it ends, the link does not tell.`,
      }),
    },
  },
  it: {
    home: {
      title: 'Tre giochi del brivido su un solo tavolo nero',
      text: 'Movimento nascosto, un duello di carte e una corsa agli alibi, nel browser: con gli amici o contro i bot, senza registrarsi. Opera amatoriale, non ufficiale e senza scopo di lucro.',
    },
    lobby: { title: 'Tavoli', text: 'Chi aspetta, chi gioca: siediti, guarda, o apri un tavolo tuo.' },
    archive: { title: 'Archivio', text: 'Partite finite, da rivedere mossa per mossa.' },
    live: { title: 'In diretta', text: 'Le partite che si giocano in questo momento, da guardare insieme.' },
    daily: {
      title: 'Il caso del giorno',
      text: 'Ogni giorno una caccia e un duello, uguali per tutti. Tu dove cercheresti?',
    },
    rules: (title, tagline) => ({ title: `${title}: le regole`, text: `${tagline} Come si gioca, con le figure.` }),
    open: (title, tagline) => ({
      title: `${title}: apri un tavolo`,
      text: `${tagline} Apri un tavolo per gli amici e manda loro il link; le sedie vuote le prendono i bot.`,
    }),
    unnamed: {
      table: {
        title: 'C’è una sedia che ti aspetta',
        text: 'Qualcuno ti invita a un gioco del brivido. Apri il link e siediti: non serve registrarsi.',
      },
      watch: {
        title: 'Sbircia da sopra le loro spalle',
        text: 'Qualcuno ti lascia guardare una partita. Apri il link e guarda.',
      },
      replay: {
        title: 'Una partita su pellicola',
        text: 'Rivedi una partita, mossa per mossa. Come finisce, il link non lo dice.',
      },
    },
    named: {
      table: (title, tagline) => ({ title: `Partita: ${title}`, text: `${tagline} Apri il link e siediti, o guarda.` }),
      watch: (title, tagline) => ({
        title: `Si gioca: ${title}`,
        text: `${tagline} Apri il link e guarda la partita.`,
      }),
      replay: (title, tagline) => ({
        title: `Su pellicola: ${title}`,
        text: `${tagline} Rivedi la partita, mossa per mossa. Come finisce, il link non lo dice.`,
      }),
    },
  },
  zh: {
    home: {
      title: '一張黑桌，三場罪案',
      text: '隱藏移動、卡牌對戰、搶湊不在場證明，打開瀏覽器就能玩：找朋友或對上電腦，免註冊。非官方、非營利的同好作品。',
    },
    lobby: { title: '牌桌', text: '誰在等人，誰正在玩：坐下來、看一看，或自己開一桌。' },
    archive: { title: '檔案室', text: '已經結束的對局，一步一步重新看過。' },
    live: { title: '現場轉播', text: '此刻正在進行的公開對局，人人都能觀戰。' },
    daily: { title: '今日案件', text: '每天一場搜捕、一場對決，人人題目相同。換作是你，會搜哪裡？' },
    rules: (title, tagline) => ({ title: `規則：${title}`, text: `${tagline}怎麼玩，圖文說明。` }),
    open: (title, tagline) => ({
      title: `開桌：${title}`,
      text: `${tagline}開一桌，把連結傳給朋友；空位由電腦坐下。`,
    }),
    unnamed: {
      table: { title: '有個位子在等你', text: '有人邀你來一場罪案遊戲。打開連結就能入座，免註冊。' },
      watch: { title: '在旁邊看一局', text: '有人讓你觀戰。打開連結，找個位子看戲。' },
      replay: { title: '一局重播', text: '一步一步重看一局。結局如何，連結不會說。' },
    },
    named: {
      table: (title, tagline) => ({ title: `對局：${title}`, text: `${tagline}打開連結入座，或在旁觀戰。` }),
      watch: (title, tagline) => ({ title: `觀戰：${title}`, text: `${tagline}打開連結，在旁觀戰。` }),
      replay: (title, tagline) => ({
        title: `重播：${title}`,
        text: `${tagline}一步一步重看這一局。結局如何，連結不會說。`,
      }),
    },
  },
}
