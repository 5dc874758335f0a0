import { isbot } from 'isbot'
import { categoriesOfVariants } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { failpoint } from '#platform/failpoints.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { AgentHours, loadAgentHours, storeAgentHours } from './agent-hours.ts'
import { type CountedBefore, CountedClicks, type LimitReason, WINDOW_MS } from './counted-clicks.ts'
import { countedEvent } from './first-of-day.ts'
import { refundLeases } from '../leases/lease-rows.ts'
import { EMBEDDED, HEADLESS } from '../redirect/click-purpose.ts'
import { findShopNetworks, type ShopsOfNetwork } from '../networks/shop-networks.ts'
import {
  countCounted,
  findCountedNear,
  type Judgement,
  lockUnclassified,
  storeJudgements,
  type UnclassifiedClick,
} from '../storage.ts'
import { addJudged } from '../sums/write-sums.ts'

/** Why a click is not billed (faults C1, C2); shops are shown them. One `after_cap` counts as any other, at no cost. */
export type ClickReason =
  | 'prefetch'
  | 'head'
  | 'embedded'
  | 'no_agent'
  | 'bot'
  | 'rendering_missing'
  | 'rendering_stale'
  | 'rendering_forged'
  | 'replayed'
  | 'own_network'
  | 'rival_network'
  | 'agent_crowd'
  | 'after_cap'
  | LimitReason

const BATCH = 500
/** Then others have their turn; the rest is judged in the next round. */
const MOST_BATCHES = 20

/**
 * Judges the clicks that nobody has judged, oldest first, and answers how many. What a click is worth beside others is
 * decided in counted-clicks.ts; what is judged stays so.
 */
export async function classifyClicks(db: Database, clock: Clock): Promise<number> {
  let judged = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = await classifyBatch(db, clock)
    judged += count
    if (count < BATCH) break
  }
  return judged
}

function classifyBatch(db: Database, clock: Clock): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'judgingClicks')
    const clicks = await lockUnclassified(tx, BATCH)
    if (clicks.length === 0) return 0
    const now = clock.now()
    const beside = await besideOf(tx, clicks)
    const judgements = judge(clicks, await countedBefore(tx, clicks), beside)
    await keepJudgements(tx, clicks, judgements, now)
    await storeAgentHours(tx, beside.agents.added())
    await refundLeases(
      tx,
      judgements.flatMap(({ uid, reason }) => (reason === null || reason === 'after_cap' ? [] : [uid])),
    )
    await tellCounted(tx, judgements, now)
    await failpoint('clicks.judged')
    return clicks.length
  })
}

/** With the sums that shops' statistics are read from, so that no click is in one and not in the other. */
async function keepJudgements(
  tx: DatabaseTransaction,
  clicks: readonly UnclassifiedClick[],
  judgements: readonly Judgement[],
  now: Date,
): Promise<void> {
  const variantOf = new Map(clicks.map(({ uid, variantId }) => [uid, variantId]))
  const categories = await categoriesOfVariants(tx, [...new Set(variantOf.values())])
  const categoryOf = (uid: string) => categories.get(variantOf.get(uid) ?? 0) ?? null
  await storeJudgements(
    tx,
    judgements.map((judgement) => ({ ...judgement, categoryId: categoryOf(judgement.uid) })),
    now,
  )
  await addJudged(tx, [...variantOf.keys()])
}

/** Who keeps what people ask for hears of clicks when they are found to count, and only of those. */
async function tellCounted(tx: DatabaseTransaction, judgements: readonly Judgement[], now: Date): Promise<void> {
  const counted = judgements.flatMap(({ uid, reason }) => (reason === null || reason === 'after_cap' ? [uid] : []))
  const event = counted.length === 0 ? null : await countedEvent(tx, counted, now)
  if (event !== null) await publishEvents(tx, [event])
}

async function countedBefore(tx: DatabaseTransaction, clicks: readonly UnclassifiedClick[]): Promise<CountedBefore> {
  const good = clicks.filter((click) => ownReason(click) === null)
  const namesOf = (name: 'networkDay' | 'rendering') => [...new Set(good.flatMap((click) => click[name] ?? []))]
  return {
    near: await findCountedNear(tx, good, WINDOW_MS),
    ofNetwork: await countCounted(tx, 'network_day', namesOf('networkDay')),
    ofRendering: await countCounted(tx, 'rendering', namesOf('rendering')),
  }
}

/** What else a click is held against: who works in its network, and how many of its agent there are. */
export interface Beside {
  readonly networks: ReadonlyMap<string, ShopsOfNetwork>
  readonly agents: AgentHours
}

async function besideOf(tx: DatabaseTransaction, clicks: readonly UnclassifiedClick[]): Promise<Beside> {
  const networks = await findShopNetworks(tx, networksOf(clicks))
  return { networks, agents: new AgentHours(await loadAgentHours(tx, clicks)) }
}

/** Judges clicks in their order: one that counts here is weighed with what came before. */
export function judge(
  clicks: readonly UnclassifiedClick[],
  before: CountedBefore,
  { networks, agents }: Beside = { networks: new Map(), agents: new AgentHours([]) },
): Judgement[] {
  const counted = new CountedClicks(before)
  return clicks.map((click) => {
    const refused =
      ownReason(click) ??
      networkReason(click, networks) ??
      counted.limitOf(click) ??
      (agents.isFull(click) ? 'agent_crowd' : null)
    if (refused !== null) return { uid: click.uid, reason: refused }
    counted.add(click)
    agents.add(click)
    return { uid: click.uid, reason: click.isAfterCap ? 'after_cap' : null }
  })
}

function ownReason(click: UnclassifiedClick): ClickReason | null {
  return certainReason(click) ?? (click.isReplay ? 'replayed' : null)
}

/**
 * A shop's people do not click for money on its own offers, nor on those of its rivals. What a shop declares holds for itself
 * alone, or it could keep its rivals from being paid clicks out of any network that it names.
 */
export function networkReason(
  click: Pick<UnclassifiedClick, 'networkDay' | 'networkEve' | 'eshopId'>,
  networks: ReadonlyMap<string, ShopsOfNetwork>,
): 'own_network' | 'rival_network' | null {
  const { eshopId } = click
  const shops = networksOf([click]).flatMap((name) => networks.get(name) ?? [])
  if (shops.some(({ seen, declared }) => seen.has(eshopId) || declared.has(eshopId))) return 'own_network'
  return shops.some(({ seen }) => seen.size > 0) ? 'rival_network' : null
}

/** Under what names the networks of clicks are known, each once. */
export function networksOf(clicks: readonly Pick<UnclassifiedClick, 'networkDay' | 'networkEve'>[]): string[] {
  return [...new Set(clicks.flatMap(({ networkDay, networkEve }) => [networkDay ?? [], networkEve ?? []].flat()))]
}

/** What one click alone tells. */
export function certainReason(
  click: Pick<UnclassifiedClick, 'purpose' | 'userAgent' | 'renderingState'>,
): Exclude<ClickReason, 'after_cap'> | null {
  if (click.purpose === HEADLESS) return 'bot'
  if (click.purpose === 'head') return 'head'
  if (click.purpose?.startsWith(EMBEDDED) === true) return 'embedded'
  if (click.purpose !== null) return 'prefetch'
  if (click.userAgent === null || click.userAgent.trim() === '') return 'no_agent'
  if (isbot(click.userAgent)) return 'bot'
  return click.renderingState === 'good' ? null : `rendering_${click.renderingState}`
}
