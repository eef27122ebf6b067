import type { Refusal } from '../kernel/offer.ts'

/** Why the rules refuse something, for the terminal and for the page. */
export const REFUSED = {
  en: {
    noSeat: 'You have no seat at this table.',
    notYours: 'It is not your turn.',
    stale: 'Too late: your choices have changed in the meantime.',
    noSuchMove: 'You cannot make that move.',
    noTakeBack: 'There is nothing to take back. What is out is out, and once others have moved, what is done is done.',
  },
  it: {
    noSeat: 'Non hai un posto a questo tavolo.',
    notYours: 'Non tocca a te.',
    stale: 'Troppo tardi: nel frattempo le tue possibilità sono cambiate.',
    noSuchMove: 'Questa mossa non si può fare.',
    noTakeBack:
      'Non c’è niente da annullare. Quel che è scoperto è scoperto, e dopo la mossa di un altro quel che è fatto è fatto.',
  },
  zh: {
    noSeat: '你在這張桌上沒有座位。',
    notYours: '還沒輪到你。',
    stale: '慢了一步：你能做的選擇已經變了。',
    noSuchMove: '不能這樣行動。',
    noTakeBack: '沒有可以收回的行動。攤開的事收不回去；別人行動之後，先前的行動也就定了。',
  },
} as const satisfies Record<string, Record<Refusal, string>>
