import type { PoliceCard } from '../../cards/police/names.ts'
import type { Words } from '../words.ts'

/** D-4: the Police cards, by type. «Tu» is whoever plays it. */
export const police: Pick<Words['cards'], PoliceCard> = {
  squadCar: {
    name: 'Volante',
    text: 'Fai un’Azione Muovere: percorri fino a 4 Luoghi, su strade di ogni tipo.',
    flavour: 'La lancetta trema sull’ultimo numero, e Ginko dice ancora: più forte.',
  },
  siren: {
    name: 'A Sirene Spiegate',
    text: 'Solo mentre un Criminale è In Fuga. Fino al termine del prossimo turno di ciascun Criminale, i Poliziotti in un Luogo vicino gli impediscono di tornare nell’Ombra come se fossero nel suo Luogo.',
    flavour: 'Tutta la valle sente chi arriva. E accosta.',
  },
  flyingSquad: {
    name: 'Squadra Mobile',
    text: 'Uno dei tuoi Agenti sulla mappa va in un Luogo vicino, oppure resta dov’è; poi Indaga subito lì.',
    flavour: 'Quattro portiere, quattro uomini, una frase: di qui non esce nessuno.',
  },
  specialTrain: {
    name: 'Treno Speciale',
    text: 'Vai direttamente a Clerville, nel Luogo di un altro Poliziotto qualsiasi o nel Luogo di un Indizio. Non conta come Azione Muovere.',
    flavour: 'Una locomotiva, una carrozza, un passeggero, tutti i segnali sul verde.',
  },
  spikeStrip: {
    name: 'Striscia Chiodata',
    text: 'Questa carta resta accanto alla Jaguar fino al termine del turno di chi la guida, o finché non viene lasciata: chi guida può Muovere una volta sola per turno, e al massimo a 1 Luogo di distanza, su qualsiasi strada.',
    flavour: 'Anche una Jaguar nera va su quattro gomme.',
  },
  walkieTalkie: {
    name: 'Walkie-talkie',
    text: 'Pesca 1 Carta Polizia, poi scambia carte con il tuo partner, ovunque siate. Non conta come Azione Scambiare.',
    flavour: 'Un fruscio, un nome, e poi: so dove dorme. Passo.',
  },
  bulletproofVest: {
    name: 'Giubbotto Antiproiettile',
    text: 'Scegli un Poliziotto sulla mappa. Questa carta resta accanto alla Centrale di Polizia: i prossimi 2 colpi subiti da quel Poliziotto non hanno effetto.',
    flavour: 'Cinque chili di piastre d’acciaio. Un pugnale pesa un etto.',
  },
  helicopter: {
    name: 'Elicottero',
    text: 'Scegli un Luogo entro 3 Luoghi da te. Se la sua carta è nei Movimenti nell’Ombra, viene rivelata. Nessuno passa In Fuga per questo.',
    flavour: 'Un cono di luce cammina sui campi, e i campi trattengono il fiato.',
  },
  bloodhounds: {
    name: 'Segugi',
    text: 'Scegli il tuo Luogo o un Luogo vicino e Indaga lì senza spostarti. Non conta come Azione Indagare.',
    flavour: 'Lui può cambiare faccia. Ai cani la faccia non è mai interessata.',
  },
  phoneTap: {
    name: 'Intercettazione',
    text: 'I Criminali devono dire quanti di loro sono nell’Ombra entro 2 Luoghi da te.',
    flavour: 'Due scatti sulla linea, e la città comincia a parlare.',
  },
  ambulance: {
    name: 'Ambulanza',
    text: 'Scegli: un Detective con Ferite, ovunque si trovi, ne guarisce fino a 3, e il Livello di Pericolo non cambia; oppure uno dei tuoi Agenti nella Centrale di Polizia entra in gioco a Clerville, senza altri costi.',
    flavour:
      'Piastrelle bianche, tintura di iodio, e il medico non si è ancora voltato che il cappotto è già infilato.',
  },
  witness: {
    name: 'Testimone',
    text: 'Scegli il tracciato di un Criminale. La più vecchia delle sue carte coperte su cui non c’è nessuno viene rivelata.',
    flavour: 'La macchina l’ho vista, ispettore. E ho visto lui, come adesso vedo lei.',
  },
  informer: {
    name: 'Informatore',
    text: 'Scegli un Criminale nell’Ombra. I Criminali devono dire a quanti Luoghi da te si trova.',
    flavour: 'Un fiammifero si accende in un portone. Entrano cinque banconote, esce un numero.',
  },
  roadWorks: {
    name: 'Lavori in Corso',
    text: 'Fino al termine del prossimo turno di ciascun Criminale, ogni sua Azione Muovere porta al massimo a 1 Luogo di distanza, su qualsiasi strada.',
    flavour: 'Le ruspe sono arrivate di notte. Al ministero nessuno ricorda di aver firmato.',
  },
  curfew: {
    name: 'Coprifuoco',
    text: 'Ogni Criminale ha 1 azione in meno nel prossimo turno (con due giocatori, 1 in tutto).',
    flavour: 'Alle nove calano le saracinesche. Dopo le nove ogni passo sul selciato è una confessione.',
  },
  frontPage: {
    name: 'Prima Pagina',
    text: 'Solo mentre è In Fuga un Criminale che ha già iniziato un turno In Fuga. Pericolo +1.',
    flavour: 'L’inchiostro è ancora fresco, e tutta Clerville conosce quel profilo.',
  },
  interrogation: {
    name: 'Interrogatorio',
    text: 'Scegli un Criminale In Fuga nel tuo Luogo o in quello di un tuo Agente: 1 Carta Crimine a caso della sua mano viene scartata, e nel prossimo turno il Criminale ha 2 azioni in meno.',
    flavour: 'La lampada, la sedia, le tasche rovesciate sul tavolo.',
  },
  roadblock: {
    name: 'Posto di Blocco',
    text: 'Metti un Posto di Blocco entro 2 Luoghi da te o da un tuo Agente; se sono già entrambi sulla mappa, scegli quale spostare. Causa Avvistamenti come i Poliziotti, un Criminale che entra nel suo Luogo vi termina il movimento, e da quel Luogo o da uno vicino nessuno torna nell’Ombra. Resta finché non viene spostato o tolto.',
    flavour: 'Due cavalletti, un lume rosso e un uomo che ogni faccia la guarda due volte.',
  },
  reinforcements: {
    name: 'Rinforzi',
    text: 'Uno dei tuoi Agenti nella Centrale di Polizia entra in gioco, senza altri costi, nel tuo Luogo o a Clerville. Agisce dal prossimo round.',
    flavour: 'Avevano chiesto un uomo. Lo sportello del furgone continuava ad aprirsi.',
  },
  arrestWarrant: {
    name: 'Mandato di Cattura',
    text: 'Questa carta resta accanto alla Centrale di Polizia finché non viene usata: il prossimo Indizio attivato da un Detective alza il Pericolo di 1, oltre al suo effetto.',
    flavour: 'Una firma, un timbro e, finalmente, un nome che si può dire ad alta voce.',
  },
  fingerprints: {
    name: 'Impronte Digitali',
    text: 'Un Segnalino Indizio a non più di 3 Luoghi da te viene nel tuo Luogo.',
    flavour: 'Polvere grigia, un pennello morbido, e si scopre che il ladro firma i suoi lavori.',
  },
  briefing: {
    name: 'Riunione Operativa',
    text: 'Tira il dado: pesca 2 Carte Polizia, oppure 3 se mostra una pistola. Il tuo partner ne pesca 1.',
    flavour: 'Una mappa, una bacchetta, caffè freddo e il piano per domattina.',
  },
  archive: {
    name: 'Archivio',
    text: 'Prendi dagli scarti una Carta Polizia a tua scelta, poi pescane 1.',
    flavour: 'Quarantamila fascicoli, e Ginko trova il cassetto al buio.',
  },
}
