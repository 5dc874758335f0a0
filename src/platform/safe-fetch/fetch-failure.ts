import { readableLine } from '#platform/readable-text.ts'

const MOST_CHARS = 300

/** What can go wrong between an address and the last byte of its body. */
export type FetchFailureCode =
  | 'SSRF_BLOCKED'
  | 'FAILED_DNS'
  | 'FAILED_CONNECT'
  | 'FAILED_SLOW'
  | 'FAILED_REDIRECT'
  | 'FAILED_TRUNCATED'
  | 'FAILED_TOO_LARGE'

/** Thrown by the safe fetcher for what a server, a name or an address does; `value` says what in a few words (pt-PT), as a report may keep them. */
export class FetchFailure extends Error {
  readonly code: FetchFailureCode
  readonly value: string

  constructor(code: FetchFailureCode, value: string) {
    const said = readableLine(value, MOST_CHARS)
    super(`${code}: ${said}`)
    this.name = 'FetchFailure'
    this.code = code
    this.value = said
  }
}
