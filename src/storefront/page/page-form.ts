import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../dependencies.ts'
import type { PageName } from '../paths.ts'
import type { Asked, Shown } from './asked-and-shown.ts'

/** How often one network may send a form. Pages that name the same value share its turns. */
export interface FormRate {
  readonly perSecond: number
  readonly burst: number
  readonly retrySeconds: number
  /** For the refusal: "too many reports from this network". */
  readonly of: string
}

/** What was sent is taken: the browser goes on by GET (303). */
export interface SeeOther {
  readonly seeOther: string
  /** Set-Cookie values. */
  readonly cookies?: readonly string[]
}

/** The form of a page that works without script: a POST of its fields to the page's own address. */
export interface PageForm<Name extends PageName, Props extends object> {
  readonly maxBytes: number
  /** Its address says all: whatever is sent is taken, in any shape (one-click of mail programs, RFC 8058). */
  readonly says?: 'nothing'
  /**
   * What a script that sends the form (`Accept: application/json`) reads of the page that would be shown again; it reads of a form
   * that was taken where to go on. Absent: it is answered as everybody.
   */
  told?(props: Props): object
  readonly rate?: FormRate
  /** Takes it, shows the page again with what is wrong, or refuses. */
  take(
    fields: URLSearchParams,
    asked: Asked<Name>,
    dependencies: StorefrontDependencies,
    request: FastifyRequest,
  ): Promise<SeeOther | Shown<Props> | Refusal>
}
