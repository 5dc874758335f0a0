import type { Pieces } from '../html/trusted-html.tsx'
import type { PageName, pageRoutes } from '../paths.ts'

type ParamsOf<Route extends string> = Route extends `${string}:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & ParamsOf<Rest>
  : Route extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown

/** What of a request a page's address is read from: nothing but the address, so that no header can change a page. */
export interface Asked<Name extends PageName = PageName> {
  /** As it was sent: path and query. */
  readonly url: string
  readonly path: string
  readonly params: ParamsOf<(typeof pageRoutes)[Name]>
  readonly query: URLSearchParams
}

/** What a page shows, and what its answer says besides. */
export interface Shown<Props> {
  /** Of the page's component. */
  readonly props: Props
  /** 200 when absent. */
  readonly status?: number
  /** Finished HTML for the page's slot, and the position of its first card. */
  readonly fragments?: readonly Pieces[]
  readonly firstPosition?: number
  /** When time alone changes what is shown. */
  readonly validUntil?: Date | null
  /** It stands in for a better one: no cache in front keeps it for longer than seconds. */
  readonly isStandIn?: boolean
}
