/** In the order of preference; every browser has one of them. */
const TYPES = ['video/mp4;codecs=avc1', 'video/webm;codecs=vp9', 'video/webm'] as const

export interface Clip {
  /** Resolves with what was recorded. */
  stop(): Promise<{ readonly blob: Blob; readonly extension: 'mp4' | 'webm' }>
}

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && TYPES.some(type => MediaRecorder.isTypeSupported(type))

/** Records what a canvas shows from now on. */
export function record(canvas: HTMLCanvasElement): Clip {
  const type = TYPES.find(each => MediaRecorder.isTypeSupported(each)) ?? 'video/webm'
  const stream = canvas.captureStream(30)
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 8_000_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => void parts.push(data)
  recorder.start(1000)
  return {
    stop: () =>
      new Promise(resolve => {
        recorder.onstop = () => {
          for (const track of stream.getTracks()) track.stop()
          resolve({ blob: new Blob(parts, { type }), extension: type.startsWith('video/mp4') ? 'mp4' : 'webm' })
        }
        recorder.stop()
      }),
  }
}
