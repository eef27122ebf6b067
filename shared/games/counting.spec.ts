import { describe, expect, test } from 'vitest'
import { breaking } from '../words/testing.ts'
import { en as diabolicards } from './diabolicards/words/en/index.ts'
import { it as diabolicardsIt } from './diabolicards/words/it/index.ts'
import { readAll as readDiabolicards } from './diabolicards/words/reading/testing.ts'
import { en as diabolik } from './diabolik/words/en/index.ts'
import { it as diabolikIt } from './diabolik/words/it/index.ts'
import { readAll as readDiabolik } from './diabolik/words/reading/testing.ts'
import { zh as diabolikZh } from './diabolik/words/zh/index.ts'
import { en as onTheLam } from './on-the-lam/words/en.ts'
import { it as onTheLamIt } from './on-the-lam/words/it.ts'
import { lines } from './on-the-lam/words/testing.ts'

/** What is counted agrees with its number, and the verb beside it as well. Readings say everything of 0, 1 and 2. */

const ENGLISH = [...readDiabolik(diabolik), ...readDiabolicards(diabolicards), ...lines(onTheLam)]
const ITALIAN = [...readDiabolik(diabolikIt), ...readDiabolicards(diabolicardsIt), ...lines(onTheLamIt)]

const NOUNS =
  'card|action|Wound|Location|Part|Clue|hit|pair|discard|turn|Sighting|Criminal|Policeman|Officer|Heist|Roadblock|Trap'
const SEVERAL = 'two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\\d'

test('English: one card, two cards, and nothing in between', () => {
  const one = new RegExp(`\\b(one|1) (\\w+ )?(${NOUNS})s\\b|\\b(one|1) Policemen\\b`)
  // A Location card is no Location.
  const many = new RegExp(
    `\\b(${SEVERAL}) (more |fewer |alibi |play |Crime |Police )?(${NOUNS})\\b(?! cards?\\b| tables\\b|’)`,
  )
  const verbs =
    /\bone \w+ (are|go|have|do|hold|win|fall|spot|raise)\b|\btwo \w+s (is|goes|has|does|holds|wins|falls|spots|raises)\b/
  const none = /\bno of\b|\bno (card|action|Wound|Location|Part|Clue)\b(?! of)/
  for (const wrong of [one, many, verbs, none]) expect(breaking(ENGLISH, text => wrong.test(text))).toEqual([])
})

test('Italian: una carta, due carte, and nothing in between', () => {
  const one =
    /\b(una|nessuna) (carte|Carte|azioni|Ferite)\b|\b(un|nessun) (Luoghi|colpi|Criminali|Poliziotti|turni|Avvistamenti|paia)\b/
  const many =
    /\b(due|tre|quattro|cinque|sei) (carta|Carta|azione|Ferita|Luogo|colpo|Criminale|Poliziotto|turno|Avvistamento)\b/
  const verbs =
    /\bresta (due|tre|quattro)\b|\brestano un|\bc’è (due|tre)\b|\bci sono (un|nessun)|\b(una|nessuna) Carta Luogo tornano|\b(due|tre) Carte Luogo torna\b/
  for (const wrong of [one, many, verbs]) expect(breaking(ITALIAN, text => wrong.test(text))).toEqual([])
})

