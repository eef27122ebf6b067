import type { Scenario } from '../../state.ts'
import type { Words } from '../words.ts'
import { job } from './say.ts'

export const options: Words['options'] = {
  scenario: {
    name: 'Scenario',
    text: 'What the match is about.',
    values: {
      heists: {
        name: 'Heists and Investigations',
        text: 'The whole game: the Criminals win with two of three Heists, the Detectives when the Danger Level is at its maximum.',
      },
      escape: {
        name: 'Escape from Clerville',
        text: 'The first game, of about fifteen minutes and without cards: the Criminals must slip out of the capital by two of three ways out.',
      },
    },
  },
  edition: {
    name: 'Edition',
    text: 'Which printed edition is followed where they differ.',
    values: {
      en: {
        name: 'English and Chinese',
        text: 'If you have no room for a Wound, you choose which card to discard. A reshuffled Police deck lowers the Danger Level by one.',
      },
      it: {
        name: 'Italian',
        text: 'If you have no room for a Wound, you lose a card at random. A reshuffled Police deck changes nothing. Morrigan may reroll any die of hers.',
      },
    },
  },
  pairs: {
    name: 'Two players',
    text: 'The Italian rulebook has no rules of its own for two: each may simply play both Characters of a side.',
    values: {
      joint: { name: 'One hand a side', text: 'Each side has one hand and four actions between its two Characters.' },
      apart: {
        name: 'Two hands a side',
        text: 'Each Character has a hand and three actions, as with three and four players.',
      },
    },
  },
  difficulty: {
    name: 'Difficulty',
    text: 'What it costs to bring an Officer into play.',
    values: {
      normal: { name: 'Normal', text: 'The first Officer of a Detective costs one Police card, the second two.' },
      hard: { name: 'Hard for the Criminals', text: 'Every Officer costs one Police card.' },
      easy: { name: 'Easy for the Criminals', text: 'Every Officer costs two Police cards.' },
    },
  },
  sheets: {
    name: 'Heists',
    text: 'Which three sheets are played.',
    random: { name: 'At random', text: 'Three sheets are drawn.' },
    chosen: { name: 'Chosen', text: 'You name the three sheets, in the order A, B, C.' },
  },
  van: {
    name: 'The CV Bank Van',
    text: 'Whether that sheet may be drawn at random. It is better left out of the first games.',
    values: {
      with: { name: 'With the van', text: 'All seven sheets may be drawn.' },
      without: { name: 'Without the van', text: 'Three of the other six sheets are drawn.' },
    },
  },
  casebook: {
    name: 'Casebook',
    text: 'An aid for people who play Detectives: how likely each Location is to hide each Criminal, from what they have been told.',
    values: {
      beginners: {
        name: 'For beginners',
        text: 'Open to people on the Detectives’ side who have finished fewer than three matches of this game. Everybody sees who they are.',
      },
      on: { name: 'For all Detectives', text: 'Open to everybody who plays a Detective.' },
      off: { name: 'For nobody', text: 'The Detectives keep their own books.' },
    },
  },
  alone: {
    name: 'Who plays two Characters',
    text: 'With three players, one person has both Characters of a side, with two hands.',
    values: {
      criminals: { name: 'The Criminals', text: 'One person plays Diabolik and Eva.' },
      detectives: { name: 'The Detectives', text: 'One person plays Ginko and Morrigan.' },
    },
  },
}

export const phrases = (scenario: Scenario): Words['phrases'] => ({
  meetMe: 'Come to where I am.',
  comingToYou: 'I am coming to you.',
  meetAtHideout: 'Let us meet at the Hideout.',
  keepAway: 'Keep away from here.',
  youFirst: 'You act first.',
  meFirst: 'I act first.',
  readyForPart: scenario === 'escape' ? 'I am ready for our way out.' : 'I am ready for the next Part.',
  needCards: 'I need cards from you.',
  distraction: 'I will draw them away.',
  surrounded: 'They are close to me.',
  takeJaguar: 'Take the Jaguar.',
  agreed: 'Agreed.',
})

export const markers = (scenario: Scenario): Words['markers'] => ({
  unknown: 'suspicion',
  diabolik: 'perhaps Diabolik',
  eva: 'perhaps Eva Kant',
  clueA: `perhaps ${job('A', scenario)}`,
  clueB: `perhaps ${job('B', scenario)}`,
  clueC: `perhaps ${job('C', scenario)}`,
  hideout: 'perhaps the Hideout',
  searched: 'searched',
  first: 'first step',
  second: 'second step',
  third: 'third step',
  star: 'target',
  danger: 'danger',
  route: 'escape route',
  watched: 'watched',
})
