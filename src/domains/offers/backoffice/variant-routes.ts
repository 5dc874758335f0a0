import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import type { PictureLookup } from '../cards/offer-pictures.ts'
import { editOverride, type OverrideAnswer } from '../overrides/set-override.ts'
import { listVariantsCall, overrideVariantCall, variantInfoCall } from './calls.ts'
import { listVariants } from './list-variants.ts'
import { variantInfo } from './variant-info.ts'

export interface VariantRoutesOptions {
  readonly db: Database
  readonly clock: Clock
  readonly pictures: PictureLookup
}

/** Offers in the back office (B-08, R-23): the list, one with its sources, its override. */
export function variantRoutes(app: FastifyInstance, { db, clock, pictures }: VariantRoutesOptions): void {
  mountList(app, listVariantsCall, (asked) => listVariants(db, asked), {
    id: (row) => row.variantId,
    item_id: (row) => row.itemId,
    loja: (row) => row.eshopName,
    nome: (row) => row.title,
    estado: (row) => row.state,
    categoria: (row) => row.category,
    preco_centimos: (row) => row.priceCents,
    gtin: (row) => row.gtin,
    imagens: (row) => row.pictures,
    corrigida: (row) => (row.isOverridden ? 'sim' : 'não'),
    alterada: (row) => row.changedAt,
  })
  mountCall(app, variantInfoCall, async ({ params }) => {
    const info = await variantInfo(db, params.variantId, pictures)
    return info ?? refusal('not_found', `variant ${params.variantId} does not exist (variantInfo)`)
  })
  mountCall(app, overrideVariantCall, async ({ params, body, request }) => {
    const by = (await callerOf(request))?.userId ?? null
    const answer = await db
      .transaction()
      .execute((tx) =>
        editOverride(
          tx,
          { variantId: params.variantId, version: body.version, said: body.values },
          { by, reason: body.reason, now: clock.now(), requestId: request.id },
        ),
      )
    return answer.state === 'done' ? { version: answer.version } : refused(answer, params.variantId)
  })
}

function refused(answer: Exclude<OverrideAnswer, { state: 'done' }>, variantId: number) {
  if (answer.state === 'unknown')
    return refusal('not_found', `variant ${variantId} does not exist or has ended (overrideVariant)`)
  if (answer.state === 'stale')
    return refusal(
      'conflict',
      `the override of variant ${variantId} is at version ${answer.version} now (overrideVariant)`,
    )
  return refusal('unprocessable', answer.problems.map(({ field, why }) => `${field}: ${why}`).join('; '))
}
