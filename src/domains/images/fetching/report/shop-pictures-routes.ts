import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { PICTURE_PROBLEMS, type PictureProblem } from './picture-problems.ts'
import { type PictureCounts, pictureCounts, type PictureTrouble, pictureTroubles } from './picture-report.ts'
import { type pictureProblemSchema, shopPicturesCall, TROUBLES_PAGE } from './shop-pictures-call.ts'

/** `/api/v2/feeds/pictures`: beside what the feed itself says (docs/contracts/shop-feeds-api.md). Each shop sees its own only. */
export function shopPicturesRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  mountCall(app, shopPicturesCall, ({ request, query }) =>
    ofShop(request, async (eshopId) => {
      const { states, problems: totals } = await pictureCounts(db, eshopId)
      const troubles = await pictureTroubles(db, eshopId, query, TROUBLES_PAGE)
      return {
        states,
        totals: { ...totals },
        messages: Object.fromEntries(codesOf(totals).map((code) => [code, PICTURE_PROBLEMS[code].message])),
        problems: troubles.map(present),
        next: troubles.length === TROUBLES_PAGE ? (troubles.at(-1)?.id ?? null) : null,
      }
    }),
  )
}

function codesOf(totals: PictureCounts['problems']): PictureProblem[] {
  return Object.keys(PICTURE_PROBLEMS).filter((code): code is PictureProblem => code in totals)
}

function present({
  problem,
  url,
  state,
  itemIds,
  offerCount,
  checkedAt,
  nextAt,
}: PictureTrouble): z.infer<typeof pictureProblemSchema> {
  const { message, action } = PICTURE_PROBLEMS[problem]
  return {
    code: problem,
    message,
    action,
    url,
    state,
    itemIds: [...itemIds],
    offers: offerCount,
    checkedAt: checkedAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
  }
}
