import type { Words } from '../words.ts'

export const abilities: Words['abilities'] = {
  love: {
    name: 'Amore',
    text: 'Vale 8 finché la persona amata vive nella stessa zona, da una parte o dall’altra: Romeo Nocche per Giulietta Volt, e lei per lui.',
  },
  apexService: {
    name: 'Servizio Apex',
    text: 'Fino a 4 tuoi Umani nella zona valgono 8 finché lei vive. Gli Umani che arrivano dopo occupano i posti liberi; chi se ne va non è sostituito.',
  },
  misogyny: {
    name: 'Misoginia',
    text: 'Fino a 4 nemiche nella zona valgono 0 finché lui e loro restano lì. Di loro non dice niente, di lui dice tutto.',
  },
  apexPrison: {
    name: 'Prigione Apex',
    text: 'Fino a 4 tuoi Apex e a 4 Apex nemici nella zona valgono 0 finché lui vive. Chi arriva dopo riempie le celle vuote; chi esce non è sostituito.',
  },
  runaway: {
    name: 'Fuga',
    text: 'La prima volta che questa carta morirebbe, si sposta invece in un’altra tua zona con uno spazio libero.',
  },
  deathdodge: {
    name: 'Schivamorte',
    text: 'La prima volta che questa carta morirebbe, torna invece nel mazzo. Se il mazzo è vuoto, resta dov’è.',
  },
  redeploy: {
    name: 'Riassetto',
    text: 'Sposta quante vuoi delle tue carte da spazi normali, una volta ciascuna, in altre tue zone con uno spazio libero. Nessuna usa di nuovo la sua abilità.',
  },
  influence: {
    name: 'Influenza',
    text: 'Prendi una carta nemica da uno spazio normale della zona e mettila in uno tuo libero, lì. Non usa di nuovo la sua abilità.',
  },
  turntable: { name: 'Ribaltone', text: 'Subito dopo questo gioca un altro turno normale.' },
  fatePurge: {
    name: 'Purga del Fato',
    text: 'Prima di pescare rimetti la tua mano nel mazzo e pesca altrettante carte.',
  },
  ultimateSacrifice: {
    name: 'Sacrificio Supremo',
    text: 'Uccidi fino a 4 nemici e fino a 4 tue carte nella zona.',
  },
  antiApex: {
    name: 'Anti-Apex',
    text: 'Uccidi 1 Apex nemico nella zona. Se non ce n’è, o se la vittima si salva, l’occasione è persa.',
  },
  confusedMorals: {
    name: 'Morale Confusa',
    text: 'Uccidi fino a 4 nemici nella zona, oppure fino a 4 delle tue carte. Mai entrambi: ha dei princìpi, solo che non ricorda quali.',
  },
  killerLook: { name: 'Sguardo Assassino', text: 'Uccidi fino a 4 nemici nella zona.' },
  suicideKiller: {
    name: 'Killer Suicida',
    text: 'Uccidi altre 4 tue carte nella zona, a tua scelta; se sono di meno, tutte.',
  },
  theEndgame: {
    name: 'Resa dei Conti',
    text: 'Uccidi le carte nemiche di questa zona, o le tue, o entrambe, o non fare niente. Muoiono anche i Diabolici. La tua parte non può ripetere una scelta.',
  },
  whyStick: {
    name: 'Perché Incollare',
    text: 'Finché lei vive, nessuna abilità fa entrare o uscire carte da questa zona, né le sposta al suo interno, da nessuna delle due parti.',
  },
  whyPreach: {
    name: 'Perché Predicare',
    text: 'Finché lui vive, la prossima carta giocata in questa zona, da chiunque, deve ascoltarlo e perde la sua abilità. Poi la predica è finita.',
  },
  whySee: {
    name: 'Perché Sbirciare',
    text: 'Una carta a caso della mano di un avversario resta scoperta in quella mano. L’avversario lo scegli tu.',
  },
  whySwap: {
    name: 'Perché Scambiare',
    text: 'Una tua carta e una nemica negli spazi normali di questa zona si scambiano di posto.',
  },
  whySplit: {
    name: 'Perché Sdoppiarsi',
    text: 'Non può morire, chiunque provi a ucciderlo. Ma appena tutti e quattro gli Sdoppiati sono in gioco, da qualunque parte, muoiono tutti e quattro.',
  },
  rewind: {
    name: 'Riavvolgi',
    text: 'Gli scarti tornano nel mazzo, come nuovi; chi è senza carte ne pesca una; con 10 o più nel mazzo tornano i contratti. Prezzo: muore un’altra tua carta qui, o lui.',
  },
  solForSoul: {
    name: 'Sole per l’Anima',
    text: 'Una tua carta, in una qualunque delle tue zone, riacquista un’abilità persa o usata e la usa subito lì. Prezzo: Sol vale 0 finché quella carta vive lì.',
  },
  burningOut: { name: 'Esaurimento', text: 'Prezzo della sua potenza: scarti una carta della tua mano, a tua scelta.' },
  contagion: {
    name: 'Contagio',
    text: 'Prezzo della sua potenza: un’altra tua carta nella zona, a tua scelta, vale 0 finché lei vive qui. Se non ce n’è, tocca a lei stessa.',
  },
  openHand: { name: 'Carte in Tavola', text: 'Prezzo della sua potenza: finché lei vive, la tua mano è scoperta.' },
  fairTrade: {
    name: 'Commercio Equo',
    text: 'Uccidi un nemico in uno spazio normale della zona. Prezzo: muore un’altra tua carta lì, o se no lui. Niente nemici, niente affare.',
  },
  jinxed: { name: 'Iettatura', text: 'Prezzo della sua potenza: l’avversario a cui tocca dopo di te pesca una carta.' },
  desertion: {
    name: 'Diserzione',
    text: 'Prezzo della sua potenza: dopo ogni turno in cui, nella zona dove sta, l’altra parte ha più carte, passa da quella parte, se c’è uno spazio libero.',
  },
}
