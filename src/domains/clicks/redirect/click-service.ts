import { randomUUID } from 'node:crypto'
import type { ClickTarget } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Click } from '../click.ts'
import type { ClickRequest } from './click-request.ts'
import { cpcOfPage } from '#domains/offers/contract.ts'
import { certainReason } from '../judging/classify.ts'
import { withClick } from './landing.ts'
import { drawnAtSeconds, readRendering } from './rendering-id.ts'

/** Who clicks, as far as the request shows it. */
export type ClickVisitor = Pick<
  Click,
  'visitor' | 'visitorShown' | 'visitorDay' | 'networkDay' | 'visitorEve' | 'networkEve' | 'userAgent' | 'purpose'
>

export interface ClickDependencies {
  readonly clock: Clock
  readonly log: Log
  /** Signs and checks `ri`. */
  readonly renderingKey: Uint8Array
  /** The target file first, the database when the file does not know the offer (yet); null: never existed. */
  findTarget(variantId: number): Promise<ClickTarget | null>
  /** Whether the shop asked to be opened with the number of the click. */
  passesClick(eshopId: number): boolean
  /** The lease that pays so many micro-euros for a click on the shop; null: none does, and it costs nothing. */
  pay(eshopId: number, micros: number): Promise<string | null>
  /** Resolves when the click is on disk. */
  spool(click: Click): Promise<void>
  /** Resolves when the click is committed: the second way, when the disk is full. */
  store(click: Click): Promise<void>
}

export type ClickOutcome =
  | { readonly kind: 'redirect'; readonly location: string; readonly clickId: string }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'not-kept' }

/**
 * Takes a click: finds where it may go, keeps it, and only then answers. The target comes from what we stored and
 * must lie on one of the shop's own domains; the link's `x` must be one of them too (faults C3).
 */
export async function takeClick(
  request: ClickRequest,
  from: ClickVisitor,
  dependencies: ClickDependencies,
): Promise<ClickOutcome> {
  const target = await dependencies.findTarget(request.variantId)
  const location = target && targetOnDomain(target, request.domain)
  if (!target || !location) return { kind: 'not-found' }
  const click = await paidClick(clickOf(request, target, from, dependencies), dependencies)
  return (await keep(click, dependencies))
    ? {
        kind: 'redirect',
        location: dependencies.passesClick(click.eshopId) ? withClick(location, click.uid) : location,
        clickId: click.clickId,
      }
    : { kind: 'not-kept' }
}

function clickOf(
  request: ClickRequest,
  target: ClickTarget,
  from: ClickVisitor,
  { clock, renderingKey }: ClickDependencies,
): Click {
  const now = clock.now()
  const uid = randomUUID()
  const { state, rendering } = readRendering(renderingKey, request.rendering, request, now)
  return {
    uid,
    clickId: request.clickId ?? uid,
    at: now.toISOString(),
    variantId: target.variantId,
    productId: target.productId,
    eshopId: target.eshopId,
    priceCents: target.priceCents,
    cpcMicros: state === 'good' ? cpcOfPage(target.cpcMicros, target.earlierBids, drawnAtSeconds(rendering)) : 0,
    leaseId: null,
    afterCap: false,
    source: request.source,
    position: request.position,
    rendering,
    renderingState: state,
    ...from,
    extra: request.extra,
  }
}

/**
 * The click with what pays for it: nothing where it is known by itself not to be billed, or where nothing is left to pay with. Whatever
 * happens to the budgets, who clicks gets to the shop.
 */
async function paidClick(click: Click, { pay, log }: ClickDependencies): Promise<Click> {
  if (click.cpcMicros === 0 || certainReason(click) !== null) return { ...click, cpcMicros: 0 }
  try {
    const leaseId = await pay(click.eshopId, click.cpcMicros)
    if (leaseId !== null) return { ...click, leaseId }
  } catch (error) {
    log.error({ err: error }, 'leases of budgets cannot be written; the click costs nothing')
  }
  return { ...click, cpcMicros: 0, afterCap: true }
}

async function keep(click: Click, { spool, store, log }: ClickDependencies): Promise<boolean> {
  try {
    await spool(click)
    return true
  } catch (error) {
    log.error({ err: error }, 'the click spool cannot be written; storing the click in the database')
  }
  try {
    await store(click)
    return true
  } catch (error) {
    log.error({ err: error }, 'a click could be kept nowhere and was refused')
    return false
  }
}

/** The stored link, when it is http(s) and its host is the named domain or below it, and the domain is the shop's. */
function targetOnDomain(target: ClickTarget, domain: string): string | null {
  if (!target.domains.includes(domain)) return null
  const link = URL.parse(target.link)
  if (link === null || !/^https?:$/.test(link.protocol)) return null
  const host = link.hostname.toLowerCase()
  const isOwn = target.domains.some((own) => host === own || host.endsWith(`.${own}`))
  return isOwn ? link.href : null
}
