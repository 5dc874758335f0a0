import { fold } from '../attributes/words/lexer.ts'
import { memoised } from '#platform/memory/memoised.ts'
import { categoryKeys } from './category-phrases.ts'

const maxPath = 300
const mostRemembered = 20_000

/** The words of each level of a shop's category path; levels without any are left out, and those that name a whole shop. */
export function pathLevels(path: string): string[][] {
  return path
    .slice(0, maxPath)
    .split(/[>»|/]|::/)
    .map(categoryKeys)
    .filter((keys) => keys.length > 0 && !isShopFront(keys))
}

/** "Home & Garden", "Casa e Jardim": all that we sell, not what stands in a garden. */
function isShopFront(keys: readonly string[]): boolean {
  return (
    keys.some((key) => homeWords.has(key)) &&
    keys.some((key) => gardenWords.has(key)) &&
    keys.every((key) => homeWords.has(key) || gardenWords.has(key))
  )
}

/** A path or a Google category as rules compare it: folded, one space, levels by ">"; stable under itself. */
export const pathKey = memoised(
  (path: string): string =>
    fold(path.slice(0, maxPath))
      .split('>')
      .map((level) => level.trim().replace(/\s+/g, ' '))
      .filter((level) => level !== '')
      .join('>'),
  mostRemembered,
)

/** Says a level nothing about the article: a campaign, the shop's front page, a code. */
export function isSilentLevel(keys: readonly string[]): boolean {
  return keys.every((key) => silentWords.has(key) || /\d/.test(key) || (key.length < 3 && key !== 'tv' && key !== 'wc'))
}

const homeWords = new Set(
  ['home', 'casa', 'lar', 'hogar', 'maison', 'house', 'haus', 'heim', 'wohnen', 'living'].flatMap((word) =>
    categoryKeys(word),
  ),
)
const gardenWords = new Set(
  ['garden', 'jardim', 'jardín', 'jardin', 'garten', 'giardino', 'outdoor', 'exterior'].flatMap((word) =>
    categoryKeys(word),
  ),
)

/** Folded and singular, as `categoryKeys` gives them; pt, en, es, fr, de. */
const silentWords = new Set(
  [
    ...'promocao promo promocional oferta saldo saldos outlet liquidacao desconto campanha black friday cyber monday natal especial novidade novo nova destaque top mais vendido recomendado ultima unidade oportunidade stock off',
    ...' home inicio loja online produto artigo catalogo categoria sem outro diverso vario geral todo toda tudo principal colecao gama marca root default null none undefined na test teste nosso',
    ...' sale new arrival arrivals deal offer clearance discount best seller bestseller featured shop store product item all category uncategorized uncategorised other misc miscellaneous general collection',
    ...' rebaja promocion novedad nuevo nueva inicio tienda producto articulo todos destacado otro liquidacion descuento coleccion sin',
    ...' accueil promotion solde nouveaute nouveau boutique produit tous tout autre divers remise collection non classe',
    ...' angebot aktion neuheit neu startseite alle produkte produkt artikel shop sonstige sonstiges ausverkauf rabatt kategorie reduziert',
  ]
    .join('')
    .split(' ')
    .flatMap((word) => categoryKeys(word)),
)
