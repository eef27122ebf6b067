import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './child.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const SUFFIX = process.platform === 'win32' ? '.exe' : ''

/** What Playwright switches off, which what we switch off would replace. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** Two pages that every window makes ready beside our own, for a search in a bar that nobody sees: half of what a visit costs. */
const SEARCHES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/**
 * Without a screen, a GPU or the network. WebGL is by software; the next two keep canvases there too, or the first frame
 * of a scene with canvas textures takes a minute; the last puts the page together without it, which is cheaper.
 */
export const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-accelerated-2d-canvas',
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  `--disable-features=${[...PLAYWRIGHTS, ...SEARCHES]}`,
]

/** Where browsers lie that are on no PATH. */
function usualPlaces(env) {
  if (process.platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      name => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  if (process.platform !== 'win32') return ['/snap/bin/chromium', '/opt/google/chrome/chrome']
  return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
    .filter(Boolean)
    .flatMap(folder => [
      `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
      `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
    ])
}

/** An installed browser of the Chromium family, or null. CHROME_PATH goes before all, also where it is wrong. */
export function findChromium(env = process.env, places = usualPlaces(env)) {
  if (env.CHROME_PATH) return existsSync(env.CHROME_PATH) ? env.CHROME_PATH : null
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = NAMES.flatMap(name => folders.map(folder => join(folder, name + SUFFIX)))
  return [...candidates, ...places].find(path => existsSync(path)) ?? null
}

const canInstall = () =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  existsSync('/usr/bin/apt-get')

/** The browser for the tests; on Debian as root it is installed where missing. Null: there is none, and that was said. */
export async function needChromium() {
  const found = findChromium()
  if (found) return found
  if (!process.env.CHROME_PATH && canInstall()) {
    console.log('Installing Chromium ...')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (...args) => run('apt-get', ['-q', ...args], { cwd: '/', env })
    // What is listed may be too old to be had any more, or not listed at all.
    const install = () => apt('install', '-y', '--no-install-recommends', 'chromium')
    if ((await install()) !== 0 && (await apt('update')) === 0) await install()
  }
  const installed = findChromium()
  if (!installed)
    console.error(
      process.env.CHROME_PATH
        ? `There is no browser at CHROME_PATH (${process.env.CHROME_PATH}).`
        : 'The browser tests need Chrome or Chromium: install one, or say in CHROME_PATH where it is.',
    )
  return installed
}
