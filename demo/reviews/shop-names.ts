import { shops } from '../shops/shops.ts'

/** Shops of which one says "o". */
const MASCULINE = /^(Armazém|Atelier|Ofício|Quintal|Ninho|Tacho)/

/** A shop in a sentence: "a Nordeira", "na Nordeira", "da Nordeira". */
export function shopInSentence(slug: string): { readonly a: string; readonly na: string; readonly da: string } {
  const name = shops.find((shop) => shop.slug === slug)?.name ?? slug
  const article = MASCULINE.test(name) ? 'o' : 'a'
  return { a: `${article} ${name}`, na: `n${article} ${name}`, da: `d${article} ${name}` }
}
