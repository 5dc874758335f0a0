import type { IndexPlace } from './generation.ts'

/** A shard whose primary takes no writes and no copies. */
interface StuckPrimary {
  readonly index: string
  readonly shard: number
  /** Id of the node that holds it. */
  readonly node: string
}

interface Recovery {
  readonly id: number
  readonly type: string
  readonly total_time_in_millis: number
  readonly source: { readonly id?: string }
  readonly index: { readonly files: { readonly total: number } }
  readonly translog: { readonly total: number }
}

/** A copy asks its primary at once, and again every half a second while that is not one yet. */
const STUCK_AFTER_MS = 10_000
/** Of the translog: the primary has not said how much there is. */
const UNKNOWN = -1
const ADMIN_MS = 30_000

/**
 * Takes up anew the primaries that OpenSearch has promoted in name only; gives them as `index[shard]`. To be asked when writes find no
 * primary.
 *
 * Where more than half of the nodes were gone, and one that is back takes part in the election, the new cluster manager forgets the new
 * terms of the primaries that it names then (OpenSearch issue 19150, open; since 2.12): such a primary answers searches and refuses
 * writes and copies for ever. It is known by a copy that waits for its first word; cancelled, it starts from its own disk or gives way
 * to a copy that is as new.
 */
export async function freeStuckPrimaries({
  client,
  prefix,
}: Pick<IndexPlace, 'client' | 'prefix'>): Promise<readonly string[]> {
  const recoveries = await client.ask<Record<string, { readonly shards: readonly Recovery[] }>>({
    method: 'GET',
    path: `/${prefix}-*/_recovery`,
    query: { active_only: true },
  })
  const stuck = Object.entries(recoveries).flatMap(([index, { shards }]) =>
    shards.flatMap((recovery) => stuckPrimary(index, recovery)),
  )
  // Of two copies that wait for the same one it is cancelled once.
  const each = [...new Map(stuck.map((primary) => [nameOf(primary), primary])).values()]
  if (each.length === 0) return []
  await client.ask({
    method: 'POST',
    path: '/_cluster/reroute',
    query: { metric: 'none' },
    body: { commands: each.map((primary) => ({ cancel: { ...primary, allow_primary: true } })) },
    timeoutMs: ADMIN_MS,
  })
  return each.map(nameOf)
}

function stuckPrimary(index: string, recovery: Recovery): StuckPrimary[] {
  const { id: shard, type, total_time_in_millis: tookMs, source, index: copied, translog } = recovery
  const hasBegun = copied.files.total > 0 || translog.total !== UNKNOWN
  if (type !== 'PEER' || hasBegun || tookMs < STUCK_AFTER_MS || source.id === undefined) return []
  return [{ index, shard, node: source.id }]
}

function nameOf({ index, shard }: StuckPrimary): string {
  return `${index}[${shard}]`
}
