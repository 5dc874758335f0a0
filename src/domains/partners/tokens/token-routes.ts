import type { FastifyInstance } from 'fastify'
import { eshopTokens, issueEshopToken, revokeEshopTokens } from '#domains/eshops/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import type { ShopRight } from '#platform/http/access/shop-rights.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { EshopId, UserId } from '#platform/ids.ts'
import { lockMembers } from '../members/member-storage.ts'
import { makeShopTokenCall, MOST_TOKENS, revokeShopTokenCall, shopTokensCall } from './token-calls.ts'

const TOKEN_CHANGE = 'partners.token'

interface Acting {
  readonly eshopId: EshopId
  readonly by: UserId | null
  readonly requestId: string
}

/** `/api/v2/shop/tokens`: what a shop's programs are let in with (B-07). */
export function tokenRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  mountCall(app, shopTokensCall, ({ request }) =>
    ofShop(request, async (eshopId) => ({
      tokens: (await eshopTokens(db, eshopId)).map(({ id, name, rights, createdAt, lastUsedOn }) => ({
        tokenId: id,
        name,
        rights: [...rights] as Exclude<ShopRight, 'people'>[],
        createdAt: createdAt.toISOString(),
        lastUsedOn,
      })),
    })),
  )
  mountCall(app, makeShopTokenCall, ({ request, body }) =>
    ofShop(request, (eshopId, by) =>
      db
        .transaction()
        .execute((tx) => makeToken(tx, { eshopId, by, requestId: request.id }, { ...body, now: clock.now() })),
    ),
  )
  mountCall(app, revokeShopTokenCall, ({ request, params: { tokenId } }) =>
    ofShop(request, (eshopId, by) =>
      db.transaction().execute(async (tx) => {
        const [revoked] = await revokeEshopTokens(tx, eshopId, clock.now(), tokenId)
        if (revoked === undefined) return refusal('not_found', `token ${tokenId} does not exist (revokeShopToken)`)
        await tell(tx, { eshopId, by, requestId: request.id }, 'revoked', revoked)
        return undefined
      }),
    ),
  )
}

async function makeToken(
  tx: DatabaseTransaction,
  acting: Acting,
  { name, rights, now }: { name: string; rights: readonly ShopRight[]; now: Date },
) {
  // Two at once of one shop wait for each other, so that the number holds.
  await lockMembers(tx, acting.eshopId)
  const tokens = await eshopTokens(tx, acting.eshopId)
  if (tokens.length >= MOST_TOKENS)
    return refusal('unprocessable', `tokens: the shop has ${MOST_TOKENS} already (makeShopToken)`)
  if (tokens.some((each) => each.name === name))
    return refusal('conflict', `name: the shop has a token "${name}" (makeShopToken)`)
  const token = await issueEshopToken(tx, acting.eshopId, now, { name, rights })
  await tell(tx, acting, 'made', { name, rights })
  return { token }
}

function tell(
  tx: DatabaseTransaction,
  { eshopId, by, requestId }: Acting,
  action: 'made' | 'revoked',
  { name, rights }: { readonly name: string; readonly rights: readonly ShopRight[] },
): Promise<void> {
  const value = { name, rights: [...rights] }
  return recordChange(tx, {
    by,
    of: { kind: TOKEN_CHANGE, id: `${eshopId}/${name}` },
    action,
    before: action === 'made' ? null : value,
    after: action === 'made' ? value : null,
    requestId,
  })
}
