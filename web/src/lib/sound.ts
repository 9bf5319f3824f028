// A few quiet sounds, made on the spot; off unless somebody wants them.
import { settings } from './settings.svelte'

const NOTES = { turn: [523, 659], move: [330], found: [523, 659, 784], refused: [196] } as const

let context: AudioContext | undefined

export function chime(what: keyof typeof NOTES): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const start = context.currentTime
  NOTES[what].forEach((pitch, i) => {
    const tone = new OscillatorNode(context!, { type: 'triangle', frequency: pitch })
    const gain = new GainNode(context!, { gain: 0 })
    const at = start + i * 0.09
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(0.12, at + 0.015)
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.35)
    tone.connect(gain).connect(context!.destination)
    tone.start(at)
    tone.stop(at + 0.4)
  })
}
