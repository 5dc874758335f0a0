import type { KeptSimilarity, LikenessSource } from '#domains/images/contract.ts'
import type { ListingHit } from '#domains/search/contract.ts'

/** What pages ask of likeness by pictures. */
export interface LikenessOfPages {
  /** Pieces like it, nearest first; empty when none of its pictures is here yet. */
  nearest(source: LikenessSource, most: number): Promise<readonly ListingHit[]>
  /** An answer with an address of its own for a day, or null when there is nothing to compare by. */
  ask(source: LikenessSource): Promise<KeptSimilarity | null>
  /** What of an answer can be bought still, in its order. */
  hits(found: KeptSimilarity): Promise<readonly ListingHit[]>
  /** 'gone' when it is kept no more, null when it never was. */
  byRequestId(requestId: string): Promise<KeptSimilarity | 'gone' | null>
}
