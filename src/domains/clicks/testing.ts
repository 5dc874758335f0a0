import { randomUUID } from 'node:crypto'
import type { Click } from './click.ts'
import type { LeaseGiver } from './leases/lease.ts'

/** Builders for the tests of clicks; never part of the product. */

export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

/** A click that counts when it stands alone. */
export function aClick(click: Partial<Click> = {}): Click {
  const uid = click.uid ?? randomUUID()
  return {
    uid,
    clickId: uid,
    at: '2026-11-21T10:00:00.000Z',
    variantId: 1,
    productId: 1,
    eshopId: 1,
    priceCents: 100,
    cpcMicros: 0,
    leaseId: null,
    afterCap: false,
    source: 1,
    position: null,
    rendering: 'mb3k2x.page',
    renderingState: 'good',
    visitor: `v2${uid}`,
    visitorShown: true,
    visitorDay: `d1${uid}`,
    networkDay: `n1${uid}`,
    visitorEve: null,
    networkEve: null,
    userAgent: CHROME,
    purpose: null,
    extra: null,
    ...click,
  }
}

/** Of shops that have none. */
export const noBudgets: LeaseGiver = { ask: async () => null, tell: async () => new Set() }
