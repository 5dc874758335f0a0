import type { SizeElement } from './size-elements.ts'

/**
 * One letter means different sides in different languages: L is largura, larghezza, largeur, and Länge, length, longueur;
 * D is depth, dybde, diepte, and diâmetro; A is altura, and ancho. The letters beside it tell which:
 *
 *     L 160 x P 90 x A 75   l = width        L x W x H, L x B x H, L x l x H   the first l = length
 *     W 120 x D 60 x H 75   d = depth        D 45 x H 60                       d = diameter
 *     A 160 x F 90 x H 75   a = width
 */
export function lettersSettled(elements: readonly SizeElement[]): readonly SizeElement[] {
  if (elements.length < 2 || elements.every(({ letter }) => letter === null)) return elements
  const letters = elements.map(({ letter }) => letter)
  const has = (letter: string): boolean => letters.includes(letter)
  const hasWidth = elements.some(({ axis, letter }) => axis === 'width' && letter !== 'l')
  return elements.map((element, index) => {
    if (element.letter === 'l' && (hasWidth || (letters.lastIndexOf('l') !== index && letters.indexOf('l') === index)))
      return { ...element, axis: 'length' }
    if (element.letter === 'd' && elements.some(({ axis }) => axis === 'width' || axis === 'length'))
      return { ...element, axis: 'depth' }
    if (element.letter === 'a' && has('h')) return { ...element, axis: 'width' }
    return element
  })
}
