import type { SoundVoice } from './voice.ts'

/** Overdriven: what Diabolicards sounds like. */

const rattle = (at: number, volume: number): SoundVoice => ({
  at,
  volume,
  frequency: 1900,
  release: 0.05,
  shape: 'triangle',
  slide: -3,
  noise: 0.8,
  modulation: 50,
})
const puff = (at: number, volume: number): SoundVoice => ({
  at,
  volume,
  frequency: 900,
  attack: 0.02,
  release: 0.07,
  shape: 'noise',
  slide: -2,
  filter: -900,
})

export const APOCALYPSE = {
  /** A card the size of a door. */
  slam: [
    { volume: 0.5, frequency: 92, release: 0.26, slide: -0.25 },
    { volume: 0.24, frequency: 300, release: 0.14, shape: 'noise', slide: -0.6, filter: -1300 },
    { at: 0.05, volume: 0.12, frequency: 46, sustain: 0.06, release: 0.3, shape: 'saw', filter: -400 },
  ],
  whoosh: [
    {
      volume: 0.3,
      frequency: 500,
      attack: 0.1,
      release: 0.18,
      shape: 'noise',
      slide: 4,
      deltaSlide: -12,
      filter: -1700,
    },
  ],
  /** A balloon that has lost its will. */
  pfft: [
    {
      volume: 0.24,
      frequency: 1300,
      attack: 0.02,
      sustain: 0.16,
      release: 0.24,
      shape: 'noise',
      slide: -1,
      filter: -1500,
    },
    {
      volume: 0.14,
      frequency: 240,
      attack: 0.02,
      release: 0.36,
      shape: 'saw',
      slide: -0.5,
      tremolo: 0.6,
      repeat: 0.04,
      filter: -700,
    },
  ],
  swell: [
    { volume: 0.3, frequency: 150, attack: 0.06, sustain: 0.1, release: 0.16, shape: 'saw', slide: 1.6, filter: -1500 },
    { at: 0.22, volume: 0.22, frequency: 620, release: 0.16, shape: 'triangle' },
  ],
  sag: [
    {
      volume: 0.34,
      frequency: 300,
      attack: 0.03,
      sustain: 0.12,
      release: 0.3,
      shape: 'saw',
      slide: -0.8,
      tremolo: 0.4,
      repeat: 0.06,
      filter: -900,
    },
  ],
  snap: [{ volume: 0.34, frequency: 1500, release: 0.05, shape: 'triangle', slide: -8 }, rattle(0.05, 0.2)],
  /** Two steps down, and nobody moves. */
  dread: [
    { volume: 0.3, frequency: 110, attack: 0.01, sustain: 0.14, release: 0.2, shape: 'saw', filter: -800 },
    { at: 0.3, volume: 0.34, frequency: 78, attack: 0.01, sustain: 0.3, release: 0.5, shape: 'saw', filter: -700 },
    { at: 0.3, volume: 0.26, frequency: 55, release: 0.7 },
  ],
  crack: [
    { volume: 0.3, frequency: 700, release: 0.05, shape: 'noise', slide: -3, filter: -2200 },
    { at: 0.05, volume: 0.26, frequency: 420, release: 0.1, shape: 'noise', slide: -1, filter: -1500 },
    { volume: 0.3, frequency: 130, release: 0.14, slide: -0.7 },
  ],
  dodge: [
    { volume: 0.26, frequency: 280, attack: 0.02, release: 0.2, shape: 'triangle', slide: 3.4 },
    puff(0.1, 0.26),
    puff(0.2, 0.2),
  ],
  boom: [
    { volume: 0.46, frequency: 60, attack: 0.01, sustain: 0.2, release: 0.9, slide: -0.04 },
    {
      volume: 0.3,
      frequency: 190,
      attack: 0.01,
      sustain: 0.24,
      release: 1,
      shape: 'noise',
      slide: -0.14,
      filter: -1000,
    },
    { at: 0.28, volume: 0.16, frequency: 90, sustain: 0.2, release: 0.7, shape: 'noise', slide: -0.05, filter: -600 },
  ],
  chain: [
    rattle(0, 0.28),
    rattle(0.08, 0.24),
    rattle(0.15, 0.28),
    rattle(0.24, 0.22),
    rattle(0.31, 0.28),
    { at: 0.4, volume: 0.44, frequency: 104, release: 0.3, slide: -0.2 },
  ],
  /** Played backwards: it swells, and stops. */
  rewind: [0, 0.16, 0.32].map(at => ({
    at,
    volume: 0.26,
    frequency: 640,
    attack: 0.12,
    release: 0.03,
    shape: 'saw' as const,
    slide: -1.4,
    filter: -1500,
  })),
} satisfies Record<string, readonly SoundVoice[]>
