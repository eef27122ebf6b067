import type { Scenario } from '../../state.ts'
import type { Words } from '../words.ts'
import { job } from './say.ts'

export const options: Words['options'] = {
  scenario: {
    name: 'Scenario',
    text: 'Di che cosa parla la partita.',
    values: {
      heists: {
        name: 'Colpi e Indagini',
        text: 'La partita completa: i Criminali vincono con due Colpi su tre, i Detective quando il Livello di Pericolo arriva al massimo.',
      },
      escape: {
        name: 'Fuga da Clerville',
        text: 'La prima partita, un quarto d’ora circa e senza carte: i Criminali devono lasciare la capitale per due vie di fuga su tre.',
      },
    },
  },
  edition: {
    name: 'Edizione',
    text: 'Dove le edizioni stampate non concordano, quale si segue.',
    values: {
      en: {
        name: 'Inglese e cinese',
        text: 'Chi non ha posto per una Ferita sceglie quale carta scartare. Quando si rimescola il mazzo Polizia, il Livello di Pericolo scende di uno.',
      },
      it: {
        name: 'Italiana',
        text: 'Chi non ha posto per una Ferita scarta una carta a caso. Rimescolare il mazzo Polizia non cambia nulla. Morrigan può ritirare qualsiasi dado che tira.',
      },
    },
  },
  pairs: {
    name: 'In due',
    text: 'Il regolamento italiano non prevede regole per due giocatori: ognuno può semplicemente giocare entrambi i Personaggi di una squadra.',
    values: {
      joint: {
        name: 'Una mano per squadra',
        text: 'Ogni squadra ha una mano sola e quattro azioni per i suoi due Personaggi.',
      },
      apart: {
        name: 'Due mani per squadra',
        text: 'Ogni Personaggio ha una mano e tre azioni, come in tre o in quattro.',
      },
    },
  },
  difficulty: {
    name: 'Difficoltà',
    text: 'Quanto costa mettere in gioco un Agente.',
    values: {
      normal: {
        name: 'Normale',
        text: 'Il primo Agente di un Detective costa una Carta Polizia, il secondo due.',
      },
      hard: { name: 'Difficile per i Criminali', text: 'Ogni Agente costa una Carta Polizia.' },
      easy: { name: 'Facile per i Criminali', text: 'Ogni Agente costa due Carte Polizia.' },
    },
  },
  sheets: {
    name: 'Colpi',
    text: 'Con quali tre Schede si gioca.',
    random: { name: 'A caso', text: 'Si pescano tre Schede.' },
    chosen: { name: 'A scelta', text: 'Indichi tu le tre Schede, nell’ordine A, B, C.' },
  },
  van: {
    name: 'Il Furgone della CV Bank',
    text: 'Se questa Scheda può essere pescata a caso. Nelle prime partite è meglio escluderla.',
    values: {
      with: { name: 'Con il furgone', text: 'Si pesca fra tutte e sette le Schede.' },
      without: { name: 'Senza il furgone', text: 'Si pescano tre delle altre sei Schede.' },
    },
  },
  casebook: {
    name: 'Taccuino',
    text: 'Un aiuto per chi gioca i Detective: quanto è probabile che ogni Criminale si nasconda in ciascun Luogo, da ciò che è stato detto loro.',
    values: {
      beginners: {
        name: 'Per i principianti',
        text: 'Aperto a chi gioca con i Detective e ha finito meno di tre partite di questo gioco. Tutti vedono chi può consultarlo.',
      },
      on: { name: 'Per tutti i Detective', text: 'Aperto a chiunque giochi un Detective.' },
      off: { name: 'Per nessuno', text: 'I Detective tengono i conti da soli.' },
    },
  },
  alone: {
    name: 'Chi tiene due Personaggi',
    text: 'In tre, una persona tiene entrambi i Personaggi di una squadra, con due mani separate.',
    values: {
      criminals: { name: 'I Criminali', text: 'Una persona gioca Diabolik ed Eva.' },
      detectives: { name: 'I Detective', text: 'Una persona gioca Ginko e Morrigan.' },
    },
  },
}

export const phrases = (scenario: Scenario): Words['phrases'] => ({
  meetMe: 'Raggiungimi qui.',
  comingToYou: 'Vengo da te.',
  meetAtHideout: 'Ci vediamo al Rifugio.',
  keepAway: 'Gira alla larga da qui.',
  youFirst: 'Prima tu.',
  meFirst: 'Prima io.',
  readyForPart: scenario === 'escape' ? 'Per la via di fuga ci sono.' : 'Per la prossima Parte ci sono.',
  needCards: 'Mi servono carte da te.',
  distraction: 'Li attiro altrove.',
  surrounded: 'Mi stanno addosso.',
  takeJaguar: 'Prendi la Jaguar.',
  agreed: 'D’accordo.',
})

export const markers = (scenario: Scenario): Words['markers'] => ({
  unknown: 'sospetto',
  diabolik: 'forse Diabolik',
  eva: 'forse Eva Kant',
  clueA: `forse ${job('A', scenario).il}`,
  clueB: `forse ${job('B', scenario).il}`,
  clueC: `forse ${job('C', scenario).il}`,
  hideout: 'forse il Rifugio',
  searched: 'già perquisito',
  first: 'primo passo',
  second: 'secondo passo',
  third: 'terzo passo',
  star: 'obiettivo',
  danger: 'pericolo',
  route: 'strada per scappare',
  watched: 'sorvegliato',
})
