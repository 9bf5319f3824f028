// The icons of this game by the names of the things they stand for.
import barefoot from 'game-icon:barefoot'
import brickWall from 'game-icon:brick-wall'
import brokenWall from 'game-icon:broken-wall'
import bullHorns from 'game-icon:bull-horns'
import cape from 'game-icon:cape'
import clockwise from 'game-icon:clockwise-rotation'
import dodge from 'game-icon:dodge'
import crackedDisc from 'game-icon:cracked-disc'
import crown from 'game-icon:crenel-crown'
import fallingRocks from 'game-icon:falling-rocks'
import hand from 'game-icon:hand'
import healingShield from 'game-icon:healing-shield'
import heartPlus from 'game-icon:heart-plus'
import hood from 'game-icon:hood'
import hunterEyes from 'game-icon:hunter-eyes'
import key from 'game-icon:key'
import lion from 'game-icon:lion'
import maze from 'game-icon:maze'
import minotaur from 'game-icon:minotaur'
import mirror from 'game-icon:mirror-mirror'
import openLock from 'game-icon:padlock-open'
import poison from 'game-icon:poison'
import roundShield from 'game-icon:round-shield'
import sandSnake from 'game-icon:sand-snake'
import snakeSpiral from 'game-icon:snake-spiral'
import spartan from 'game-icon:spartan'
import stairs from 'game-icon:stairs'
import temple from 'game-icon:greek-temple'
import torch from 'game-icon:torch'
import tripleGate from 'game-icon:triple-gate'
import wing from 'game-icon:feathered-wing'
import wolf from 'game-icon:wolf-head'
import wolfTrap from 'game-icon:mantrap'
import wound from 'game-icon:water-drop'
import { cards, medusa, thread } from './drawn'

export const FEET = barefoot
export const HAND = hand
export const KEY = key
export const MAZE = maze
export const WOUND = wound
export const TORCH = torch
export const HOOF = bullHorns

/** What is on tiles, heroes and monsters. */
export const SIGNS: Record<string, string> = {
  wall: brickWall,
  hide: hood,
  trap: wolfTrap,
  passage: stairs,
  door: temple,
  bronze: key,
  silver: key,
  gold: key,
  iron: key,
  sostrate: roundShield,
  diodotus: spartan,
  akikios: crown,
  leona: lion,
  minotaur,
  medusa,
  cerberus: wolf,
  charge: minotaur,
}

/** Actions of the hero board. */
export const SLOTS: Record<string, string> = {
  move: barefoot,
  explore: torch,
  discover: key,
  desperate: cards,
  'rotate-wall': brickWall,
  'rotate-tile': clockwise,
  heal: healingShield,
  recover: heartPlus,
  rearrange: clockwise,
}

export const CARDS: Record<string, string> = {
  earthquake: crackedDisc,
  'hermes-mischief': wing,
  ambrosia: heartPlus,
  'loose-locks': openLock,
  'wings-of-icarus': wing,
  'ball-of-thread': thread,
  'blueprint-of-daedalus': clockwise,
  'falling-stones': fallingRocks,
  'crumbling-walls': brokenWall,
  'echoing-roar': bullHorns,
  'red-cloth': cape,
  'cloak-of-shadows': hood,
  'close-call': dodge,
  torchlight: torch,
  disarm: wolfTrap,
  'twist-of-fate': clockwise,
  'second-wind': barefoot,
  'thief-in-the-dark': hand,
  'poisoned-spring': poison,
  'whisper-of-the-oracle': hunterEyes,
  'body-of-a-python': sandSnake,
  'stone-gaze': medusa,
  'mirror-shield': mirror,
  petrify: brickWall,
  'shed-skin': snakeSpiral,
  'smell-o-vision': wolf,
  'honey-cake': wolf,
  'three-jaws': wound,
  'gate-of-hades': tripleGate,
  'fresh-trail': barefoot,
}

/** The inks of keys and heroes; each has a letter or a figure of its own too. */
export const INKS: Record<string, string> = {
  bronze: 'var(--lo-bronze)',
  silver: 'var(--lo-silver)',
  gold: 'var(--lo-gold)',
  iron: 'var(--lo-iron)',
  sostrate: 'var(--lo-sostrate)',
  diodotus: 'var(--lo-diodotus)',
  akikios: 'var(--lo-akikios)',
  leona: 'var(--lo-leona)',
}
