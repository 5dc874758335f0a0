import { drawFrom } from '../../prng.ts'
import { strokeText } from './stroke-text.ts'

const WORDS: readonly (readonly string[])[] = [
  ['Portes grátis', 'acima de 50 EUR'],
  ['Saldos', 'até 40 % menos'],
  ['Entrega', 'em 48 horas'],
  ['Garantia', '3 anos'],
  ['Pague em', '12 vezes'],
  ['Apoio ao cliente', '9 - 18 h'],
]
const GROUNDS = ['#c8452f', '#1f4f8f', '#f2c230', '#2d6b4f', '#2b2b2b'] as const

/** A banner of words, as some shops put among the pictures of an article. */
export function bannerSvg(key: string, [width, height]: readonly [number, number]): string {
  const draw = drawFrom(`banner/${key}`)
  const [lines, ground] = [draw.pick(WORDS), draw.pick(GROUNDS)]
  const written = lines.map((words, at) => {
    const { path, width: long } = strokeText(words)
    const scale = (width * 0.8) / Math.max(long, 420)
    const y = height * (0.38 + 0.26 * at)
    return `<path transform="translate(${(width - long * scale) / 2} ${y}) scale(${scale})" d="${path}" fill="none" stroke="${ground === '#f2c230' ? '#222222' : '#ffffff'}" stroke-width="${at === 0 ? 13 : 8}" stroke-linecap="round" stroke-linejoin="round"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${written.join('')}</svg>`
}

/** The shop's name across the lower part of its pictures, half transparent. */
export function markSvg(words: string, [width, height]: readonly [number, number]): string {
  const { path, width: long } = strokeText(words)
  const scale = (width * 0.5) / long
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path transform="translate(${width * 0.25} ${height * 0.72}) scale(${scale})" d="${path}" fill="none" stroke="#6a6a6a" stroke-opacity="0.45" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}
