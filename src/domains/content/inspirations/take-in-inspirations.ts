import { offersOfItems, productsOfVariants } from '#domains/offers/contract.ts'
import { type Editor, PROGRAM } from '../editor.ts'
import { createInspiration, type EditDeps, saveInspiration, setInspirationState, unmarked } from './edit-inspiration.ts'
import { hotspotProblems } from './hotspot-problems.ts'
import type { Inspiration, InspirationDocument } from './inspiration.ts'
import { findBrought, knownIdents } from './inspiration-storage.ts'

/** A mark as a shop names what stands there: by its own item id. */
export interface ItemMark {
  readonly eshopId: number
  readonly itemId: string
  readonly x: number
  readonly y: number
}

/** An inspiration whose picture is kept already. */
export interface ReadyInspiration extends Omit<InspirationDocument, 'images'> {
  /** `shop/ident`: a later one of the same name takes its place. */
  readonly ident: string
  readonly images: readonly {
    readonly picture: string
    readonly width: number
    readonly height: number
    readonly marks: readonly ItemMark[]
  }[]
}

export type TakenIn =
  /** `before`: what stood under its name; null: nothing. */
  | { readonly kind: 'done'; readonly before: Inspiration | null; readonly inspiration: Inspiration }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

/** What taking one in would do. */
export type Checked =
  | { readonly kind: 'new' | 'changed' }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

/** Item ids that no shop has an offer of are refused, or left out while so many pieces are left. */
export type UnknownItems = 'refused' | { readonly leastPieces: number }

/** Keeps what is brought, and publishes it; what stood under its name becomes the same. `by`: who brings it. */
export async function takeInInspirations(
  ready: readonly ReadyInspiration[],
  unknown: UnknownItems,
  deps: EditDeps,
  by: Editor = PROGRAM,
): Promise<TakenIn[]> {
  const offers = await offersOf(ready, deps)
  const taken: TakenIn[] = []
  for (const each of ready) taken.push(await takeIn(each, { unknown, offers, by }, deps))
  return taken
}

/** Says of each what would come of it, and keeps nothing. Unknown items are refused. */
export async function checkInspirations(ready: readonly ReadyInspiration[], deps: EditDeps): Promise<Checked[]> {
  const offers = await offersOf(ready, deps)
  const made = ready.map((each) => documentOf(each, offers))
  const marks = made.flatMap(({ document }) => document.images.flatMap(({ hotspots }) => hotspots))
  const [products, known] = await Promise.all([
    productsOfVariants(
      deps.db,
      marks.map(({ variantId }) => variantId),
    ),
    knownIdents(
      deps.db,
      ready.map(({ ident }) => ident),
    ),
  ])
  return made.map(({ document, problems }, index): Checked => {
    const all = [
      ...problems,
      ...hotspotProblems(document, products),
      ...(problems.length > 0 ? [] : unmarked(document)),
    ]
    if (all.length > 0) return { kind: 'wrong', problems: all }
    return { kind: known.has(ready[index]?.ident ?? '') ? 'changed' : 'new' }
  })
}

type Offers = ReadonlyMap<number, ReadonlyMap<string, { readonly variantId: number }>>

async function offersOf(ready: readonly ReadyInspiration[], { db }: EditDeps): Promise<Offers> {
  const marks = ready.flatMap(({ images }) => images.flatMap((image) => image.marks))
  const byShop = [...Map.groupBy(marks, ({ eshopId }) => eshopId)]
  const itemsOf = async (eshopId: number, own: readonly ItemMark[]) => {
    const itemIds = own.map(({ itemId }) => itemId)
    return [eshopId, await offersOfItems(db, eshopId, itemIds)] as const
  }
  return new Map(await Promise.all(byShop.map(([eshopId, own]) => itemsOf(eshopId, own))))
}

/** With each mark's offer; those of unknown items are left out and named. */
function documentOf({ ident: _ident, images, ...words }: ReadyInspiration, offers: Offers) {
  const problems: string[] = []
  const document: InspirationDocument = {
    ...words,
    images: images.map(({ marks, ...image }, at) => ({
      ...image,
      hotspots: marks.flatMap(({ eshopId, itemId, x, y }, index) => {
        const variantId = offers.get(eshopId)?.get(itemId)?.variantId
        if (variantId !== undefined) return [{ x, y, variantId }]
        problems.push(`images[${at}].hotspots[${index}].itemId: the shop has no offer "${itemId}"`)
        return []
      }),
    })),
  }
  return { document, problems }
}

async function takeIn(
  ready: ReadyInspiration,
  { unknown, offers, by }: { readonly unknown: UnknownItems; readonly offers: Offers; readonly by: Editor },
  deps: EditDeps,
): Promise<TakenIn> {
  const { document, problems } = documentOf(ready, offers)
  const pieces = document.images.reduce((sum, { hotspots }) => sum + hotspots.length, 0)
  if (unknown === 'refused' ? problems.length > 0 : pieces < unknown.leastPieces) return { kind: 'wrong', problems }
  const before = await findBrought(deps.db, ready.ident)
  const kept =
    before === null
      ? await createInspiration(document, by, deps, ready.ident)
      : await saveInspiration(before.id, { version: before.version, document }, by, deps)
  if (kept.kind !== 'done') return wrongOf(kept)
  const { id, version, state, publishedAt } = kept.inspiration
  // What the site's editors have taken from visitors stays so; what was never good enough to be shown is tried again.
  if (state === 'published' || publishedAt !== null) return { ...kept, before }
  const published = await setInspirationState(id, { version, state: 'published' }, by, deps)
  return published.kind === 'done' ? { ...published, before } : wrongOf(published)
}

function wrongOf(outcome: { readonly kind: string; readonly problems?: readonly string[] }): TakenIn {
  return { kind: 'wrong', problems: outcome.problems ?? ['somebody changed it meanwhile: bring it again'] }
}
