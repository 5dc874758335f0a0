import type { Fingerprint } from './fingerprint.ts'
import type { ModeratedKind, SubmittedItem } from './submitted-item.ts'

/** What is remembered of a text that was judged before. */
export interface Earlier {
  readonly kind: ModeratedKind
  readonly itemId: string
  /** An account or a hash of an address, as one text; null: nobody knows. */
  readonly author: string | null
  readonly network: string | null
  readonly eshopId: number | null
  readonly variantId: number | null
  readonly halfStars: number | null
  readonly isVerified: boolean
  readonly writtenMs: number
  readonly signature: readonly number[] | null
}

/** What the rules ask about texts that came before this one; its own former versions are no part of the answers. */
export interface History {
  /** Those that share a band with it: the only ones that may be its copies. */
  alike(item: SubmittedItem, print: Fingerprint): Promise<readonly Earlier[]>
  /** Without a purchase, from its network, since this moment. */
  ofNetwork(item: SubmittedItem, sinceMs: number): Promise<readonly Earlier[]>
  /** Reviews of its shop, of any of its products, that visitors wrote since this moment. */
  ofEshop(item: SubmittedItem, sinceMs: number): Promise<readonly Earlier[]>
}

export function authorOf({ author }: Pick<SubmittedItem, 'author'>): string | null {
  if (author === null) return null
  return 'personId' in author ? `p${author.personId}` : `a${author.addressHash}`
}

export function earlierOf(item: SubmittedItem, signature: readonly number[] | null): Earlier {
  const { kind, itemId, network, eshopId, variantId, halfStars, isVerified } = item
  return {
    kind,
    itemId,
    author: authorOf(item),
    network,
    eshopId,
    variantId,
    halfStars,
    isVerified,
    writtenMs: Date.parse(item.writtenAt),
    signature,
  }
}
