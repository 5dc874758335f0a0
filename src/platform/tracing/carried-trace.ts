import { traceparent } from './tracing.ts'

/** Under this name what is done later carries the span that it was asked for in. */
const CARRIED_AS = 'traceparent'

/** The value with the span around this in it, for what goes on in another process; the value itself where there is none. */
export function withTrace<T extends object>(value: T): T {
  const present = traceparent()
  return present === null ? value : { ...value, [CARRIED_AS]: present }
}

/** What `withTrace` put there, and the value without it. */
export function takeTrace(value: unknown): { readonly from: readonly string[]; readonly value: unknown } {
  if (typeof value !== 'object' || value === null || !(CARRIED_AS in value)) return { from: [], value }
  const { [CARRIED_AS]: carried, ...rest } = value
  return { from: typeof carried === 'string' ? [carried] : [], value: rest }
}
