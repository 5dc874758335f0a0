import { httpErrors } from './catalogue.ts'
import type { RefusalCode } from './catalogue.ts'

/** An expected refusal as a value (style.md 18): part of a call's contract, returned by its handler or service. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  readonly kind: 'refusal'
  readonly code: Code
  readonly status: number
  /** English; names the parameter or value and where. */
  readonly detail: string
  /** Seconds after which another try makes sense; becomes Retry-After. */
  readonly retryAfterSeconds?: number
}

/** A refusal of the catalogue: `refusal('not_found', 'variant 12 does not exist')`. */
export function refusal<Code extends RefusalCode>(
  code: Code,
  detail: string,
  retryAfterSeconds?: number,
): Refusal<Code> {
  return {
    kind: 'refusal',
    code,
    status: httpErrors[code].status,
    detail,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'refusal' &&
    'code' in value &&
    'status' in value
  )
}

/** For places that can only throw (hooks, page loaders): carries the refusal to the server's error handler. */
export class RefusedError extends Error {
  readonly refusal: Refusal
  constructor(refused: Refusal) {
    super(refused.detail)
    this.name = 'RefusedError'
    this.refusal = refused
  }
}

/** The body of application/problem+json (reliability.md I5). */
export interface Problem {
  readonly code: RefusalCode
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly requestId: string
}

export function problemOf(refused: Refusal, requestId: string): Problem {
  return {
    code: refused.code,
    title: httpErrors[refused.code].title,
    status: refused.status,
    detail: refused.detail,
    requestId,
  }
}
