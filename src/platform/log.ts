import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export type Log = Logger

export interface LogOptions {
  readonly level?: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** Name of the process in each line: web, worker, launcher. */
  readonly process?: string
  /** Lines are gathered and written every half second: for servers under load. A kill -9 loses the last ones. */
  readonly buffered?: boolean
  /** Where lines go; standard output when absent. */
  readonly destination?: DestinationStream
}

/**
 * JSON lines, one an event. Whatever is logged passes a scrubber that removes e-mail addresses, tokens and the query
 * of URLs (reliability.md 16: logs without e-mail or token), so that a careless field cannot leak them.
 */
export function createLog(options: LogOptions = {}): Log {
  return pino(
    {
      level: options.level ?? 'info',
      base: { process: options.process ?? 'web' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => scrubFields(fields) },
      // Already made plain by the scrubber; pino's own would take the name away.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod(args, method) {
          const [first, ...others] = args as unknown[]
          // A bare error would be its own, unscrubbed message.
          const spread =
            first instanceof Error
              ? [{ err: first }, others[0] ?? first.message, ...others.slice(1)]
              : [first, ...others]
          return method.apply(this, spread.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)) as typeof args)
        },
      },
    },
    options.destination ?? pino.destination(options.buffered === true ? BUFFERED : 1),
  )
}

const BUFFERED = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 500 } as const

const EMAIL = /[^\s@"'<>()[\],;:]+@[^\s@"'<>()[\],;:]+\.[a-z]{2,}/gi
const JWT = /\beyJ[\w-]*\.[\w-]*\.?[\w-]*/g
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi
const URL_PASSWORD = /(\w+:\/\/)[^\s/@]+@/g

/** Usually there is nothing to remove; one search tells. */
const SUSPICIOUS = /@|eyJ|\b(?:bearer|basic)\s/i

/** Text without e-mail addresses, tokens and passwords in URLs. */
export function scrub(text: string): string {
  return !SUSPICIOUS.test(text)
    ? text
    : text.replace(URL_PASSWORD, '$1').replace(EMAIL, '[email]').replace(JWT, '[token]').replace(BEARER, '$1 [token]')
}

const SECRET_NAME = /cookie|authorization|password|secret|token|e-?mail/i
const MAX_DEPTH = 6

function scrubFields(fields: Record<string, unknown>): Record<string, unknown> {
  const clean: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(fields))
    clean[name] = SECRET_NAME.test(name) ? '[removed]' : scrubValue(value, 1)
  return clean
}

function scrubValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (value instanceof Error) return scrubError(value, depth)
  if (depth >= MAX_DEPTH) return '[deeper]'
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1))
  return scrubNested(value as Record<string, unknown>, depth)
}

function scrubNested(fields: Record<string, unknown>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_NAME.test(name) ? '[removed]' : scrubValue(value, depth + 1),
    ]),
  )
}

function scrubError(error: Error, depth: number): Record<string, unknown> {
  return {
    type: error.name,
    message: scrub(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: scrub(error.stack ?? ''),
    ...(error.cause === undefined || depth >= MAX_DEPTH ? {} : { cause: scrubValue(error.cause, depth + 1) }),
  }
}
