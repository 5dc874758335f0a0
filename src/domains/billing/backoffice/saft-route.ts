import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { issuerOf } from '../invoices/issuer.ts'
import { firstOfMonth, lastOfMonth, lisbonDay } from '../invoices/lisbon-months.ts'
import { endedMonths } from '../saft/ended-months.ts'
import { programVersion } from '../saft/program-version.ts'
import { saftFile } from '../saft/saft-file.ts'
import { ENCODING } from '../saft/xml.ts'
import { saftMonthsCall } from './calls.ts'

export interface SaftRouteParts {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'operator' | 'invoiceIban' | 'invoiceCertificate'>
}

/** The month's SAF-T file, for who looks after money: `?month=2026-10`, as the form of the screen sends it. */
export function saftRoute(app: FastifyInstance, { db, clock, config }: SaftRouteParts): void {
  mountCall(app, saftMonthsCall, async () => ({ months: await endedMonths(db, lisbonDay(clock.now())) }))
  app.get<{ Querystring: { month?: unknown } }>(
    '/v1/backoffice/saft',
    { config: { service: 'admin', access: 'staff:finance', priority: 'api' } },
    async (request, reply) => {
      const createdOn = lisbonDay(clock.now())
      const issuer = issuerOf(config)
      const file = await saftFile(db, {
        month: monthIn(request.query.month, createdOn),
        createdOn,
        issuer: 'missing' in issuer ? null : issuer,
        certificate: config.invoiceCertificate,
        version: programVersion(),
      })
      if (file === null)
        throw new RefusedError(refusal('unprocessable', 'POISO_OPERATOR_… must say of whom the file is (saft)'))
      return reply
        .type(`application/xml; charset=${ENCODING.toLowerCase()}`)
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${file.name}"` })
        .send(Readable.from(file.bytes))
    },
  )
}

function monthIn(asked: unknown, today: string): string {
  const month = typeof asked === 'string' ? firstOfMonth(asked) : null
  if (month === null) throw new RefusedError(refusal('bad_request', 'month is no month, as 2026-10 (saft)'))
  if (lastOfMonth(month) >= today) throw new RefusedError(refusal('bad_request', `month ${asked} is not over (saft)`))
  return month
}
