import { GAMES } from '../shared/games/index.ts'
import { STREAMS } from './lib/command.ts'
import { play } from './lib/play.ts'
import { voiceOf } from './lib/voice.ts'

// Whoever reads along may stop reading.
process.stdout.on('error', error => {
  if (!('code' in error) || error.code !== 'EPIPE') throw error
  process.exit()
})

const voice = voiceOf(process.stdin, process.stdout)
process.exitCode = await play(process.argv.slice(2), GAMES, STREAMS, voice, process.env)
voice.close()
