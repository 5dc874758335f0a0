import { ADMIN_MODE_COOKIE } from '#domains/identity/contract.ts'
import { pictureFacts } from '#domains/images/contract.ts'
import { presentAdminMode, type WithAdminMode } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import type { Log } from '#platform/log.ts'

/**
 * Admin data of variants (E-02) between the domains: identity says who asks, the images what their pictures are. Nobody is
 * looked up who has not switched admin mode on; without the database an admin is answered like everybody.
 */
export function adminModeOver({ db, log }: { readonly db: Database; readonly log: Pick<Log, 'warn'> }): WithAdminMode {
  return async (request, variants) => {
    if (cookieValue(request.headers.cookie, ADMIN_MODE_COOKIE) !== '1') return variants
    try {
      if ((await callerOf(request))?.adminMode !== true) return variants
      const facts = await pictureFacts(
        db,
        variants.flatMap(({ image }) => image?.id ?? []),
      )
      return variants.map((variant) => ({
        ...variant,
        adminMode: presentAdminMode(facts.get(variant.image?.id ?? '') ?? null),
      }))
    } catch (error) {
      log.warn({ err: error, requestId: request.id }, 'admin data cannot be read, the answer is without')
      return variants
    }
  }
}
