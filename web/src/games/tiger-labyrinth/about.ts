import type { About } from '../board'

export const about: About = { minutes: [15, 25], level: 2, players: 2 }
