import { join } from 'node:path'
import sharp from 'sharp'
import type { Colouring } from './pictures/layers/colouring.ts'
import type { DrawingFacts } from './pictures/layers/drawing.ts'
import { colourDrawing, DRAWN, loadDrawing, storedDrawings } from './pictures/layers/drawings.ts'
import { designNamed } from './pictures/pieces/designs.ts'
import { type RoomFacts, storedRooms } from './pictures/rooms/stored-rooms.ts'
import { shadeOf } from './pictures/shots/shades.ts'
import type { Answer } from './shop-pages.ts'

/** Where the site shows all that is drawn. */
export const SHEETS_PATH = '/dev/pictures'

const STYLES_PATH = `${SHEETS_PATH}/folha.css`
/** From an address of its own: the site's policy lets no page carry styles. */
const STYLES = `
body { margin: 0 auto; padding: 1.5rem clamp(1rem, 3vw, 3rem) 4rem; max-width: 96rem; background: #fbf9f5; color: #1d1b18; font: 400 1rem/1.5 system-ui, sans-serif; }
h1, h2 { letter-spacing: -0.02em; line-height: 1.2; }
a { color: #1f4e8c; }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); gap: 1.5rem; padding: 0; list-style: none; }
ul img, p img, figure img { display: block; width: 100%; height: auto; border-radius: 0.625rem; background: #fff; }
ul img { aspect-ratio: 5 / 4; object-fit: contain; margin-bottom: 0.375rem; }
p:has(img) { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 1rem; align-items: end; }
figure { max-width: 60rem; margin: 0 0 2rem; }
figcaption { margin-top: 0.5rem; color: #625c53; font-size: 0.875rem; }
`

const MOST_WIDE = 1200
const CARD_WIDE = 360
/** Shades to try a design in: its own, and what cloth and wood come in. */
const TONES = ['bege', 'verde-garrafa', 'terracota', 'antracite', 'nogueira', 'branco'] as const

/** The pages and pictures under `/dev/pictures`; null when a path is none of them. `shade` puts one tone on what carries a product's colour. */
export async function contactSheets(address: string): Promise<Answer | null> {
  const { pathname, searchParams } = new URL(address, 'http://pictures.localhost')
  if (pathname === STYLES_PATH) return { status: 200, contentType: 'text/css; charset=utf-8', body: STYLES }
  if (pathname === SHEETS_PATH) return page('Peças desenhadas', familyList())
  const [, family] = /^\/dev\/pictures\/([a-z0-9-]+)$/.exec(pathname) ?? []
  if (family !== undefined) return sheetOf(family)
  const room = storedRooms().find(({ id }) => pathname === `${SHEETS_PATH}/salas/${id}.jpg`)
  if (room !== undefined) return { status: 200, contentType: 'image/jpeg', body: await roomWithHotspots(room) }
  const [, id] = /^\/dev\/pictures\/((?:[a-z0-9-]+\/){3}[a-z-]+)\.jpg$/.exec(pathname) ?? []
  return id === undefined ? null : pictureOf(id, searchParams)
}

function familyList(): string {
  const families = [...Map.groupBy(storedDrawings(), ({ family }) => family)]
  const rooms = storedRooms().map(
    ({ id, name, hotspots }) =>
      `<figure><img src="${SHEETS_PATH}/salas/${id}.jpg" width="${2 * CARD_WIDE}" height="${1.5 * CARD_WIDE}" loading="lazy" alt=""><figcaption>${name} (${id}): ${hotspots.map(({ design }) => design).join(', ')}</figcaption></figure>`,
  )
  return `<ul>${families.map(([family, drawings]) => `<li><a href="${SHEETS_PATH}/${family}">${imageOf(drawings.find(({ angle }) => angle === 'three-quarter') ?? (drawings[0] as DrawingFacts), '')}${family}</a> (${drawings.length})</li>`).join('')}</ul><h2>Salas</h2>${rooms.join('')}`
}

function sheetOf(family: string): Answer | null {
  const drawings = storedDrawings().filter((drawing) => drawing.family === family)
  if (drawings.length === 0) return null
  const rows = [...Map.groupBy(drawings, ({ design, size }) => `${design}, ${size}`)].map(([name, views]) => {
    const shades = TONES.map((tone) => imageOf(views[0] as DrawingFacts, `?shade=${tone}`)).join('')
    return `<h2>${name}</h2><p>${views.map((view) => `<a href="${addressOf(view)}?width=${MOST_WIDE}">${imageOf(view, '')}</a>`).join('')}</p><p>${shades}</p>`
  })
  return page(family, `<p><a href="${SHEETS_PATH}">Todas as famílias</a></p>${rows.join('')}`)
}

/** A room with a ring where each of its pieces is told to be. */
function roomWithHotspots({ file, width, height, hotspots }: RoomFacts): Promise<Buffer> {
  const rings = hotspots.map(
    ({ x, y }) =>
      `<circle cx="${x * width}" cy="${y * height}" r="12" fill="none" stroke="#fff" stroke-width="5"/><circle cx="${x * width}" cy="${y * height}" r="12" fill="none" stroke="#1f4f8f" stroke-width="2"/>`,
  )
  return sharp(join(DRAWN, file))
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rings.join('')}</svg>`,
        ),
      },
    ])
    .jpeg({ quality: 88 })
    .toBuffer()
}

function addressOf({ id }: DrawingFacts): string {
  return `${SHEETS_PATH}/${id}.jpg`
}

function imageOf(drawing: DrawingFacts, query: string): string {
  return `<img src="${addressOf(drawing)}${query}" width="${CARD_WIDE}" height="${Math.round((CARD_WIDE * drawing.height) / drawing.width)}" loading="lazy" alt="${drawing.id}">`
}

async function pictureOf(id: string, query: URLSearchParams): Promise<Answer | null> {
  if (!storedDrawings().some((drawing) => drawing.id === id)) return null
  const tone = TONES.find((one) => one === query.get('shade'))
  const width = Math.max(CARD_WIDE, Math.min(MOST_WIDE, Number(query.get('width')) || CARD_WIDE))
  const drawing = await loadDrawing(id)
  const { rgb, ...size } = await colourDrawing(
    drawing,
    { ...ownColours(drawing.facts), ...(tone === undefined ? {} : { body: shadeOf(tone), top: shadeOf(tone) }) },
    { width },
  )
  return {
    status: 200,
    contentType: 'image/jpeg',
    body: await sharp(rgb, { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer(),
  }
}

function ownColours({ family, design }: DrawingFacts): Colouring {
  return Object.fromEntries(
    Object.entries(designNamed(family, design).colours).map(([slot, colour]) => [slot, { colour }]),
  )
}

function page(title: string, body: string): Answer {
  return {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="${STYLES_PATH}"></head><body><h1>${title}</h1>${body}</body></html>`,
  }
}
