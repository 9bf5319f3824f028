import type { About } from '../board'

export const about: About = { minutes: [30, 45], level: 3, players: 3 }
