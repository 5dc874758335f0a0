import sharp from 'sharp'
import type { DrawingFacts } from './pictures/layers/drawing.ts'
import { colourDrawing, loadDrawing, storedDrawings } from './pictures/layers/drawings.ts'
import { shadeOf } from './pictures/shots/shades.ts'
import type { Answer } from './shop-pages.ts'

/** Where the site shows all that is drawn. */
export const SHEETS_PATH = '/dev/pictures'

const MOST_WIDE = 1200
const CARD_WIDE = 360
/** Shades to try a design in: its own, and what cloth and wood come in. */
const TONES = ['bege', 'verde-garrafa', 'terracota', 'antracite', 'nogueira', 'branco'] as const

/** The pages and pictures under `/dev/pictures`; null when a path is none of them. `shade` puts one tone on what carries a product's colour. */
export const contactSheets = async (address: string): Promise<Answer | null> => {
  const { pathname, searchParams } = new URL(address, 'http://pictures.localhost')
  if (pathname === SHEETS_PATH) return page('Peças desenhadas', familyList())
  const [, family] = /^\/dev\/pictures\/([a-z0-9-]+)$/.exec(pathname) ?? []
  if (family !== undefined) return sheetOf(family)
  const [, id] = /^\/dev\/pictures\/((?:[a-z0-9-]+\/){3}[a-z-]+)\.jpg$/.exec(pathname) ?? []
  return id === undefined ? null : pictureOf(id, searchParams)
}

const familyList = (): string => {
  const families = [...Map.groupBy(storedDrawings(), ({ family }) => family)]
  return `<ul>${families.map(([family, drawings]) => `<li><a href="${SHEETS_PATH}/${family}">${imageOf(drawings[0] as DrawingFacts, '')}<br>${family}</a> (${drawings.length})</li>`).join('')}</ul>`
}

const sheetOf = (family: string): Answer | null => {
  const drawings = storedDrawings().filter((drawing) => drawing.family === family)
  if (drawings.length === 0) return null
  const rows = [...Map.groupBy(drawings, ({ design, size }) => `${design}, ${size}`)].map(([name, views]) => {
    const shades = TONES.map((tone) => imageOf(views[0] as DrawingFacts, `?shade=${tone}`)).join('')
    return `<h2>${name}</h2><p>${views.map((view) => `<a href="${addressOf(view)}?width=${MOST_WIDE}">${imageOf(view, '')}</a>`).join('')}</p><p>${shades}</p>`
  })
  return page(family, `<p><a href="${SHEETS_PATH}">Todas as famílias</a></p>${rows.join('')}`)
}

const addressOf = ({ id }: DrawingFacts): string => `${SHEETS_PATH}/${id}.jpg`

const imageOf = (drawing: DrawingFacts, query: string): string => `<img src="${addressOf(drawing)}${query}" width="${CARD_WIDE}" height="${Math.round((CARD_WIDE * drawing.height) / drawing.width)}" loading="lazy" alt="${drawing.id}">`

const pictureOf = async (id: string, query: URLSearchParams): Promise<Answer | null> => {
  if (!storedDrawings().some((drawing) => drawing.id === id)) return null
  const tone = TONES.find((one) => one === query.get('shade'))
  const width = Math.min(MOST_WIDE, Number(query.get('width')) || CARD_WIDE)
  const drawing = await loadDrawing(id)
  const { rgb, ...size } = await colourDrawing(drawing, tone === undefined ? {} : { body: shadeOf(tone), top: shadeOf(tone) }, { width })
  return { status: 200, contentType: 'image/jpeg', body: await sharp(rgb, { raw: { ...size, channels: 3 } }).jpeg({ quality: 88 }).toBuffer() }
}

const page = (title: string, body: string): Answer => ({ status: 200, contentType: 'text/html; charset=utf-8', body: `<!doctype html><html lang="pt-PT"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>` })
