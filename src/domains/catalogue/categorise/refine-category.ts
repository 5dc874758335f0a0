import { fold } from '../attributes/words/lexer.ts'
import { categoryBySlug, isAncestor, type Category } from '../category-tree.ts'
import { setOfSeats } from './set-of-seats.ts'

/**
 * Kinds that share their words, told apart by what else a name says: a sofa with its armchairs is a set, a cushion of velvet lies on a sofa whatever
 * shelf of pillows it stands on. The same category where nothing else is said.
 */
export function refineCategory(category: Category, title: string, productType: string | null): Category {
  if (pillows.has(category))
    return pillowOf(category, fold(title.slice(0, maxTitle)), fold((productType ?? '').slice(-maxTitle)))
  if (gardenSeats.some((node) => isAncestor(node, category)) && !besideSeats.has(category))
    return setOfSeats(title, true) ? gardenSet : category
  if (seats.some((node) => isAncestor(node, category)) || category === livingRoom)
    return setOfSeats(title, false, ofOneSofa.has(category)) ? sofaSet : category
  return category
}

const maxTitle = 120

function slug(name: string): Category {
  const category = categoryBySlug(name)
  if (!category) throw new Error(`refine-category.ts names the category "${name}", which does not exist`)
  return category
}

const [livingRoom, sofaSet, gardenSet] = [
  slug('sala-de-estar'),
  slug('conjuntos-de-sofas'),
  slug('conjuntos-de-jardim'),
]
const seats = [slug('sofas'), slug('poltronas-e-pufes')]
const gardenSeats = [slug('moveis-de-jardim')]
const besideSeats = new Set(
  ['almofadas-de-exterior', 'capas-de-moveis-de-jardim', 'redes-e-baloicos', 'espreguicadeiras'].map(slug),
)
/** "Sofá de canto 3+2 lugares" is one. */
const ofOneSofa = new Set(['sofas-de-canto', 'sofas-com-chaise-longue', 'sofas-modulares', 'sofas-cama'].map(slug))

const [forSleeping, forLooks] = [slug('almofadas-de-dormir'), slug('almofadas-decorativas')]
const pillows = new Set([forSleeping, forLooks])

/** What says for which of the two a pillow is; then what says how one sleeps on it; then cloth, pattern and a square of the sofa's size. */
function pillowOf(category: Category, title: string, path: string): Category {
  if (forShow.test(title)) return forLooks
  if (asleep.test(title)) return forSleeping
  if (forShow.test(path)) return forLooks
  return !filled.test(title) && (dressed.test(title) || isSquare(title)) ? forLooks : category
}

const forShow =
  /\bdecorati|\bdecorat[ei]v|\bdecor\b|\bdecoracion|\bdecoracao|\b(?:throw|accent|scatter|toss|sofa|couch) ?(?:pillow|cushion)|\bdeko|\bzierk|\bsofak|\bsierk|\bpynte|\bprydnad|\barredo\b|\bde sofa\b|\bde canape\b|\bdivano\b|\bdekorac/
const asleep =
  /\bdormir|\bsleep|\bbed pillow|\bvisco|\bmemor|\bcervica|\bortoped|\borthop|\blatex\b|\bdun(?:kud|put)|\btravesseiro|\boreiller|\balmohada|\bkopfk|\bschlafk|\bnackens|\bguancial|\bhoofdk|\bhuvudk|\bhodep|\bhovedp|\bhotel\b|\bergonom|\bantiacaro|\bgel\b|\bspan[ie]|\bspania\b/
/** Of the one as of the other. */
const filled = /\bpenas\b|\bpenugem\b|\bdown\b|\bplum[ae]|\bdaune|\bdons\b|\bhollow ?fib/
const dressed =
  /\bveludo|\bvelvet|\bterciopelo|\bvelours|\bsamt|\bvellut|\bfluwe|\bbordad|\bembroider|\bbrod|\bbestick|\bricamat|\bfranja|\bfringe|\btassel|\bborla|\bpompo|\btufted|\bboucle|\bmacrame|\bboho\b|\bcroche|\bknit|\bgeometr|\bestampad|\bprint|\bimprime|\bpattern|\bfaux fur|\bsuede|\blinen\b|\blinho\b|\blino\b|\bkilim|\btricot|\bsquare\b|\bquadrad/
const square = /(?<!\d)(\d{2})(?:[.,]\d)?\s*(?:cm|"|in)?\s*[x×]\s*(\d{2})(?!\d)/

/** 45x45 cm, 18x18 in; heads lie on larger ones, which are seldom square. */
function isSquare(title: string): boolean {
  const [, one, other] = square.exec(title) ?? []
  return one !== undefined && one === other && Number(one) <= 60
}
