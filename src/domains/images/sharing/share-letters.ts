import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#platform/project-root.ts'
import { type FontMetrics, readFontMetrics } from './font-metrics.ts'

/** Text upon a picture, by fonts of our own (fonts/README.md). */

export type Weight = 'text' | 'strong'

const FOLDER = join(projectRoot, 'src/domains/images/sharing/fonts')
const FONTS: Readonly<Record<Weight, { readonly name: string; readonly file: string }>> = {
  text: { name: 'Poiso Share', file: join(FOLDER, 'poiso-share.ttf') },
  strong: { name: 'Poiso Share Strong', file: join(FOLDER, 'poiso-share-strong.ttf') },
}

const read: Partial<Record<Weight, FontMetrics>> = {}

/** Read when the first picture is drawn. */
export function metricsOf(weight: Weight): FontMetrics {
  return (read[weight] ??= readFontMetrics(FONTS[weight].file))
}

/**
 * A name as these fonts can write it: letters that they lack lose their marks, and what is still unknown (emoji, other scripts) goes:
 * the machine's own fonts, if it has any, would fill in with whatever they are.
 */
export function writable(text: string): string {
  const { has } = metricsOf('strong')
  const known = Array.from(text.normalize('NFC'), (character) => {
    if (has(character)) return character
    if (/\s/.test(character)) return ' '
    const plain = STROKED[character] ?? character.normalize('NFKD')
    return Array.from(plain)
      .filter((each) => has(each) && !/\p{Mark}/u.test(each))
      .join('')
  })
  return known.join('').replaceAll(/\s+/g, ' ').trim()
}

/** Unicode takes no stroke off. */
const STROKED: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' }

export interface Letters {
  readonly weight: Weight
  readonly size: number
  /** #rrggbb */
  readonly color: string
}

/** One line as a picture. All lines of a size are equally high, from above 'Á' to below 'j', so that they can be laid out by it. */
export function drawLine(text: string, { weight, size, color }: Letters): Promise<Buffer> {
  const { name, file } = FONTS[weight]
  const markup = `<span size="${Math.round(size * 1024)}"><span foreground="${color}">${escaped(text)}</span><span fgalpha="1">Áj</span></span>`
  return sharp({ text: { text: markup, font: name, fontfile: file, dpi: 72, rgba: true } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '')
}
