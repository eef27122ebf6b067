import { join } from 'node:path'
import { defineConfig } from 'vite'

/*
 * The server as `npm start` runs it, in one piece: nothing is translated while it starts, and functions are what they are
 * in the source. tsx, which runs everything else, gives each function its name anew whenever it is made, which is a tenth
 * of what a move costs.
 */

const root = join(import.meta.dirname, '..', '..')

export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        index: join(root, 'server', 'index.ts'),
        app: join(root, 'server', 'app.ts'),
        mind: join(root, 'server', 'mind.ts'),
      },
    },
  },
})
