import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type CategoryId, type ProductId, type VariantId } from '#platform/ids.ts'
import { attributesOfProduct, type ProductAttributes } from './product-attributes.ts'

/** A product that can be bought, with the first pictures that its shops give: what likeness by pictures is told. */
export interface PicturedProduct {
  readonly productId: ProductId
  /** Its cheapest live offer. */
  readonly variantId: VariantId
  readonly categoryId: CategoryId | null
  readonly attributes: ProductAttributes
  readonly imageUrls: readonly string[]
}

/** Of each offer: the first pictures show the piece, later ones parts of it. */
const FIRST_PICTURES = 4

/** Every product with a live offer that has a picture, in the order of ids, `batchSize` products at a time, without a long transaction. */
export async function* streamPicturedProducts(
  db: DatabaseOrTransaction,
  batchSize: number,
): AsyncGenerator<PicturedProduct[]> {
  for (let last = 0; ;) {
    const { rows } = await sql<PicturedRow>`
      select p.id, p.category_id, v.id as variant_id, v.attributes, v.image_urls[1:${sql.lit(FIRST_PICTURES)}] as image_urls
      from (select id, category_id from offers.product where id > ${last} and merged_into is null order by id limit ${batchSize}) p
      left join offers.variant v on v.product_id = p.id and v.state = 'live'
      order by p.id, v.price_cents, v.id`.execute(db)
    if (rows.length === 0) return
    last = (rows.at(-1) as PicturedRow).id
    yield [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(productOfRows)
  }
}

interface PicturedRow {
  id: number
  category_id: number | null
  /** null, as what follows: no offer of it is live. */
  variant_id: number | null
  attributes: ProductAttributes | null
  image_urls: string[] | null
}

function productOfRows(rows: readonly PicturedRow[]): PicturedProduct[] {
  const [first] = rows as [PicturedRow]
  const said = rows.flatMap(({ variant_id, attributes }) =>
    variant_id === null || attributes === null ? [] : [{ variantId: variant_id, state: 'live' as const, attributes }],
  )
  const imageUrls = [...new Set(rows.flatMap(({ image_urls }) => image_urls ?? []))]
  if (first.variant_id === null || imageUrls.length === 0) return []
  return [
    {
      productId: asId(first.id),
      variantId: asId(first.variant_id),
      categoryId: first.category_id === null ? null : asId<CategoryId>(first.category_id),
      attributes: attributesOfProduct(said),
      imageUrls,
    },
  ]
}
