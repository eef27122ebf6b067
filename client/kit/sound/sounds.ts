import { APOCALYPSE } from './apocalypse.ts'
import type { SoundVoice } from './voice.ts'

/** D minor: the city's key. */
const D4 = 293.66
const F4 = 349.23
const A4 = 440
const D5 = 587.33
const F5 = 698.46
const A5 = 880

/** A card over felt: air more than tone. */
const slip = (at: number, volume: number): SoundVoice => ({
  at,
  volume,
  frequency: 2400,
  attack: 0.012,
  release: 0.07,
  shape: 'noise',
  slide: -3,
  filter: -1700,
})
const knock = (at: number, volume: number, frequency: number): SoundVoice => ({
  at,
  volume,
  frequency,
  release: 0.045,
  shape: 'triangle',
  slide: -1.5,
  noise: 0.6,
})
/** A pea whistle: two tones that beat against each other. */
const pea = (at: number, sustain: number): SoundVoice[] =>
  [2350, 2420].map(frequency => ({
    at,
    volume: 0.13,
    frequency,
    attack: 0.015,
    sustain,
    release: 0.06,
    repeat: 0.03,
    tremolo: 0.5,
    modulation: 30,
  }))
/** Horns, short and low enough for a club. */
const horn = (at: number, volume: number, frequency: number, sustain: number): SoundVoice => ({
  at,
  volume,
  frequency,
  attack: 0.02,
  sustain,
  release: 0.18,
  shape: 'saw',
  filter: -1400,
})
/** A vibraphone heard through a wall. */
const bell = (at: number, volume: number, frequency: number, release: number): SoundVoice => ({
  at,
  volume,
  frequency,
  attack: 0.004,
  release,
  curve: 1.4,
})
const wail = (at: number): SoundVoice => ({
  at,
  volume: 0.22,
  frequency: 380,
  attack: 0.15,
  sustain: 0.25,
  release: 0.35,
  slide: 3.2,
  deltaSlide: -8.4,
  filter: -700,
  shape: 'triangle',
})
const ring = (at: number): SoundVoice[] =>
  [1180, 1500].map(frequency => ({
    at,
    volume: 0.12,
    frequency,
    attack: 0.01,
    sustain: 0.3,
    release: 0.08,
    repeat: 0.045,
    tremolo: 0.7,
  }))

