/** One colour as a painter mixes it: lit, itself, turned away, deep, and the line drawn on it. */
export interface Tones {
  readonly light: string
  readonly base: string
  readonly shade: string
  readonly deep: string
  readonly line: string
}

/** All a drawing may dip into: what the article's colour is, and the house's own materials. */
export interface Paint {
  readonly main: Tones
  /** Legs and frames of wood, told apart from the main colour. */
  readonly wood: Tones
  readonly metal: Tones
  readonly dark: Tones
  readonly brass: Tones
  readonly linen: Tones
  readonly white: Tones
  readonly leaf: Tones
  readonly clay: Tones
  readonly glass: Tones
}

const WARM_WHITE = '#fffaf2'
const WARM_BLACK = '#20150e'

/** Tones of one colour. Near black the line is lighter than the piece, so that detail stays; near white the shades are stronger. */
export function tonesOf(hex: string): Tones {
  const brightness = lightness(hex)
  if (brightness < 0.3)
    return {
      light: mix(hex, WARM_WHITE, 0.17),
      base: mix(hex, WARM_WHITE, 0.06),
      shade: mix(hex, WARM_BLACK, 0.3),
      deep: mix(hex, WARM_BLACK, 0.6),
      line: mix(hex, WARM_WHITE, 0.34),
    }
  if (brightness > 0.9)
    return {
      light: mix(hex, '#ffffff', 0.62),
      base: hex,
      shade: mix(hex, '#8b7a66', 0.22),
      deep: mix(hex, '#8b7a66', 0.42),
      line: mix(hex, '#6d5d4b', 0.6),
    }
  return {
    light: mix(hex, WARM_WHITE, 0.24),
    base: hex,
    shade: mix(hex, WARM_BLACK, 0.13),
    deep: mix(hex, WARM_BLACK, 0.29),
    line: mix(hex, WARM_BLACK, 0.48),
  }
}

/** The colour groups of the vocabulary by slug, calmed to what fabric, lacquer and wood look like. */
const groupHex: Readonly<Record<string, string>> = {
  branco: '#f5f1e9',
  bege: '#dccab0',
  castanho: '#8d6344',
  cinzento: '#a09f9b',
  preto: '#33302e',
  azul: '#4a6a92',
  verde: '#74886a',
  amarelo: '#deb65a',
  laranja: '#cc8352',
  vermelho: '#a5463e',
  rosa: '#dcacaa',
  roxo: '#836990',
  dourado: '#c6a461',
  prateado: '#c2c5c6',
}

/** What a category's pieces are mostly made of, for articles whose colour is unknown. */
export const usualHex = {
  linen: '#d9cbb6',
  sand: '#cdb697',
  oak: '#cfa877',
  walnut: '#8f6547',
  pine: '#dfc193',
  white: '#f5f1e9',
  black: '#33302e',
  grey: '#a5a49f',
  stone: '#b9b4aa',
  steel: '#c2c5c6',
  brass: '#c6a461',
  sage: '#8d9c80',
  olive: '#7b8261',
  forest: '#55705a',
  clay: '#c47f59',
  rust: '#b06a46',
  blue: '#4f6f96',
  mist: '#a9b8c2',
  rose: '#d9aea8',
  ochre: '#d3a955',
  wicker: '#c9a678',
  wine: '#8f4640',
  porcelain: '#f4efe6',
  concrete: '#b5b2ac',
} as const
export type UsualTone = keyof typeof usualHex | 'glass' | 'multi'

const glass: Tones = { light: '#f6fcfc8c', base: '#d3e4e4a6', shade: '#b3cdceb0', deep: '#8db0b3b8', line: '#6d979b' }
const many: Tones = {
  light: 'url(#many-light)',
  base: 'url(#many)',
  shade: 'url(#many-shade)',
  deep: '#8d6d58',
  line: '#5f4636',
}

/** The tones of a colour group (null: none known) for a piece that is usually in `usual`. */
export function mainTones(slug: string | null, usual: UsualTone): Tones {
  const wanted = slug === null || (slug !== 'transparente' && slug !== 'multicor' && !groupHex[slug]) ? usual : slug
  if (wanted === 'transparente' || wanted === 'glass') return glass
  if (wanted === 'multicor' || wanted === 'multi') return many
  return tonesOf(groupHex[wanted] ?? usualHex[wanted as keyof typeof usualHex])
}

const woodish = new Set([
  '#dccab0',
  '#deb65a',
  '#cc8352',
  '#c6a461',
  usualHex.linen,
  usualHex.sand,
  usualHex.oak,
  usualHex.pine,
  usualHex.wicker,
  usualHex.ochre,
  usualHex.clay,
])

export function paintWith(main: Tones): Paint {
  return {
    main,
    wood: tonesOf(woodish.has(main.base) ? '#8a6043' : '#c79d6b'),
    metal: tonesOf('#b9bbb9'),
    dark: tonesOf('#3d3834'),
    brass: tonesOf('#c2a05f'),
    linen: tonesOf('#ebe1d1'),
    white: tonesOf('#fbf8f3'),
    leaf: tonesOf('#768a63'),
    clay: tonesOf('#c07c58'),
    glass,
  }
}

/** `by` of the way from one colour to another. */
export function mix(from: string, to: string, by: number): string {
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(from, at) * (1 - by) + channel(to, at) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function channel(hex: string, at: number): number {
  return Number.parseInt(hex.slice(at, at + 2), 16)
}
function lightness(hex: string): number {
  return (0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)) / 255
}
