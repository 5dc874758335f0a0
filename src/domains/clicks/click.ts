import type { RenderingState } from './rendering-id.ts'

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
  readonly cpcCents: number
  readonly source: number
  readonly position: number | null
  readonly rendering: string | null
  readonly renderingState: RenderingState
  /** The click host's cookie, shown by the browser or given to it with the answer. */
  readonly visitor: string
  readonly visitorShown: boolean
  /** Hash of address and agent under a key of the day. */
  readonly visitorDay: string
  readonly userAgent: string | null
  readonly purpose: string | null
  /** Whatever else the link carried. */
  readonly extra: Readonly<Record<string, string>> | null
}
