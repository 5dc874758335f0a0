import type { RenderingState } from './redirect/rendering-id.ts'

/** One click as it came, before anybody judges it: what is spooled, drained and stored. */
export interface Click {
  /** Made by the server for each request. */
  readonly uid: string
  readonly clickId: string
  /** ISO */
  readonly at: string
  readonly variantId: number
  readonly productId: number
  readonly eshopId: number
  readonly priceCents: number
  /** What the shop pays for it, if it counts; 0: nothing. */
  readonly cpcMicros: number
  /** The part of a budget that pays for it; null: it costs nothing. */
  readonly leaseId: string | null
  /** It would have cost something, but no budget was left for it. */
  readonly afterCap: boolean
  readonly source: number
  readonly position: number | null
  /** Id of the rendering whose link it was; of a forged `ri` what can be kept of its text. */
  readonly rendering: string | null
  readonly renderingState: RenderingState
  /** Of the click host's cookie, which the browser showed, or was given with the answer. */
  readonly visitor: string
  readonly visitorShown: boolean
  /** Hash of network and agent under a key of the day. */
  readonly visitorDay: string
  /** Hash of the network alone, in the same way. */
  readonly networkDay: string
  /** Both as the day before would have them, of a click in the first hour after midnight (UTC); null: it came later. */
  readonly visitorEve: string | null
  readonly networkEve: string | null
  readonly userAgent: string | null
  readonly purpose: string | null
  /** Whatever else the link carried. */
  readonly extra: Readonly<Record<string, string>> | null
}
