import { eshopNames } from '#domains/eshops/contract.ts'
import { namesOf } from '#domains/identity/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { acceptInvitation, invitationFor } from './invite.ts'
import type { MemberRole } from './member.ts'
import { membershipsOf } from './member-storage.ts'

/** A shop that somebody may act for. */
export interface OwnShop {
  readonly eshopId: number
  readonly slug: string
  readonly name: string
  readonly role: MemberRole
}

/** What somebody was asked to. */
export interface ShownInvitation {
  readonly shop: string
  /** '' where the account is gone. */
  readonly inviter: string
  readonly role: MemberRole
}

/** Who has signed in, as an invitation knows them. */
export interface Invited {
  readonly id: UserId
  readonly email: string
}

/** What the pages of the shop-storage site ask about people of shops. */
export interface ShopPeople {
  /** In the order of their names. */
  shopsOf(personId: UserId): Promise<readonly OwnShop[]>
  /** null: the code opens nothing for them. */
  invitation(code: string, of: Invited): Promise<ShownInvitation | null>
  /** The shop's name in addresses, or null. */
  accept(code: string, of: Invited): Promise<string | null>
}

/** People of shops over the database. */
export function createShopPeople({ db, clock }: { readonly db: Database; readonly clock: Clock }): ShopPeople {
  return {
    shopsOf: async (personId) => {
      const memberships = await membershipsOf(db, personId)
      const names = await eshopNames(
        db,
        memberships.map(({ eshopId }) => eshopId),
      )
      return memberships
        .flatMap(({ eshopId, role }) => {
          const shop = names.get(eshopId)
          return shop === undefined ? [] : [{ eshopId, slug: shop.slug, name: shop.name, role }]
        })
        .toSorted((a, b) => a.name.localeCompare(b.name, 'pt'))
    },
    invitation: (code, { email }) =>
      db.transaction().execute(async (tx) => {
        const found = await invitationFor(tx, { code, email, now: clock.now() })
        if (found === null) return null
        const [shops, inviters] = await Promise.all([
          eshopNames(tx, [found.eshopId]),
          namesOf(tx, found.invitedBy === null ? [] : [found.invitedBy]),
        ])
        return {
          shop: shops.get(found.eshopId)?.name ?? '',
          inviter: [...inviters.values()][0] ?? '',
          role: found.role,
        }
      }),
    accept: (code, { id, email }) =>
      db.transaction().execute((tx) => acceptInvitation(tx, { code, email, personId: id, now: clock.now() })),
  }
}
