import { NOBODY, VICTORY } from '../../../../shared/games/diabolicards/crowd.ts'
import type { Side, Zone } from '../../../../shared/games/diabolicards/state.ts'
import { catalogue } from '../../../../shared/games/diabolicards/words/index.ts'
import type { Language } from '../../../../shared/words/index.ts'
import type { GuessWords } from '../../contract.ts'

interface Own {
  readonly title: string
  readonly hint: string
  readonly wins: string
  falls(zone: string): string
  readonly nobody: string
}

const WORDS: Readonly<Record<Language, Own>> = {
  en: {
    title: 'Who takes what?',
    hint: 'Say to whom each zone falls, and who wins, until half of the cards are drawn. Best of all if few others knew.',
    wins: 'Who wins?',
    falls: zone => `${zone} falls to`,
    nobody: 'Nobody',
  },
  it: {
    title: 'A chi va che cosa?',
    hint: 'Di’ a chi va ogni zona, e chi vince, finché non è pescata metà delle carte. Meglio ancora se l’hanno capito in pochi.',
    wins: 'Chi vince?',
    falls: zone => `${zone}: va a`,
    nobody: 'Nessuno',
  },
  zh: {
    title: '鹿死誰手',
    hint: '在牌庫抽掉一半之前，猜猜每個區域落入誰手、誰會獲勝。知道的人越少，分數越高。',
    wins: '誰會獲勝？',
    falls: zone => `${zone}歸誰？`,
    nobody: '無人',
  },
}

export async function guessing(language: Language): Promise<GuessWords> {
  const { zones, sides } = await catalogue(language)
  const { title, hint, wins, falls, nobody } = WORDS[language]
  return {
    title,
    hint,
    asked: () => null,
    ask: about => (about === VICTORY ? wins : falls(zones[about as Zone])),
    choice: choice => (choice === NOBODY ? nobody : sides[choice as Side]),
  }
}