export const SOUNDS = {
  click: [{ volume: 0.22, frequency: 1050, release: 0.025, shape: 'triangle', slide: -6 }],
  card: [slip(0, 0.4)],
  deal: [slip(0, 0.34), slip(0.09, 0.38), slip(0.18, 0.34)],
  die: [
    knock(0, 0.42, 420),
    knock(0.13, 0.36, 380),
    knock(0.23, 0.3, 440),
    knock(0.3, 0.22, 400),
    knock(0.35, 0.16, 430),
    knock(0.39, 0.1, 410),
  ],
  hop: [{ volume: 0.28, frequency: 190, attack: 0.01, release: 0.11, slide: 1.6 }],
  thud: [
    { volume: 0.6, frequency: 78, release: 0.2, slide: -0.2 },
    { volume: 0.14, frequency: 500, release: 0.04, shape: 'noise', filter: -500 },
  ],
  siren: [wail(0), wail(0.68)],
  stamp: [
    { volume: 0.6, frequency: 120, release: 0.11, slide: -0.6 },
    { volume: 0.3, frequency: 1800, release: 0.05, shape: 'noise', filter: -1600 },
  ],
  neon: [
    { volume: 0.14, frequency: 118, attack: 0.01, release: 0.06, shape: 'saw', filter: -900 },
    { at: 0.12, volume: 0.16, frequency: 118, attack: 0.02, sustain: 0.22, release: 0.2, shape: 'saw', filter: -900 },
  ],
  success: [bell(0, 0.3, D5, 0.4), bell(0.11, 0.32, A5, 0.6)],
  fail: [
    { volume: 0.3, frequency: F4 / 2, attack: 0.02, sustain: 0.08, release: 0.16, shape: 'saw', filter: -500 },
    {
      at: 0.2,
      volume: 0.32,
      frequency: F4 / 2 / 1.06,
      attack: 0.02,
      sustain: 0.12,
      release: 0.34,
      shape: 'saw',
      slide: -0.05,
      filter: -450,
    },
  ],
  turn: [bell(0, 0.36, A4, 0.5), bell(0.16, 0.4, D5, 0.8)],
  win: [
    bell(0, 0.26, D4, 0.5),
    bell(0.13, 0.26, F4, 0.5),
    bell(0.26, 0.26, A4, 0.5),
    bell(0.39, 0.24, D5, 1),
    bell(0.39, 0.16, F5, 1),
    bell(0.39, 0.16, A5, 1),
    { at: 0.39, volume: 0.22, frequency: D4 / 2, attack: 0.01, release: 1 },
  ],
  shadow: [
    { volume: 0.34, frequency: D4 / 4, attack: 0.12, sustain: 0.15, release: 0.4, slide: -0.06 },
    { volume: 0.1, frequency: 700, attack: 0.16, release: 0.34, shape: 'noise', filter: -600 },
  ],
  whistle: [...pea(0, 0.09), ...pea(0.19, 0.32)],
  torch: [
    { volume: 0.26, frequency: 900, release: 0.02, shape: 'triangle', slide: -4 },
    { at: 0.09, volume: 0.1, frequency: 300, attack: 0.2, release: 0.3, shape: 'noise', filter: -400 },
  ],
  nothing: [
    { volume: 0.22, frequency: F4 / 2, attack: 0.01, release: 0.14 },
    { at: 0.13, volume: 0.22, frequency: D4 / 2, attack: 0.01, release: 0.24 },
  ],
  sting: [horn(0, 0.2, D4, 0.12), horn(0, 0.18, D4 * Math.SQRT2, 0.12), horn(0, 0.14, F5, 0.12)],
  danger: [
    { volume: 0.66, frequency: 55, attack: 0.004, sustain: 0.05, release: 0.42, slide: -0.03 },
    { volume: 0.2, frequency: D4 / 2, attack: 0.004, release: 0.24, shape: 'saw', filter: -420 },
  ],
  relief: [bell(0, 0.2, A4, 0.3), bell(0.1, 0.2, D4, 0.5)],
  blade: [
    { volume: 0.24, frequency: 3200, attack: 0.03, release: 0.12, shape: 'noise', slide: -8 },
    { at: 0.1, volume: 0.3, frequency: 1700, release: 0.16, shape: 'triangle', slide: -2, modulation: 60 },
  ],
  shot: [
    { volume: 0.34, frequency: 160, release: 0.16, shape: 'noise', slide: -1.2, filter: -1400 },
    { volume: 0.26, frequency: 84, release: 0.2, slide: -0.4 },
  ],
  both: [
    { volume: 0.44, frequency: 130, release: 0.22, shape: 'noise', slide: -0.8, filter: -1500 },
    { at: 0.08, volume: 0.26, frequency: 1500, release: 0.14, shape: 'triangle', slide: -3, modulation: 60 },
  ],
  miss: [{ volume: 0.2, frequency: 1500, attack: 0.06, release: 0.16, shape: 'noise', slide: -4, filter: -1500 }],
  shield: [bell(0, 0.3, 1244, 0.3), bell(0, 0.22, 1810, 0.22), knock(0, 0.3, 240)],
  wound: [
    { volume: 0.5, frequency: 150, release: 0.16, slide: -0.9 },
    { at: 0.02, volume: 0.2, frequency: 460, attack: 0.03, release: 0.2, shape: 'saw', slide: -1.2, filter: -900 },
  ],
  trap: [knock(0, 0.5, 900), knock(0.05, 0.44, 300), { at: 0.06, volume: 0.3, frequency: 110, release: 0.2 }],
  fanfare: [
    horn(0, 0.16, D4, 0.06),
    horn(0.16, 0.16, F4, 0.06),
    horn(0.32, 0.16, A4, 0.06),
    horn(0.48, 0.16, D5, 0.5),
    horn(0.48, 0.12, A4, 0.5),
    horn(0.48, 0.1, F5, 0.5),
    bell(0.5, 0.1, A5 * 2, 0.5),
    bell(0.6, 0.1, F5 * 2, 0.5),
  ],
  /** A door of iron, and what is behind it. */
  jail: [
    { volume: 0.4, frequency: 70, release: 0.5, slide: -0.06 },
    { volume: 0.26, frequency: 420, release: 0.3, shape: 'noise', modulation: 40, filter: -1300 },
    bell(0.03, 0.2, 311, 0.9),
    bell(0.03, 0.14, 493, 0.7),
    knock(0.42, 0.4, 260),
  ],
  vanish: [
    bell(0, 0.22, A4, 0.5),
    bell(0.18, 0.22, F4, 0.5),
    bell(0.36, 0.22, D4, 0.9),
    { at: 0.5, volume: 0.16, frequency: 1200, attack: 0.35, release: 0.5, shape: 'noise', slide: -0.8, filter: -1200 },
    { at: 0.5, volume: 0.22, frequency: D4 / 4, attack: 0.1, release: 0.8 },
  ],
  /** Two saws out of tune, and the revs go up. */
  engine: [52, 53.4].map(frequency => ({
    volume: 0.26,
    frequency,
    attack: 0.08,
    sustain: 0.7,
    release: 0.5,
    shape: 'saw' as const,
    slide: 0.11,
    tremolo: 0.25,
    repeat: 0.06,
    filter: -520,
  })),
  tyres: [
    {
      volume: 0.26,
      frequency: 920,
      attack: 0.03,
      sustain: 0.26,
      release: 0.2,
      shape: 'saw',
      slide: -0.5,
      noise: 0.5,
      filter: 700,
    },
    { volume: 0.12, frequency: 1380, attack: 0.05, sustain: 0.2, release: 0.16, shape: 'noise', filter: 900 },
  ],
  /** A roller shutter: slat by slat. */
  door: [0, 0.07, 0.14, 0.21, 0.28, 0.35, 0.42].map(at => knock(at, 0.34 - at * 0.2, 210 + at * 160)),
  phone: [...ring(0), ...ring(0.5)],
  message: [bell(0, 0.24, F5, 0.12), bell(0.07, 0.2, A5, 0.16)],
  ...APOCALYPSE,
} satisfies Record<string, readonly SoundVoice[]>

export type SoundName = keyof typeof SOUNDS
