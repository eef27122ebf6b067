import type { HomeWords } from '../home.ts'

export const home: HomeWords = {
  issue: 'N. 1 · Anno I',
  price: 'Gratis, e vale ogni lira',
  tagline: 'Tre giochi del brivido su un solo tavolo nero',
  games: {
    'on-the-lam': {
      title: 'A piede libero',
      blurb:
        'Pioggia, neon, quattro sospettati e quindici isolati. Ricomponi il tuo alibi prima che la polizia prenda te.',
      facts: '2–4 giocatori · 20 minuti circa',
      alt: 'Locandina: quattro sospettati in una città sotto la pioggia, lo scudo della polizia sopra i tetti.',
    },
    diabolik: {
      title: 'Diabolik',
      blurb: 'Due ladri svaniscono nella mappa. Due detective seguono quel che si sono lasciati dietro.',
      facts: '2–4 giocatori · movimento nascosto',
      alt: 'Locandina: un ladro mascherato con la sciarpa rossa contro un cielo notturno rosso.',
    },
    diabolicards: {
      title: 'Diabolicards',
      blurb: 'I supereroi hanno perso la testa. Accumula potenza, rubala, azzerala.',
      facts: '2–4 giocatori · duello di carte',
      alt: 'Locandina: un eroe mascherato in un’esplosione di luce, la città in fiamme.',
    },
  },
  playNow: 'Gioca subito',
  playNowAt: title => `Gioca subito: ${title}, contro i bot`,
  playHint: 'Tu contro i bot. Niente registrazione, niente attese.',
  guided: 'Prima partita guidata',
  guidedAt: title => `Prima partita guidata: ${title}`,
  guidedHint: 'È la tua prima volta? Ogni regola viene spiegata quando serve.',
  withFriends: 'Apri un tavolo per gli amici',
  withFriendsAt: title => `Apri un tavolo per gli amici: ${title}`,
  rules: 'Regole',
  mine: {
    title: 'Le tue partite',
    yourTurn: 'Tocca a te',
    theirTurn: 'Gli altri stanno pensando',
  },
  code: {
    title: 'Hai un codice?',
    label: 'Codice del tavolo',
    placeholder: 'per esempio KXMPT',
    join: 'Entra',
    none: 'Nessun tavolo risponde a questo codice.',
  },
  live: {
    title: 'Stasera ai tavoli',
    all: 'Tutti i tavoli',
    empty: 'Al momento nessun tavolo pubblico. Aprine uno: qualcuno arriva sempre.',
  },
  opening: 'Ti stiamo dando le carte…',
  you: name => `Qui ti chiami ${name}`,
  changeName: 'Cambia nome',
}