describe('sentences of none, one and two', () => {
  test('who spots somebody', () => {
    const said = ({ log }: typeof diabolik) =>
      [1, 2].map(count =>
        log.sighted({ type: 'sighted', who: 'eva', by: (['ginko', 'blueA'] as const).slice(0, count), count }),
      )
    expect(said(diabolik)).toEqual([
      'Sighting: Ginko spots Eva on the way.',
      'Sighting: Ginko and Blue Officer 1 spot Eva on the way.',
    ])
    expect(said(diabolikIt)).toEqual([
      'Avvistamento: Ginko avvista Eva di passaggio.',
      'Avvistamento: Ginko e l’Agente blu 1 avvistano Eva di passaggio.',
    ])
    expect(said(diabolikZh)).toEqual(['金克目擊伊娃經過。', '金克和藍色警官1目擊伊娃經過。'])
  })

  test('who falls asleep', () => {
    expect([0, 1, 2].map(diabolik.answers.asleep)).toEqual([
      'The gas spreads, and no Policemen fall asleep.',
      'The gas spreads, and one Policeman falls asleep.',
      'The gas spreads, and two Policemen fall asleep.',
    ])
    expect([0, 1, 2].map(diabolikIt.answers.asleep)).toEqual([
      'Il gas si diffonde: nessun Poliziotto si addormenta.',
      'Il gas si diffonde: un Poliziotto si addormenta.',
      'Il gas si diffonde: due Poliziotti si addormentano.',
    ])
    expect([0, 1, 2].map(diabolikZh.answers.asleep)).toEqual([
      '瓦斯散開，沒有警探睡著。',
      '瓦斯散開，有一名警探睡著。',
      '瓦斯散開，有兩名警探睡著。',
    ])
  })

  test('what lasts', () => {
    const said = ({ effects }: typeof diabolik) => [
      ...[1, 2].map(value => effects.freePick({ of: 'criminals', value })),
      ...[1, 2].map(value => effects.shield({ of: 'ginko', value })),
      ...[-1, -2, 1].map(value => effects.actions({ of: value > 0 ? 'detectives' : 'eva', value })),
    ]
    expect(said(diabolik)).toEqual([
      'The next card that the Criminals take at the Hideout raises no Danger.',
      'The next two cards that the Criminals take at the Hideout raise no Danger.',
      'The next hit on Ginko does nothing.',
      'The next two hits on Ginko do nothing.',
      'Eva has one fewer action next turn.',
      'Eva has two fewer actions next turn.',
      'The Detectives have one more action next turn.',
    ])
    expect(said(diabolikIt)).toEqual([
      'La prossima carta che i Criminali prendono dagli scarti al Rifugio non fa salire il Pericolo.',
      'Le prossime due carte che i Criminali prendono dagli scarti al Rifugio non fanno salire il Pericolo.',
      'Il prossimo colpo subito da Ginko non ha effetto.',
      'I prossimi due colpi subiti da Ginko non hanno effetto.',
      'Nel prossimo turno Eva ha un’azione in meno.',
      'Nel prossimo turno Eva ha due azioni in meno.',
      'Nel prossimo turno i Detective hanno un’azione in più.',
    ])
  })

  test('who decides, holds, wins and dies', () => {
    const both = [['eva'], ['diabolik', 'eva']] as const
    expect(both.map(diabolik.table.decides)).toEqual(['Eva decides now.', 'Diabolik and Eva decide now.'])
    expect(both.map(diabolikIt.table.decides)).toEqual(['Ora decide Eva.', 'Ora decidono Diabolik ed Eva.'])
    expect(both.map(who => diabolik.table.hand(who, 1, 0))).toEqual([
      'Eva holds one card and no Wounds.',
      'Diabolik and Eva hold one card and no Wounds.',
    ])
    const seats = [['nova'], ['nova', 'raven']] as const
    expect(seats.map(diabolicardsIt.table.decides)).toEqual(['Ora decide: Nova.', 'Ora decidono: Nova e Corvo.'])
    expect(seats.map(diabolicards.endings.power)).toEqual([
      'Nova wins with more power.',
      'Nova and Raven win with more power.',
    ])
    expect([0, 1, 2].map(diabolicardsIt.table.deck)).toEqual([
      'Il mazzo è vuoto.',
      'Il mazzo ha una carta.',
      'Il mazzo ha due carte.',
    ])
    expect([0, 1, 2].map(onTheLam.table.own)).toEqual([
      'You have none of the five alibi cards of your own that you need.',
      'You have one of the five alibi cards of your own that you need.',
      'You have two of the five alibi cards of your own that you need.',
    ])
  })
})
