import type { Language } from '../../../../shared/words/index.ts'
import type { GuessWords } from '../../contract.ts'

export const GUESSING: Readonly<Record<Language, GuessWords>> = {
  en: {
    title: 'The manhunt',
    hint: 'Put down where you think they are, until the Police phase begins. The nearer, the better; best of all if few others knew.',
    asked: key => `Round ${key}`,
    ask: (about, speech) => `Where is ${speech.seat(about)}?`,
    choice: (choice, speech) => speech.place(choice),
  },
  it: {
    title: 'La caccia',
    hint: 'Segna dove pensi che siano, finché non comincia la fase della Polizia. Più vicino è, meglio è; meglio ancora se l’hanno capito in pochi.',
    asked: key => `Round ${key}`,
    ask: (about, speech) => `Dov’è ${speech.seat(about)}?`,
    choice: (choice, speech) => speech.place(choice),
  },
  zh: {
    title: '大搜捕',
    hint: '在警方階段開始之前，寫下你認為他們在哪裡。猜得越近分數越高，知道的人越少越好。',
    asked: key => `第${key}輪`,
    ask: (about, speech) => `${speech.seat(about)}在哪裡？`,
    choice: (choice, speech) => speech.place(choice),
  },
}
