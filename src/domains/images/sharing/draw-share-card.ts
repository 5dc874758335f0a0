import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { brandMark, BRAND_BLUE } from './brand-mark.ts'
import { breakLines } from './break-lines.ts'
import { drawLine, type Letters, metricsOf, writable } from './share-letters.ts'
import { SHARE_CARD } from './share-card-size.ts'
import { type Box, pictureBoxes } from './picture-boxes.ts'

export interface ShareCard {
  readonly siteName: string
  readonly title: string
  /** The figure that people look for: 'desde 199 €'; null: none is known. */
  readonly figure: string | null
  readonly note: string
}

const INK = '#1d1b18'
const SOFT = '#625c53'
const GROUND = '#fbf9f5'
const LINE = '#e5dfd3'
const EDGE = 64
/** Above the blue foot. */
const FOOT = 10
const PANEL = { left: 640, top: 0, width: 560, height: SHARE_CARD.height - FOOT }
/** Without a picture: tiles at the right edge. */
const TILES = { left: 890, size: 155 }

/** The title is as large as it can be; what is too long for the smallest ends in '…'. */
const TITLES = [
  { size: 84, most: 2 },
  { size: 64, most: 3 },
  { size: 54, most: 4 },
  { size: 46, most: 5 },
] as const

const NOTE = { top: 532, size: 30, most: 2 }

/** The places of so many pictures, which are handed over in these sizes. */
export function shareCardBoxes(count: number): readonly Box[] {
  return pictureBoxes(count, PANEL)
}

/** What is shown of a page that is shared: its pictures at the right, what it is at the left. */
export async function drawShareCard(card: ShareCard, pictures: readonly Buffer[]): Promise<Sharp> {
  const width = (pictures.length === 0 ? TILES.left : PANEL.left) - EDGE - 40
  const boxes = shareCardBoxes(pictures.length)
  const texts = await Promise.all([
    at(EDGE + 66, 61, card.siteName, { weight: 'strong', size: 40, color: INK }),
    ...titleLines(card.title, width),
    ...(card.figure === null ? [] : [at(EDGE, 452, card.figure, { weight: 'strong', size: 56, color: BRAND_BLUE })]),
    ...noteLines(card.note, width),
  ])
  return sharp(Buffer.from(ground(pictures.length === 0))).composite([
    ...(await Promise.all(pictures.map((picture, index) => inPlace(picture, boxes[index] as Box)))),
    ...texts,
  ])
}

/** Pictures come in their box's shape, and smaller where there is no more of them. */
async function inPlace(picture: Buffer, { left, top, width, height }: Box): Promise<OverlayOptions> {
  return { input: await sharp(picture).resize(width, height).toBuffer(), left, top }
}

function titleLines(title: string, width: number): Promise<OverlayOptions>[] {
  const text = writable(title)
  const metrics = metricsOf('strong')
  const tried = TITLES.map((each) => ({ ...each, ...breakLines(text, { ...each, width, metrics }) }))
  const { size, lines } = tried.find(({ isWhole }) => isWhole) ?? (tried.at(-1) as (typeof tried)[number])
  return lines.map((line, index) =>
    at(EDGE, 150 + Math.round(index * size * 1.16), line, { weight: 'strong', size, color: INK }),
  )
}

/** In two lines where one would cut it. */
function noteLines(note: string, width: number): Promise<OverlayOptions>[] {
  const { lines } = breakLines(writable(note), { ...NOTE, width, metrics: metricsOf('text') })
  return lines.map((line, index) =>
    at(EDGE, NOTE.top + index * 40, line, { weight: 'text', size: NOTE.size, color: SOFT }),
  )
}

async function at(left: number, top: number, text: string, letters: Letters): Promise<OverlayOptions> {
  return { input: await drawLine(writable(text), letters), left, top }
}

function ground(isTiled: boolean): string {
  const { width, height } = SHARE_CARD
  const right = isTiled
    ? tiles()
    : `<rect x="${PANEL.left}" width="${PANEL.width}" height="${PANEL.height}" fill="${LINE}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${GROUND}"/>${right}<rect y="${PANEL.height}" width="${width}" height="${FOOT}" fill="${BRAND_BLUE}"/><g transform="translate(${EDGE} 56) scale(.8125)"><rect width="64" height="64" rx="14" fill="${BRAND_BLUE}"/>${brandMark}</g></svg>`
}

/** Azulejos: quarter circles that meet in fours. */
function tiles(): string {
  const { left, size } = TILES
  const half = size / 2
  const cells = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [left + (index % 2) * size, Math.floor(index / 2) * size]
    const corner = (cx: number, cy: number, r: number, fill: string) =>
      `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
    const corners = [
      [0, 0],
      [size, 0],
      [0, size],
      [size, size],
    ] as const
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="#e9eff7"/>${corners
      .map(
        ([cx, cy]) =>
          corner(cx, cy, half, BRAND_BLUE) +
          corner(cx, cy, half * 0.62, '#e9eff7') +
          corner(cx, cy, half * 0.3, '#a8431f'),
      )
      .join(
        '',
      )}<rect x=".5" y=".5" width="${size - 1}" height="${size - 1}" fill="none" stroke="${GROUND}" stroke-width="2"/></svg>`
  })
  return cells.join('')
}
