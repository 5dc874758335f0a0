/** Colours that the pieces are looked for in, and the walls of a room that is turned. */
export interface Palette {
  /** Of sofas, beds and chairs; of what stands beside them; of rugs; of wood and metal. */
  readonly main: string
  readonly second: string
  readonly rug: string
  readonly wood: string
  readonly wall: string
  readonly backWall: string
}

export type PaletteName = keyof typeof PALETTES

export const PALETTES = {
  salva: { main: '#9aa98e', second: '#d9cbb4', rug: '#ebe5d8', wood: '#c9a678', wall: '#eeeae0', backWall: '#c9cfbe' },
  areia: { main: '#d5c8b2', second: '#b3603f', rug: '#d2b88f', wood: '#bb8a52', wall: '#f1ebe0', backWall: '#dcc9b2' },
  mar: { main: '#4b6687', second: '#d6c7ad', rug: '#c2c3c2', wood: '#d4ab80', wall: '#eceef0', backWall: '#a9bccb' },
  terra: { main: '#b3603f', second: '#70703f', rug: '#cfbd9f', wood: '#7d5638', wall: '#f0e6d9', backWall: '#cf9f83' },
  noite: { main: '#404347', second: '#b07a48', rug: '#8c8f92', wood: '#232324', wall: '#e4e1da', backWall: '#6d737a' },
  garrafa: {
    main: '#1f4b3b',
    second: '#c6942e',
    rug: '#b5aa9c',
    wood: '#7d5638',
    wall: '#ece6d9',
    backWall: '#5b7263',
  },
  rosa: { main: '#c39a95', second: '#ebe5d8', rug: '#e2bdc0', wood: '#dcba88', wall: '#f4ece6', backWall: '#e3c8bf' },
  linho: { main: '#ebe5d8', second: '#9aa98e', rug: '#e9dcc2', wood: '#c9a678', wall: '#f3efe6', backWall: '#dfd8c8' },
  mostarda: {
    main: '#c6942e',
    second: '#2f5fa8',
    rug: '#c2c3c2',
    wood: '#55585c',
    wall: '#efebe2',
    backWall: '#b9bdb9',
  },
} as const satisfies Readonly<Record<string, Palette>>
