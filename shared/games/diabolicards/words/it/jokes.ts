import type { CardWords } from '../labels.ts'

/** The groups that are here to be laughed at, and Why Even. */
export const jokes = {
  captainDamp: {
    name: 'Capitan Umido',
    blurb: 'Inumidisce leggermente le cose. I giornali ne parlano in modo asciutto.',
  },
  lukewarm: { name: 'Tiepida', blurb: 'Porta tutto a temperatura ambiente, applausi compresi.' },
  theUnpeeler: { name: 'Il Ribucciatore', blurb: 'Rimette la buccia alla frutta. Nessuno gliel’ha chiesto due volte.' },
  staticClara: { name: 'Clara Statica', blurb: 'Ogni calzino nel raggio di un chilometro la conosce di persona.' },
  hindsight: { name: 'Senno di Poi', blurb: 'Vede il passato con nitidezza assoluta. Stava giusto per dirlo.' },
  beigeLantern: {
    name: 'Lanterna Beige',
    blurb: 'Nel giorno più splendente e nella notte più buia, si abbina alle tende.',
  },
  slowmotion: { name: 'Rallentatore', blurb: 'L’uomo più veloce del mondo, se si guarda la registrazione.' },
  theWhisperer: {
    name: 'La Sussurratrice',
    blurb: 'Parla tutte le lingue della Terra, a un volume noto solo ai cani.',
  },

  internKevin: {
    name: 'Kevin lo Stagista',
    blurb: 'Senza stipendio da aprile. Ha le chiavi di tutto, reattore compreso.',
  },
  auntPetunia: {
    name: 'Zia Petunia',
    blurb: 'Lavora a maglia per entrambe le parti. I golf non vanno bene a nessuna.',
  },
  mallGuardDoug: { name: 'Doug Guardia Giurata', blurb: 'Una volta ha fatto sentire un ladruncolo un po’ in colpa.' },
  ninaFromAccounting: {
    name: 'Nina dei Conti',
    blurb: 'Sa quanto costano i mantelli. Non dorme più.',
  },
  theMime: { name: 'Il Mimo', blurb: 'Chiuso da nove anni in una scatola. La scatola non c’è.' },
  weddingBand: { name: 'Donna Orchestra', blurb: 'Sei strumenti, due canzoni. Matrimoni, cresime, catastrofi.' },
  parkingWarden: {
    name: 'Ausiliaria della Sosta',
    blurb: 'Ha multato tutte le auto segrete della città. Anche i cattivi pagano il parchimetro.',
  },
  localWeatherman: { name: 'Meteorologo Locale', blurb: 'Domani un uomo attraverserà un tetto, con ampie schiarite.' },

  grandmaThunder: { name: 'Nonna Tuono', blurb: 'Un tempo spaccava il cielo. Adesso schiocca soprattutto l’anca.' },
  oldManLaser: { name: 'Vecchio Laser', blurb: 'Fonde ancora l’acciaio. Per trovarlo gli servono gli altri occhiali.' },
  colonelCardigan: { name: 'Colonnello Cardigan', blurb: 'Ha vinto tre guerre e vorrebbe raccontarvele tutte.' },
  nanaNocturne: { name: 'Nonnina Notturna', blurb: 'Signora della notte. Alle otto è a letto.' },
  admiralNaptime: { name: 'Ammiraglio Pisolino', blurb: 'Comanda la flotta dalla poltrona. La flotta è nella vasca.' },
  theFormerFlash: {
    name: 'L’Ex Lampo',
    blurb: 'Fece il giro del mondo in un’ora. Il conto l’hanno mandato le ginocchia.',
  },
  dameDenture: {
    name: 'Donna Dentiera',
    blurb: 'Can che abbaia non morde; lei mordeva. Adesso il morso è in un bicchiere.',
  },
  sidekickSixty: {
    name: 'Spalla a Sessant’anni',
    blurb: 'Ancora in pantaloncini. Ancora in attesa di una serie tutta sua.',
  },

  spiderloom: { name: 'Spiderloom', blurb: 'Lei tesse, tu resti. Che cosa ci guadagni qualcuno, non si è capito.' },
  brotherBleat: {
    name: 'Fratel Belato',
    blurb: 'Non ha mai finito una predica e non ha mai mancato di cominciarne una.',
  },
  madamePeek: { name: 'Madame Sbircia', blurb: 'Vede tutto, si fa pagare per metà. La sfera è una boccia per pesci.' },
  mixup: { name: 'Quiproquò', blurb: 'Mette la gente nei panni altrui. Ciascuno stava bene nei propri.' },
  splitter1: { name: 'Sdoppiato 1', blurb: 'L’originale, dice lui.' },
  splitter2: { name: 'Sdoppiato 2', blurb: 'L’originale, dice anche lui.' },
  splitter3: { name: 'Sdoppiato 3', blurb: 'Non gli importa chi sia stato il primo, purché sia stato lui.' },
  splitter4: { name: 'Sdoppiato 4', blurb: 'Ha letto come va a finire e preferirebbe arrivare per ultimo.' },
} as const satisfies Partial<CardWords>
