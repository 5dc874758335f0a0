import { categorise, offerKind, pathKey, type ShopCategoryRule, type ShopValues } from '#domains/catalogue/contract.ts'
import {
  type CategorisableFilter,
  type CategorisableOffer,
  categorisableOffers,
  type RecategorisedOffer,
  spokenPaths,
} from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { valuesInForce } from '../shop-values/value-storage.ts'
import { enrichOffer } from '../import/staging/enrich-offer.ts'
import { attributeFieldsOf, energyClassOf } from '../import/staging/staged-offer-of.ts'

/** What a rule moves, counted as its offers are looked at. */
export interface Moves {
  /** Live offers whose category is another then. */
  moved: number
  readonly examples: MovedOffer[]
}

export interface MovedOffer {
  readonly itemId: string
  readonly title: string
  readonly fromCategoryId: number | null
  readonly toCategoryId: number | null
}

const EXAMPLES = 10

export function noMoves(): Moves {
  return { moved: 0, examples: [] }
}

/**
 * The offers within a rule's reach whose category is another under `rules`, in batches; `moves` counts the live ones. The
 * same look decides a preview and the change itself, so that what is shown is what moves.
 */
export async function* movedOffers(
  db: DatabaseOrTransaction,
  eshopId: number,
  reach: ShopCategoryRule,
  rules: readonly ShopCategoryRule[],
  moves: Moves,
): AsyncGenerator<RecategorisedOffer[]> {
  const values = await valuesInForce(db, eshopId)
  for await (const offers of categorisableOffers(db, eshopId, await filterOf(db, eshopId, reach))) {
    const moved = offers.map((offer) => recategorised(offer, rules, values)).filter((offer) => offer !== null)
    for (const { before, after } of moved) count(before, after.categoryId, moves)
    yield moved.map(({ after }) => after)
  }
}

function count(offer: CategorisableOffer, toCategoryId: number | null, moves: Moves): void {
  if (!offer.isLive || offer.categoryId === toCategoryId) return
  moves.moved += 1
  if (moves.examples.length < EXAMPLES)
    moves.examples.push({ itemId: offer.itemId, title: offer.title, fromCategoryId: offer.categoryId, toCategoryId })
}

/** Attributes are read again only for what changes: they are most of the work. */
function recategorised(
  offer: CategorisableOffer,
  shopRules: readonly ShopCategoryRule[],
  values: ShopValues,
): { before: CategorisableOffer; after: RecategorisedOffer } | null {
  const { categoryId, source } = categorise({ ...offer, shopRules })
  if (categoryId === offer.categoryId && (categoryId === null || source === offer.categorySource)) return null
  return { before: offer, after: readAgain(offer, shopRules, values) }
}

/** An offer by what it says, under a shop's rules as they are now. */
export function readAgain(
  offer: CategorisableOffer,
  shopRules: readonly ShopCategoryRule[],
  values: ShopValues,
): RecategorisedOffer {
  const item = { ...offer, attributeFields: attributeFieldsOf(offer.extra), energyClass: energyClassOf(offer.extra) }
  return { variantId: offer.variantId, ...enrichOffer(item, shopRules, null, values) }
}

/** Which offers a rule can say anything of: the shop's different wordings are few, they are compared here. */
async function filterOf(
  db: DatabaseOrTransaction,
  eshopId: number,
  rule: ShopCategoryRule,
): Promise<CategorisableFilter> {
  const { productTypes, googleCategories } = await spokenPaths(db, eshopId)
  if (rule.kind === 'google')
    return { googleCategories: googleCategories.filter((google) => pathKey(google) === pathKey(rule.google)) }
  const path = pathKey(rule.path)
  if (rule.kind === 'title')
    return {
      productTypes: productTypes.filter((type) => offerKind({ productType: type, title: '' }).path === path),
      likeWords: rule.words,
    }
  return {
    productTypes: productTypes.filter(
      (type) =>
        type !== null &&
        (pathKey(type) === path || (rule.kind === 'path_prefix' && pathKey(type).startsWith(`${path}>`))),
    ),
  }
}
