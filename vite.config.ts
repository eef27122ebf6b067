import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import * as printed from './shared/games/diabolik/printed.ts'
import { makeFonts } from './tools/lib/fonts.ts'
import { called, plainCore, plainRenderer, wordsIn } from './tools/lib/threeParts.ts'

/** The Chinese type is cut to what is said; see tools/lib/fonts.ts. Tests do without. */
const fonts: Plugin = {
  name: 'fonts',
  // A build that the browser tests have started inherits VITEST.
  apply: (_, { command }) => command === 'build' || process.env.VITEST === undefined,
  async buildStart() {
    await makeFonts(import.meta.dirname)
  },
}

/** `Canvas` knows every element by its name, and would take all of three.js along for nine; see client/stage/elements.ts. */
const elements: Plugin = {
  name: 'elements',
  apply: 'build',
  transform: {
    filter: { id: /react-three-fiber\.esm\.js$/ },
    handler(code) {
      const all = 'extend(THREE)'
      if (!code.includes(all)) this.error('it is not known any more how Canvas comes by its elements')
      return { code: code.replace(all, 'undefined'), map: null }
    },
  },
}

/** What is printed on cards and sheets, without the rules that it is read from. */
const prints: Plugin = {
  name: 'prints',
  apply: 'build',
  transform: {
    filter: { id: /diabolik[\\/]printed\.ts$/ },
    handler: () => ({
      code: Object.entries(printed)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n'),
      map: null,
    }),
  },
}

/** Of three.js only what is shown; see tools/lib/threeParts.ts. */
const three: Plugin = {
  name: 'three',
  apply: 'build',
  transform: {
    filter: { id: /three[\\/]build[\\/]three\.(core|module)\.js$/ },
    handler: (code, id) => ({ code: id.endsWith('core.js') ? plainCore(code) : plainRenderer(code), map: null }),
  },
}

/** Of the classes of three.js only what somebody calls. */
function uncalled(): Plugin {
  const words = new Map<string, readonly string[]>()
  return {
    name: 'uncalled',
    apply: 'build',
    transform: {
      order: 'post',
      filter: { id: { exclude: /three[\\/]build[\\/]/ } },
      handler(code, id) {
        words.set(id, wordsIn(code))
      },
    },
    renderChunk(code, { name }, _, { chunks }) {
      if (name !== 'three') return null
      const built = Object.values(chunks).flatMap(({ moduleIds }) => moduleIds)
      return { code: called(code, new Set(built.flatMap(id => words.get(id) ?? []))), map: null }
    },
  }
}

/** What of three.js only a camera in the hand needs goes with it, and not with every table. */
const handheld: Plugin = {
  name: 'handheld',
  apply: 'build',
  transform: {
    filter: { id: /drei[\\/]core[\\/]CameraControls\.js$/ },
    handler(code) {
      const own = /MathUtils, (.*)Spherical, (.*from 'three';)/
      if (!own.test(code)) this.error('it is not known any more what CameraControls needs of three.js')
      const taken = ['* as MathUtils', '{ Spherical }'].map(
        (each, i) => `import ${each} from 'three/src/math/${['MathUtils', 'Spherical'][i]}.js';`,
      )
      return { code: code.replace(own, `$1$2\n${taken.join('\n')}`), map: null }
    },
  },
}

/** Overlays are a page of their own, at any address below /overlay. */
const overlays: Plugin = {
  name: 'overlays',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url?.startsWith('/overlay/') && !/\.\w+(\?|$)/.test(request.url)) request.url = '/overlay.html'
      next()
    })
  },
}

/** What the service worker keeps (client/offline/sw.ts): the page and all that its parts are made of, but for what is made for OBS. */
const keeping: Plugin = {
  name: 'keeping',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['sw.js']
      const page = bundle['index.html']
      if (page?.type !== 'asset' || worker?.type !== 'chunk')
        return this.error('the page or its service worker is missing')
      // The page names what it cannot open without.
      const shell: readonly string[] = String(page.source).match(/assets\/[\w.-]+\.(js|css)/g) ?? []
      const kept = Object.keys(bundle).filter(
        file => /^assets\/.*\.(js|css|woff2)$/.test(file) && !/\/overlay-/.test(file) && !shell.includes(file),
      )
      const built = { shell: [...new Set(shell)].sort(), rest: kept.sort() }
      const edition = createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, 12)
      if (worker.imports.length > 0 || !worker.code.includes('BUILT')) this.error('the service worker stands alone')
      worker.code = `const BUILT=${JSON.stringify({ edition, ...built })};${worker.code}`
    },
  },
}

/** In development the server stands behind vite, at this port. */
const behind = `http://localhost:${process.env.BEHIND ?? 2568}`

const MANY_MATCHES = ['tests/{bots,laws}/*.test.ts', 'tests/wire.test.ts']

/** Whoever puts something in a module's place, or wants it anew, has modules of its own (tests/alone.test.ts). */
const ALONE = [
  'client/games/diabolicards/art/portraits/portraits.spec.ts',
  'client/games/diabolicards/pieces/print/print.spec.ts',
  'client/games/diabolicards/play/play.spec.ts',
  'client/games/diabolik/art/figures.spec.ts',
  'client/games/diabolik/play/chase/acts.spec.ts',
  'client/games/diabolik/play/play.spec.ts',
  'client/games/diabolik/play/shadows.spec.ts',
  'client/kit/sound/index.spec.ts',
  'client/match/answer.spec.ts',
  'client/session/api.spec.ts',
  'tests/director.test.ts',
  'tests/pace.test.ts',
]

