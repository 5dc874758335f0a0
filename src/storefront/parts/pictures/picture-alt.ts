import { inSentence } from '#domains/catalogue/contract.ts'
import type { WireImage } from '../../site.ts'

/** What a picture shows, from the article's attributes; null: unknown. */
export interface ShownArticle {
  /** 'sofá', 'mesa de jantar'. */
  readonly noun: string
  readonly material: string | null
  readonly colour: string | null
}

/**
 * Alternative texts of an article's pictures, in their order, each a different one: what it is, of what and in which colour,
 * and how it is seen. "na cor" needs no agreement: 'Mesa de jantar em carvalho, na cor castanho, em ambiente'.
 */
export function pictureAlts(article: ShownArticle, images: readonly Pick<WireImage, 'type'>[]): string[] {
  const base = articleText(article)
  const counts = new Map<string, number>()
  return images.map(({ type }, index) => {
    const view = index > 0 && type === 'product' ? 'outra vista' : VIEWS[type]
    const count = (counts.get(view) ?? 0) + 1
    counts.set(view, count)
    return [base, view, count > 1 ? String(count) : '']
      .filter((part) => part !== '')
      .join(view === '' ? ' ' : ', ')
      .replace(/, (\d+)$/, ' $1')
  })
}

const VIEWS: Readonly<Record<WireImage['type'], string>> = {
  product: '',
  room: 'em ambiente',
  detail: 'pormenor',
  drawing: 'desenho com medidas',
  banner: 'imagem com texto',
  other: 'imagem da loja',
  category: 'desenho da categoria',
}

/** A noun that says its material already ('Espelho de madeira') is not told it again. */
function articleText({ noun, material, colour }: ShownArticle): string {
  const says = (word: string): boolean => noun.toLowerCase().includes(word.toLowerCase())
  const of = material === null || says(material) ? '' : ` em ${inSentence(material)}`
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}${of}${colour === null || says(colour) ? '' : `, na cor ${colour.toLowerCase()}`}`
}
