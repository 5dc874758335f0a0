import type {
  EshopStanding,
  ReviewTotals,
  Star,
  StarGone,
  WireReview,
  WrittenReview,
} from '#domains/reviews/contract.ts'
import type { WireImage } from '../../site.ts'

/** Something that was bought, as it is asked about. */
export interface AskedItem {
  readonly variantId: number
  readonly name: string
  readonly image: WireImage | null
  readonly review: WrittenReview | null
}

/** An invitation as its pages show it. */
export interface ShownInvitation {
  readonly eshop: { readonly id: number; readonly name: string; readonly slug: string }
  readonly ofEshop: WrittenReview | null
  readonly items: readonly AskedItem[]
  readonly nickname: string | null
  readonly answersQuestions: boolean
  readonly delayDays: readonly number[] | null
}

/** too-many: this network has tried idents that nobody was given. */
export type NotOpened = StarGone | 'too-many'

/** What pages know of Star: what its mails lead to, and what is said of shops. `ip`: whose network asks. */
export interface StarSource extends Pick<Star, 'unsubscribe'> {
  open(ident: string, ip: string): Promise<ShownInvitation | NotOpened>
  keep(ident: string, step: Omit<Parameters<Star['keep']>[1], 'network'>, ip: string): ReturnType<Star['keep']>
  thank(ident: string, asked: Omit<Parameters<Star['thank']>[1], 'network'>, ip: string): ReturnType<Star['thank']>
  delay: Star['delay']
  dropPhoto: Star['dropPhoto']
  /** null: nobody has said anything of the shop. */
  standing(eshopId: number): Promise<EshopStanding | null>
  eshopReviews(eshopId: number, page: number): Promise<readonly WireReview[]>
  /** Sums of shops by their ids; those without reviews are absent. */
  totals(eshopIds: readonly number[]): Promise<ReadonlyMap<number, ReviewTotals>>
}

export const REVIEWS_A_PAGE = 20