export default defineConfig({
  root: 'client',
  publicDir: '../public',
  // All but the page itself says where things are from where it lies: so the whole can be laid anywhere (tools/lib/static.mjs).
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  cacheDir: '../node_modules/.vite',
  plugins: [overlays, fonts, prints, elements, three, uncalled(), handheld, keeping, react()],
  // The rules come to it game by game.
  worker: { format: 'es' },
  resolve: {
    // For browsers these two name their CommonJS, of which nothing can be left out.
    alias: ['colyseus.js', '@colyseus/schema'].map(name => ({
      find: new RegExp(`^${name}$`),
      replacement: join(import.meta.dirname, 'node_modules', name, 'build', 'esm', 'index.mjs'),
    })),
  },
  server: {
    proxy: {
      '^/(api|health|matchmake)(/|$)': behind,
      // Rooms: /process/room?sessionId=…
      '^/[^/]+/[^/?]+\\?(.*&)?sessionId=': { target: behind, ws: true },
    },
  },
  build: {
    outDir: '../dist',
    // The clean feed and overlays are shown by OBS, which has had Chromium 103 for years; all others as vite would have it.
    target: ['chrome103', 'edge103', 'firefox114', 'safari16.4', 'ios16.4'],
    emptyOutDir: true,
    // Type is fetched by those who need it; written into the style sheet, everybody would pay for Cyrillic.
    assetsInlineLimit: file => (/\.woff2?$/.test(file) ? false : undefined),
    // three.js is what it is, and comes only with a table.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: ['index.html', 'overlay.html', 'offline/sw.ts'].map(name => join(import.meta.dirname, 'client', name)),
      output: {
        // By its address a browser knows it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // A group takes along what it imports, unless one before it has it: so what all need comes first. Few files are
            // smaller than many: what stands in one is compressed together.
            { name: 'react', priority: 7, test: /node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]/ },
            { name: 'page', priority: 6, test: /client[\\/](main\.tsx|app[\\/](Choose\.tsx|lobby\.css))$/ },
            { name: 'net', priority: 5, test: /node_modules[\\/](colyseus\.js|@colyseus)[\\/]/ },
            { name: 'match', priority: 4, test: /client[\\/]match[\\/]TableScreen\.tsx$/ },
            // Covers and rules are drawn, too, where there is no stage.
            { name: 'drawing', priority: 3, test: /client[\\/](kit[\\/]art[\\/]|stage[\\/]once\.ts$)/ },
            {
              name: 'three',
              priority: 2,
              // A camera in the hand is not for those who play.
              test: /node_modules[\\/](three(?!.src)|@react-three(?!.*CameraControls)|three-stdlib|its-fine|suspend-react)[\\/]/,
            },
            // But for what only those fetch who look on.
            { name: 'stage', priority: 1, test: /client[\\/](stage[\\/](?!director[\\/])|kit[\\/]table[\\/])/ },
            // Whoever needs one of these needs the questions of its game, too: by themselves they would be six small files.
            {
              name: id => `${/games[\\/]([^\\/]+)/.exec(id)?.[1]}-names`,
              priority: 0,
              test: /shared[\\/]games[\\/]diabolik[\\/](figures|rules[\\/](questions|markers)|words[\\/](faces|words)|cards[\\/](\w+[\\/])?names)\.ts$/,
            },
          ],
        },
      },
    },
  },
  test: {
    root: import.meta.dirname,
    testTimeout: 120_000,
    // By itself vitest would leave one core idle, which is half of a small machine. One more, since some wait for time to pass.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        // Its name puts it first: what takes minutes must not be left alone on one core in the end. Thousands of matches
        // are played a fifth faster by Node itself than through vite's runner, where every import is looked up anew.
        extends: true,
        test: {
          name: 'many matches',
          root: import.meta.dirname,
          include: MANY_MATCHES,
          execArgv: ['--import', 'tsx'],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Rules keep nothing between two matches: their specs share their modules, and take half as long.
        extends: true,
        test: {
          name: 'rules',
          root: import.meta.dirname,
          include: ['shared/**/*.spec.ts'],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // To read the server or the page anew for each of two hundred files would take as long as all that they do.
        extends: true,
        test: {
          name: 'server and page',
          root: import.meta.dirname,
          include: ['server/**/*.spec.ts', 'client/**/*.spec.{ts,tsx}', 'tests/*.test.ts', 'tools/**/*.spec.ts'],
          exclude: [...MANY_MATCHES, ...ALONE],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', root: import.meta.dirname, include: ALONE, sequence: { groupOrder: 0 } },
      },
      {
        // After all else, one file more than there are cores: pages wait for each other, and for time to pass.
        extends: true,
        test: {
          name: 'browser',
          root: import.meta.dirname,
          include: ['tests/e2e/*.test.ts'],
          globalSetup: 'tests/lib/chromium.ts',
          // Each closes what it opened, and server and page need not be read 36 times.
          isolate: false,
          maxWorkers: Math.min(3, availableParallelism() + 1),
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
