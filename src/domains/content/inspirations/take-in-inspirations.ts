import { offersOfItems } from '#domains/offers/contract.ts'
import { createInspiration, type EditDeps, saveInspiration, setInspirationState } from './edit-inspiration.ts'
import type { Inspiration, InspirationDocument } from './inspiration.ts'
import { findBrought } from './inspiration-storage.ts'

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
  | { readonly kind: 'done'; readonly inspiration: Inspiration }
  | { readonly kind: 'wrong'; readonly problems: readonly string[] }

/** Item ids that no shop has an offer of are refused, or left out while so many pieces are left. */
export type UnknownItems = 'refused' | { readonly leastPieces: number }

/** Keeps what a program brings, and publishes it; what stood under its name becomes the same. */
export async function takeInInspirations(
  ready: readonly ReadyInspiration[],
  unknown: UnknownItems,
  deps: EditDeps,
): Promise<TakenIn[]> {
  const offers = await offersOf(ready, deps)
  const taken: TakenIn[] = []
  for (const each of ready) taken.push(await takeIn(each, unknown, offers, deps))
  return taken
}

type Offers = ReadonlyMap<number, ReadonlyMap<string, { readonly variantId: number }>>

async function offersOf(ready: readonly ReadyInspiration[], { db }: EditDeps): Promise<Offers> {
  const marks = ready.flatMap(({ images }) => images.flatMap((image) => image.marks))
  const byShop = [...Map.groupBy(marks, ({ eshopId }) => eshopId)]
  return new Map(
    await Promise.all(
      byShop.map(
        async ([eshopId, own]) =>
          [
            eshopId,
            await offersOfItems(
              db,
              eshopId,
              own.map(({ itemId }) => itemId),
            ),
          ] as const,
      ),
    ),
  )
}

async function takeIn(
  { ident, images, ...words }: ReadyInspiration,
  unknown: UnknownItems,
  offers: Offers,
  deps: EditDeps,
): Promise<TakenIn> {
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
  const pieces = document.images.reduce((sum, { hotspots }) => sum + hotspots.length, 0)
  if (unknown === 'refused' ? problems.length > 0 : pieces < unknown.leastPieces) return { kind: 'wrong', problems }
  const before = await findBrought(deps.db, ident)
  const kept =
    before === null
      ? await createInspiration(document, null, deps, ident)
      : await saveInspiration(before.id, { version: before.version, document }, null, deps)
  if (kept.kind !== 'done') return wrongOf(kept)
  const { id, version, state, publishedAt } = kept.inspiration
  // What the site's editors have taken from visitors stays so; what was never good enough to be shown is tried again.
  if (state === 'published' || publishedAt !== null) return { kind: 'done', inspiration: kept.inspiration }
  const published = await setInspirationState(id, { version, state: 'published' }, null, deps)
  return published.kind === 'done' ? { kind: 'done', inspiration: published.inspiration } : wrongOf(published)
}

function wrongOf(outcome: { readonly kind: string; readonly problems?: readonly string[] }): TakenIn {
  return { kind: 'wrong', problems: outcome.problems ?? ['somebody changed it meanwhile: bring it again'] }
}
