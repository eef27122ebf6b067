import type { Language } from '../../../../shared/words/index.ts'
import type { GuessWords } from '../../contract.ts'

export const GUESSING: Readonly<Record<Language, GuessWords>> = {
  en: {
    title: 'The race for an alibi',
    hint: 'Say who proves an alibi first, until the fifth round is over. Best of all if few others knew.',
    asked: () => null,
    ask: () => 'Who is first?',
    choice: (choice, speech) => speech.seat(choice),
  },
  it: {
    title: 'La corsa all’alibi',
    hint: 'Di’ chi dimostra per primo il suo alibi, finché non finisce il quinto round. Meglio ancora se l’hanno capito in pochi.',
    asked: () => null,
    ask: () => 'Chi arriva primo?',
    choice: (choice, speech) => speech.seat(choice),
  },
  zh: {
    title: '脫身競賽',
    hint: '在第五輪結束之前，猜猜誰會最先證明不在場。知道的人越少分數越高。',
    asked: () => null,
    ask: () => '誰會最先脫身？',
    choice: (choice, speech) => speech.seat(choice),
  },
}
