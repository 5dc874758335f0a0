import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** Ids asked for at once, once as many offers have come: those that are not used are lost. */
const MOST_IDS = 4000

/** Ids of offers and of their products for rows that are written before the statement that would number them. */
export class ReservedIds {
  readonly #db: Database
  /** Taken from the end, the smallest first. */
  #variantIds: number[] = []
  #productIds: number[] = []
  #coming: Promise<void> | null = null
  /** Of those that were asked for ahead: thrown to whoever asks next. */
  #failure: unknown = null

  constructor(db: Database) {
    this.#db = db
  }

  /** The next two, or null when there are none left. */
  take(): { readonly variantId: number; readonly productId: number } | null {
    const [variantId, productId] = [this.#variantIds.pop(), this.#productIds.pop()]
    return variantId === undefined || productId === undefined ? null : { variantId, productId }
  }

  /** Resolves when there are as many as `least`; `used`: how many were taken so far, and about as many are asked for ahead, while others are used. */
  async ready(least: number, used: number): Promise<void> {
    const most = Math.min(used, MOST_IDS)
    if (this.#variantIds.length < Math.max(least, most / 2)) this.#coming ??= this.#reserve(Math.max(least, most))
    if (this.#variantIds.length < least) await this.#coming
    if (this.#failure !== null) throw this.#failure
  }

  async #reserve(count: number): Promise<void> {
    await this.#ask(count).catch((error: unknown) => (this.#failure = error))
    this.#coming = null
  }

  async #ask(count: number): Promise<void> {
    const { rows } = await sql<{
      variants: string
      products: string
    }>`select string_agg(nextval('offers.variant_id_seq')::text, ' ') as variants,
      string_agg(nextval('offers.product_id_seq')::text, ' ') as products from generate_series(1, ${count})`.execute(
      this.#db,
    )
    const { variants, products } = rows[0] as (typeof rows)[0]
    this.#variantIds = [...variants.split(' ').map(Number).toReversed(), ...this.#variantIds]
    this.#productIds = [...products.split(' ').map(Number).toReversed(), ...this.#productIds]
  }
}
