/** The parts of ZzFX that are used. Importing it makes its AudioContext, so it throws where there is none. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    readonly sampleRate: number
    readonly audioContext: AudioContext
    buildSamples(...parameters: readonly (number | undefined)[]): number[]
  }
}
