import { it as words } from '../../../../../shared/games/diabolicards/words/it/index.ts'
import { EXAMPLE_IDS } from '../examples.ts'
import type { Told } from '../figures.ts'

const { abilities, cards, sides } = words
const { dawn, dusk } = sides
const name = (card: keyof typeof cards): string => cards[card].name

const told: Told = {
  apexService: `${dawn} ha nella Torre Vask ${name('internKevin')} e ${name('ninaFromAccounting')}, che non valgono nulla. Gioca ${name('empress')} nello spazio del Diabolico e li sceglie tutti e due: 8 ciascuno, e 8 lei. Le restano due scelte su quattro. Se più tardi arriva ${name('auntPetunia')}, viene presa da sé, e vale 8 anche lei.`,
  apexPrison: `${dusk} ha nel Covo della Gang ${name('graniteGreta')} e ${name('hydraulia')}. ${dawn} gioca ${name('nightreign')}, sceglie tutte e due e risparmia il proprio ${name('daiki')}: finché lui vive, a ${dusk} mancano 16 punti. La sinergia non guarda quanto vale una carta: la danno ancora tutte e due.`,
  redeploy: `Stavolta ${name('graniteGreta')} è di ${dawn}, e un ${name('nightreign')} di ${dusk} la tiene a 0. ${dawn} gioca ${name('commandress')} nella Torre Vask e sposta Greta dal Covo al Campus di Havenvale. Fuori dalla zona è libera per sempre: 8. Giocata accanto a lei, ${name('commandress')} sarebbe finita dentro a sua volta: a ${name('nightreign')} restavano scelte.`,
  love: `${name('romeoKnuckles')} sta nel Covo della Gang per ${dawn} e vale 2. ${dusk} vi gioca ${name('julietVolt')}. Lui vale 8, perché lei vive nella sua zona: da quale parte, non importa. Lei vale 4: il suo amore funziona solo nel Campus di Havenvale.`,
  antiApex: `${dawn} gioca ${name('dominique')} nel Covo della Gang; l’unico Apex nemico lì è ${name('encore')}. L’uccisione viene annunciata, e ${dusk} se ne ricorda: ${abilities.deathdodge.name}. ${name('encore')} torna nel mazzo e potrà tornare, come nuovo. L’occasione di ${name('dominique')} è sfumata.`,
  runaway: `${dawn} gioca ${name('vanessa')} nel Campus di Havenvale e sceglie ${name('windshear')} e ${name('meteorMo')}. ${dusk} salva ${name('windshear')}, che scappa nella Torre Vask; la seconda volta non lo salverà nessuno. ${name('meteorMo')} non ha questo talento, e muore.`,
  influence: `${dusk} ha nel Covo della Gang ${name('graniteGreta')} e ${name('mamaCrowbar')}: 12, e 2 di sinergia. ${dawn} vi gioca ${name('silverTongue')} e prende ${name('graniteGreta')}. Ora i suoi 8 contano per ${dawn}, e con loro la sinergia: ${dawn} ha 6, 8 e 2 di sinergia, ${dusk} 4 e 1.`,
  whyStick: `Come prima, ma c’è ${name('spiderloom')}. Nella sua zona niente si sposta: ${name('silverTongue')} vale i suoi 6, e la sua abilità è persa. O si uccide prima lei, o si va a parlare altrove.`,
  whyPreach: `${dawn} ha giocato ${name('brotherBleat')} accanto a ${name('prismaPatel')}. ${dusk} risponde con ${name('reef')}, che l’avrebbe tenuta a 0. Ma è la prossima carta in questa zona: ascolta, la sua abilità è persa, e lei resta a 4. La predica è finita; chi viene dopo se la risparmia.`,
  whySplit: `Nella Torre Vask ci sono tre Sdoppiati, e nessuno è riuscito a ucciderne uno. ${dawn} gioca il quarto. Ora sono in campo tutti e quattro, da qualunque parte, e muoiono tutti e quattro. Nessuno viene consultato.`,
  ultimateSacrifice: `${dusk} ha nella Torre Vask ${name('graniteGreta')}, ${name('daiki')} e uno Sdoppiato. ${dawn} gioca ${name('warpath')} nello spazio del Diabolico e uccide i primi due. Lo Sdoppiato non si poteva nemmeno scegliere. Dei suoi ${dawn} non uccide nessuno: «fino a 4» può essere zero, e ${name('theMime')} non fa comunque rumore.`,
  fairTrade: `${dawn} gioca ${name('evenSteven')} nella Torre Vask. La nemica, ${name('graniteGreta')}, muore, e con lei ${name('internKevin')}: è il prezzo. Senza di lui, ${name('evenSteven')} avrebbe pagato di persona.`,
  contagion: `${dawn} gioca ${name('patientZero')} nella Torre Vask, e un’altra carta sua, lì, deve valere 0. Sceglie ${name('theMime')}, che già prima non valeva nulla. Il prezzo è pagato, e ${name('meteorMo')} tiene i suoi 6.`,
  desertion: `${dawn} gioca ${name('turncoat')} nella Torre Vask, dove ${dusk} ha due carte e ${dawn} solo lui. Il turno finisce, nella sua zona ${dusk} ha più carte, e lui passa di là con i suoi 8. Giocalo dove siete in tanti.`,
  rewind: `Fra gli scarti ci sono ${name('graniteGreta')}, ${name('vanessa')} e ${name('encore')}. ${dawn} gioca ${name('tickTock')} nel Campus di Havenvale: gli scarti tornano nel mazzo, e si possono pescare di nuovo. ${name('internKevin')}, l’altra carta di ${dawn} lì, paga con la vita: ora fra gli scarti c’è solo lui.`,
  solForSoul: `${name('dominique')} ha già usato la sua abilità. ${dawn} gli gioca accanto ${name('sol')}: lui la riprende e la usa subito, e ${name('daiki')}, l’unico Apex nemico della zona, muore. Finché ${name('dominique')} vive lì, ${name('sol')} vale 0.`,
  theEndgame: `${dusk} ha nel Campus di Havenvale ${name('razor')} e ${name('empress')}, ${dawn} ha ${name('meteorMo')}. ${dawn} gioca ${name('deathrender')} e sceglie entrambe le parti: muoiono ${name('empress')} e ${name('meteorMo')}. Restano due carte Terra Bruciata, una di fronte all’altra, e nessun altro: muoiono tutte e due, e la zona è chiusa. Un solo Sdoppiato l’avrebbe tenuta aperta.`,
}

export const examples = {
  title: 'Le abilità all’opera',
  paragraphs: [
    `Esempi, ciascuno disegnato prima e dopo: sopra ${dusk}, sotto ${dawn}. Nella stella c’è quanto vale una carta; un simbolo barrato vuol dire che l’abilità è usata o persa.`,
    ...EXAMPLE_IDS.map(id => `${abilities[id].name}. ${told[id]}`),
  ],
}
