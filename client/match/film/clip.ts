import type { Lens } from '../../stage/lens.ts'
import { type Caption, captioned, type Inks } from './picture.ts'

/* A passage as a film file, made here: what the stage shows, with what is told of it written over it. */

/** What a clip is written with: encoded frame by frame where a browser can, else recorded as it comes. */
interface Reel {
  readonly extension: 'mp4' | 'webm'
  /** What the canvas shows now, so many seconds after the first. */
  add(seconds: number): Promise<void>
  finish(): Promise<Blob>
}

export interface Clip {
  /** Resolves with what was recorded. */
  stop(): Promise<{ readonly blob: Blob; readonly extension: Reel['extension'] }>
}

const RATE = 30
/** A clip is no wider, and both its sides are even: most players want them to be. */
const WIDEST = 1280
const BITS = 8_000_000

/** In the order of preference. */
const TYPES = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp9', 'video/webm'] as const
const recordable = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : TYPES.find(type => MediaRecorder.isTypeSupported(type))

export const canRecord = (): boolean => typeof VideoEncoder !== 'undefined' || recordable() !== undefined

/** Fetched when it is wanted. A file of its own making can be searched, and says how long it is. */
async function encoded(canvas: HTMLCanvasElement): Promise<Reel | null> {
  if (typeof VideoEncoder === 'undefined') return null
  const { BufferTarget, CanvasSource, getFirstEncodableVideoCodec, Mp4OutputFormat, Output, WebMOutputFormat } =
    await import('mediabunny')
  const { width, height } = canvas
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'vp8'], { width, height, bitrate: BITS })
  if (!codec) return null
  const format = codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat()
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new CanvasSource(canvas, { codec, bitrate: BITS })
  output.addVideoTrack(source, { frameRate: RATE })
  await output.start()
  return {
    extension: codec === 'avc' ? 'mp4' : 'webm',
    add: seconds => source.add(seconds, 1 / RATE),
    async finish() {
      await output.finalize()
      return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: format.mimeType })
    },
  }
}

function recorded(canvas: HTMLCanvasElement): Reel {
  const type = recordable() ?? 'video/webm'
  const stream = canvas.captureStream(RATE)
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  recorder.start(1000)
  return {
    extension: type.startsWith('video/mp4') ? 'mp4' : 'webm',
    add: () => Promise.resolve(),
    finish: () =>
      new Promise(resolve => {
        recorder.onstop = () => {
          for (const track of stream.getTracks()) track.stop()
          resolve(new Blob(parts, { type }))
        }
        recorder.stop()
      }),
  }
}

/** The stage as it goes: a frame of its canvas is gone as soon as it is shown, so it is watched like any other film. */
async function watched(canvas: HTMLCanvasElement): Promise<{ video: HTMLVideoElement; close: () => void }> {
  const stream = canvas.captureStream(RATE)
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = stream
  await video.play()
  const close = (): void => {
    video.srcObject = null
    for (const track of stream.getTracks()) track.stop()
  }
  return { video, close }
}

const even = (length: number): number => 2 * Math.round(length / 2)

/** Records what the stage shows from now on; `saying` is what is told of it, and may change. */
export async function record(lens: Lens, saying: () => Caption, inks: Inks): Promise<Clip> {
  const canvas = document.createElement('canvas')
  const share = Math.min(1, WIDEST / lens.canvas.width)
  canvas.width = even(lens.canvas.width * share)
  canvas.height = even(lens.canvas.height * share)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas to draw on')
  // Shown until the first frame comes, which this asks for.
  const first = lens.shoot(1)
  let said: { readonly text: string; readonly words: HTMLCanvasElement } | null = null
  const draw = (picture: CanvasImageSource): void => {
    const caption = saying()
    if (said?.text !== caption.text) said = { text: caption.text, words: captioned(canvas, caption, inks) }
    ctx.drawImage(picture, 0, 0, canvas.width, canvas.height)
    ctx.drawImage(said.words, 0, 0)
  }
  draw(first)
  const { video, close } = await watched(lens.canvas)
  // What cannot be fetched just now can be done without.
  const reel = (await encoded(canvas).catch(() => null)) ?? recorded(canvas)
  const began = performance.now()
  let adding: Promise<void> | null = null
  let last = -1
  const frame = async (): Promise<void> => {
    draw(video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? video : first)
    const seconds = (performance.now() - began) / 1000
    // No two frames at one time.
    if (seconds - last < 0.5 / RATE) return
    last = seconds
    await reel.add(seconds)
  }
  /** A machine that is too slow for it leaves frames out. */
  const tick = (): void => {
    adding ??= frame().finally(() => {
      adding = null
    })
  }
  tick()
  const timer = setInterval(tick, 1000 / RATE)
  return {
    async stop() {
      clearInterval(timer)
      await adding
      await frame()
      close()
      return { blob: await reel.finish(), extension: reel.extension }
    },
  }
}
