import type { CrimeCard } from '../../cards/crime/names.ts'
import type { Words } from '../words.ts'

/** D-4: the Crime cards, by type. «Tu» is whoever plays it. */
export const crime: Pick<Words['cards'], CrimeCard> = {
  fullThrottle: {
    name: 'A Tutto Gas',
    text: 'Fai un’Azione Muovere che vale 2 Luoghi in più, su un solo tipo di strada; se potresti tornare nell’Ombra, puoi usarla per farlo.',
    flavour: 'La lancetta si distese a fondo scala, e ai lati della strada si distese il grano.',
  },
  backRoads: {
    name: 'Strade Secondarie',
    text: 'Fai un’Azione Muovere fino a 3 Luoghi su strade di ogni tipo; se potresti tornare nell’Ombra, puoi usarla per farlo.',
    flavour: 'Un cancello, un greto asciutto, un mulino che dalla guerra in poi non riceve visite.',
  },
  sewers: {
    name: 'Fogne',
    text: 'Muoviti di 1 Luogo lungo una strada qualsiasi, senza causare Avvistamenti. Non conta come Azione Muovere.',
    flavour: 'Sotto le scarpe dell’ispettore camminava anche qualcun altro.',
  },
  freightTrain: {
    name: 'Treno Merci',
    text: 'Fai un’Azione Muovere: da un Luogo su un’Autostrada vai direttamente in un altro Luogo su un’Autostrada, entro 5 Luoghi da te; se potresti tornare nell’Ombra, puoi farlo lì. Solo i Poliziotti alla partenza e all’arrivo possono causare un Avvistamento.',
    flavour: 'Il vagone nove era sigillato la mattina. Era sigillato la sera. Nel frattempo era un salotto.',
  },
  turbo: {
    name: 'Turbocompressore',
    text: 'Se sei In Fuga a piedi e la Jaguar è nel suo box, prendila. Questa carta resta accanto alla Jaguar: ogni Azione Muovere di chi la guida vale 1 Luogo in più.',
    flavour: 'Del motore aveva cambiato una cosa sola: tutto.',
  },
  rubberMask: {
    name: 'Maschera di Gomma',
    text: 'Si gioca nell’Ombra: questa carta resta accanto alla Carta Luogo su cui ti trovi. Se lì un Poliziotto Indaga e sta per scoprirti, la Carta Luogo viene rivelata ma tu resti nell’Ombra, e la maschera viene scartata. Si scarta anche quando la sua Carta Luogo torna nel mazzo.',
    flavour: '«Buonasera, ispettore», disse l’ispettore.',
  },
  smokeBomb: {
    name: 'Fumogeno',
    text: 'Si gioca In Fuga, dove Poliziotti, un Posto di Blocco o le sirene ti impediscono di tornare nell’Ombra: fai un’Azione Muovere e tornaci lo stesso; puoi percorrere fino a 3 Luoghi su strade di ogni tipo.',
    flavour: 'Quando il fumo si diradò, dodici uomini si tenevano sotto tiro a vicenda.',
  },
  throwingKnife: {
    name: 'Coltello da Lancio',
    text: 'Colpisci una volta, senza tirare il dado, un Poliziotto nel tuo Luogo o in un Luogo vicino.',
    flavour: 'Un sibilo, un tonfo, un cappello inchiodato alla porta.',
  },
  sleepingGas: {
    name: 'Gas Soporifero',
    text: 'Scegli il tuo Luogo o un Luogo vicino in cui ci siano Poliziotti: ognuno di loro ha 2 azioni in meno nel prossimo turno.',
    flavour: 'La pattuglia dormiva così bene che nessuno ebbe cuore di svegliarla.',
  },
  radioWatch: {
    name: 'Orologio Radio',
    text: 'Pesca 1 Carta Crimine, poi scambia carte con il tuo partner, ovunque siate. Non conta come Azione Scambiare.',
    flavour: 'Restava indietro di quattro secondi, ma coglieva un sussurro da un capo all’altro del paese.',
  },
  hypnosis: {
    name: 'Ipnosi',
    text: 'Un Poliziotto nel tuo Luogo combatte contro un altro Poliziotto che si trova lì o in un Luogo vicino: tira il dado e colpisce con le pistole. Poi l’ipnotizzato ha 1 azione in meno nel prossimo turno.',
    flavour: '«Lei non ne può più di quell’uomo», disse la voce. «Dico bene?»',
  },
  bribe: {
    name: 'Bustarella',
    text: 'Un Agente entro 3 Luoghi da te torna alla Centrale di Polizia, oppure un Posto di Blocco entro 3 Luoghi da te viene tolto.',
    flavour: 'La busta era sottile. I tagli, molto meno.',
  },
  cutPhones: {
    name: 'Linee Tagliate',
    text: 'Fino alla fine del round i Detective non possono giocare Carte Polizia né mettere in gioco Agenti.',
    flavour: 'Ginko urlò nella cornetta finché non si accorse che lo ascoltava solo lei.',
  },
  blackout: {
    name: 'Città al Buio',
    text: 'In questo round il prossimo Avvistamento di ciascun Criminale rivela soltanto quanti sono, non chi.',
    flavour: 'Alle nove e dieci tutto il quartiere si spense come un cerino.',
  },
  falseAlarm: {
    name: 'Falso Allarme',
    text: 'Sposta un Poliziotto qualsiasi fino a 2 Luoghi di distanza, su strade di ogni tipo.',
    flavour: 'Avevano visto Diabolik all’opera. Terza fila, poltrona sette.',
  },
  insideMan: {
    name: 'Talpa',
    text: 'Un Detective scarta 2 Carte Polizia a caso.',
    flavour: 'In Centrale svuotava i cestini. Prima, però, li leggeva.',
  },
  trap: {
    name: 'Trappola',
    text: 'Prepara in segreto una Trappola nel tuo Luogo o in un Luogo vicino. Scatta sul primo Poliziotto che vi arriva, comunque ci arrivi: un Agente va alla Centrale di Polizia, un Detective viene Colpito una volta. Le Trappole sono 2: con la terza si sposta la più vecchia.',
    flavour: 'Il pavimento era lucido, la lampada accesa, la terza asse senza chiodi.',
  },
  masterPlan: {
    name: 'Piano Perfetto',
    text: 'Pesca 3 Carte Crimine, o quante ne può ancora contenere la tua mano.',
    flavour:
      'Pagina uno: un orario ferroviario. Pagina due: un certificato di morte. Pagina tre: bianca, non si sa mai.',
  },
  oldAccomplice: {
    name: 'Vecchia Complice',
    text: 'Guarisci fino a 3 Ferite, e il Livello di Pericolo resta dov’è; poi prendi dagli scarti una Carta Crimine a tua scelta e pescane 1.',
    flavour: 'Adesso aveva un negozio di fiori, e chiedeva soltanto quante rose.',
  },
  falseTrail: {
    name: 'Falsa Pista',
    text: 'Si gioca nell’Ombra sul tuo tracciato, se lì ci sono almeno 2 carte e il tuo partner non è su nessuna di esse: mescola coperte tutte le carte del tuo tracciato, anche quelle rivelate, e mettiti in segreto su una qualsiasi. Non causi Avvistamenti; le maschere che si trovano lì vengono scartate. Poi pesca 1 Carta Crimine.',
    flavour: 'Dalla villa si allontanavano tre file di impronte. Erano tutte sue.',
  },
  twoFaces: {
    name: 'Due Volti',
    text: 'Si gioca con entrambi i Criminali nell’Ombra, ciascuno su una carta coperta del proprio tracciato: potete scambiarvi di posto in segreto. Gli altri sanno soltanto che può essere successo.',
    flavour: 'Sotto la maschera di Diabolik c’era Eva. Sotto quella di Eva nessuno osò guardare.',
  },
  wallSafe: {
    name: 'Cassaforte a Muro',
    text: 'Questa carta resta accanto al Rifugio: le prossime 2 carte che i Criminali vi prendono dagli scarti non fanno salire il Pericolo. Poi viene scartata.',
    flavour: 'Dietro il Caravaggio c’era la cassaforte. Dietro la cassaforte, il Caravaggio vero.',
  },
  scapegoat: {
    name: 'Capro Espiatorio',
    text: 'Si gioca con entrambi i Criminali nell’Ombra e il Pericolo superiore a 0: scarta un’altra Carta Crimine dalla tua mano; Pericolo −1.',
    flavour: 'L’uomo sbagliato confessò all’alba. I giornali lo adorarono.',
  },
}
