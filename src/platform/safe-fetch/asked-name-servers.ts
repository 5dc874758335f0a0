import { Resolver } from 'node:dns/promises'

export interface NameServers {
  /** As host:port; those of the system unless said otherwise. */
  readonly servers?: readonly string[]
  readonly deadlineMs?: number
}

/** A name without an answer by then has none (docs/limits.md). */
const RESOLVE_DEADLINE_MS = 5_000
/** Time for one query to one server; each is asked twice. */
const QUESTION_MS = 1_500
const TRIES = 2

/**
 * What `ask` is answered by a resolver of its own: `cancel` ends all its queries, and the system's servers may have changed since the last
 * name. Its queries end by the deadline or with `signal`, whichever comes first; `stop` tells which queries that ended.
 */
export async function askNameServers<Answer>(
  { servers, deadlineMs = RESOLVE_DEADLINE_MS }: NameServers,
  signal: AbortSignal,
  ask: (resolver: Resolver, stop: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const resolver = new Resolver({ timeout: QUESTION_MS, tries: TRIES })
  if (servers !== undefined) resolver.setServers(servers)
  const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
  const cancel = (): void => resolver.cancel()
  stop.addEventListener('abort', cancel, { once: true })
  try {
    signal.throwIfAborted()
    return await ask(resolver, stop)
  } finally {
    stop.removeEventListener('abort', cancel)
  }
}
