import type { Board, BoardComplaint, BoardVisitor, Outcome } from '#domains/boards/contract.ts'
import type { Comparison } from '#domains/offers/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { rankOffers } from '../product/present-offers.ts'
import { readPieceAddress } from './read-piece-address.ts'

type PinDependencies = Pick<StorefrontDependencies, 'boards' | 'comparisons' | 'products' | 'clock' | 'site'>

/** Pins what an address names, each piece once, however many shops sell it; the first complaint is told when nothing could be pinned. */
export async function pinPieces(
  address: string,
  { board, visitor, stageId }: { board: Board; visitor: BoardVisitor; stageId: number | null },
  dependencies: PinDependencies,
): Promise<'changed' | BoardComplaint | 'not_an_address'> {
  const variantIds = await offersAt(address, board, dependencies)
  if (variantIds === null) return 'not_an_address'
  const held = board.pieces.map(({ variantId }) => variantId)
  const comparison = await dependencies.comparisons.load([...held, ...variantIds])
  const outcomes: Outcome[] = []
  for (const { variantId, title } of newPieces(comparison, variantIds, held))
    outcomes.push(await dependencies.boards.act(visitor, { kind: 'addPiece', variantId, title, stageId }))
  if (outcomes.includes('changed')) return 'changed'
  const [first] = outcomes
  if (first !== undefined && first !== 'same' && first !== 'changed') return first
  return comparison.unknownIds.length === variantIds.length ? 'unknown' : 'there_already'
}

/** One offer of each product that is not on the board yet. */
function newPieces({ products }: Comparison, variantIds: readonly number[], held: readonly number[]) {
  return products.flatMap(({ product, askedIds }) => {
    const variantId = askedIds.find((id) => variantIds.includes(id))
    return variantId === undefined || askedIds.some((id) => held.includes(id))
      ? []
      : [{ variantId, title: product.title }]
  })
}

/** Null: nothing of ours. A product is meant by its best offer. */
async function offersAt(
  address: string,
  { region }: Board,
  { products, clock, site }: PinDependencies,
): Promise<readonly number[] | null> {
  const read = readPieceAddress(address, site.url)
  if (read === null || read.kind === 'offers') return read?.variantIds ?? null
  const first = await products.load(read.productId)
  const page = first.kind === 'merged' ? await products.load(first.productId) : first
  if (page.kind !== 'product') return null
  const [best] = rankOffers(page.variants, { region, now: clock.now(), christmas: null })
  return best === undefined ? null : [best.offer.variantId]
}
