// Every sound of the page, made on the spot: notes and breaths of noise, balanced against each
// other by one gain and a compressor. Silent until somebody has clicked, and where it is switched off.
import { settings } from './settings.svelte'

/** A note: when it begins, its pitch (and where it glides to), how long and how loud it is. */
interface Note {
  at?: number
  pitch: number
  to?: number
  long?: number
  loud?: number
  wave?: OscillatorType
}
/** A breath of noise through a filter that glides. */
interface Breath {
  at?: number
  from: number
  to: number
  long: number
  loud: number
}
interface Sound {
  notes?: Note[]
  breaths?: Breath[]
}

const chord = (pitches: number[], apart = 0.09, more: Partial<Note> = {}): Note[] =>
  pitches.map((pitch, i) => ({ pitch, at: i * apart, ...more }))

const SOUNDS = {
  turn: { notes: chord([523, 659]) },
  /** Somebody to play with has come. */
  met: { notes: chord([523, 659, 784, 1047], 0.12, { long: 0.5 }) },
  move: { notes: [{ pitch: 330 }] },
  found: { notes: chord([523, 659, 784]) },
  refused: { notes: [{ pitch: 196 }] },
  /** A card swishes over. */
  flip: { breaths: [{ from: 900, to: 3600, long: 0.22, loud: 0.1 }] },
  /** One more of what is counted: `step` makes it rise. */
  count: { notes: [{ pitch: 392, long: 0.28, loud: 0.11 }] },
  /** The table holds its breath: a heart that beats. */
  breath: {
    notes: [
      { pitch: 62, to: 44, long: 0.2, loud: 0.34, wave: 'sine' },
      { at: 0.24, pitch: 58, to: 40, long: 0.24, loud: 0.26, wave: 'sine' },
    ],
  },
  trap: {
    notes: [
      { pitch: 150, to: 58, long: 0.5, loud: 0.3, wave: 'sine' },
      ...chord([185, 196], 0, { long: 0.55, loud: 0.08, wave: 'sawtooth' }),
    ],
    breaths: [{ from: 2400, to: 220, long: 0.3, loud: 0.22 }],
  },
  kept: {
    notes: [
      ...chord([392, 523, 659, 784], 0.1, { long: 0.6 }),
      { at: 0.4, pitch: 1047, long: 0.9 },
    ],
  },
  gem: { notes: chord([1319, 1760], 0.05, { long: 0.3, loud: 0.07, wave: 'sine' }) },
  /** A treasure lifts off. */
  lift: {
    notes: [
      { pitch: 392, to: 784, long: 0.5, loud: 0.09, wave: 'sine' },
      ...chord([784, 988, 1175], 0.1, { long: 0.5, loud: 0.07 }),
    ],
  },
  charge: {
    notes: [{ pitch: 55, to: 98, long: 0.7, loud: 0.24, wave: 'sawtooth' }],
    breaths: [{ from: 180, to: 900, long: 0.7, loud: 0.2 }],
  },
  hit: {
    notes: [{ pitch: 120, to: 45, long: 0.3, loud: 0.36, wave: 'sine' }],
    breaths: [{ from: 1600, to: 200, long: 0.2, loud: 0.26 }],
  },
  door: {
    notes: chord([294, 440, 587], 0.12, { long: 0.8, loud: 0.09 }),
    breaths: [{ from: 260, to: 700, long: 0.6, loud: 0.12 }],
  },
  gather: {
    breaths: [0, 0.07, 0.13, 0.18].map((at) => ({
      at,
      from: 2600,
      to: 1400,
      long: 0.06,
      loud: 0.14,
    })),
  },
  victory: {
    notes: [
      ...chord([392, 523, 659], 0.13, { long: 0.35 }),
      ...chord([523, 659, 784, 1047], 0.02, { long: 1.4, loud: 0.1 }).map((note) => ({
        ...note,
        at: note.at! + 0.42,
      })),
    ],
  },
  defeat: { notes: chord([392, 330, 262], 0.2, { long: 0.6, loud: 0.1, wave: 'sine' }) },
} satisfies Record<string, Sound>

const LONG = 0.38
const LOUD = 0.12

let context: AudioContext | undefined
let out: AudioNode | undefined
let noise: AudioBuffer | undefined

/** Whether anything may be heard. */
const mayPlay = () => settings.sound && Boolean(navigator.userActivation?.hasBeenActive)

/** Makes ready what sounds come out of: while something moves there is no time for it. */
export function tune(): void {
  if (!mayPlay()) return
  context ??= new AudioContext()
  out ??= loudspeaker(context)
  noise ??= hiss(context)
}

/** Makes a sound; `step` half-tones higher. Whoever looks elsewhere hears it only if it `calls`. */
export function chime(what: keyof typeof SOUNDS, step = 0, calls = false): void {
  if (!mayPlay()) return
  if (document.hidden && !calls) return
  const sound: Sound = SOUNDS[what]
  context ??= new AudioContext()
  out ??= loudspeaker(context)
  for (const note of sound.notes ?? []) play(context, out, note, 2 ** (step / 12))
  for (const breath of sound.breaths ?? []) blow(context, out, breath)
}

function loudspeaker(context: AudioContext): AudioNode {
  const all = new GainNode(context, { gain: 0.8 })
  all.connect(new DynamicsCompressorNode(context, { threshold: -18 })).connect(context.destination)
  return all
}

/** From nothing, up within a moment, and away. */
function swell(context: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.001, at + long)
  return gain
}

function play(context: AudioContext, out: AudioNode, note: Note, by: number): void {
  const { at = 0, pitch, to, long = LONG, loud = LOUD, wave = 'triangle' } = note
  const start = context.currentTime + at
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch * by })
  tone.frequency.setValueAtTime(pitch * by, start)
  if (to) tone.frequency.exponentialRampToValueAtTime(to * by, start + long)
  tone.connect(swell(context, start, loud, long)).connect(out)
  tone.start(start)
  tone.stop(start + long + 0.05)
}

function blow(context: AudioContext, out: AudioNode, breath: Breath): void {
  const { at = 0, from, to, long, loud } = breath
  const start = context.currentTime + at
  noise ??= hiss(context)
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 })
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + long)
  source
    .connect(filter)
    .connect(swell(context, start, loud, long))
    .connect(out)
  source.start(start)
  source.stop(start + long + 0.05)
}

function hiss(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
