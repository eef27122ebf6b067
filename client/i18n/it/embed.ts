import type { EmbedWords } from '../embed.ts'

export const embed: EmbedWords = {
  watch: 'Guarda',
  play: 'Avvia',
  pause: 'Ferma un momento',
  again: 'Da capo',
  stop: 'Basta',
  open: 'Apri su Tavolo Nero',
  notYet: 'Stanno ancora prendendo posto. Qui comincia da sé.',
  picture: 'La partita, in piccolo',
  copy: 'Copia un riquadro per la tua pagina',
}
