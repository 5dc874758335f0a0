import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { UndoableChange } from '#platform/audit/define-undo.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { JsonValue } from '#platform/database/schema.ts'
import type { UserId } from '#platform/ids.ts'
import { applyShop, DomainTaken } from '../apply-shop.ts'
import { contactMailsOf } from '../contact-mails.ts'
import type { Eshop } from '../eshop.ts'
import { parseShopsFile, type ShopInFile, type ShopProfile } from '../shops-file.ts'
import { shopsFileWarnings } from '../shops-file-warnings.ts'
import { findEshop } from '../storage.ts'

export const PROFILE_CHANGE = 'eshop.profile'

export interface StandingProfile {
  readonly eshop: Eshop
  readonly profile: ShopProfile
  /** Of what the profile says: who saves names the one that was read. */
  readonly version: string
}

/** A shop's profile as it stands; null: there is no such shop. */
export async function shopProfile(db: DatabaseOrTransaction, eshopId: number): Promise<StandingProfile | null> {
  const eshop = await findEshop(db, eshopId)
  if (eshop === null) return null
  const domains = await db
    .selectFrom('eshops.eshop_domain')
    .select(['domain', 'kind'])
    .where('eshop_id', '=', eshopId)
    .orderBy('kind', 'desc')
    .orderBy('domain')
    .execute()
  const profile: ShopProfile = {
    name: eshop.name,
    description: eshop.description,
    paid: eshop.paid,
    contactMail: (await contactMailsOf(db, [eshopId])).get(eshopId) ?? null,
    domains: domains as ShopProfile['domains'],
    coolingOffDays: eshop.coolingOffDays,
    returnPolicy: eshop.returnPolicy,
    assemblyPolicy: eshop.assemblyPolicy,
    collectionPolicy: eshop.collectionPolicy,
    tariffs: Object.entries(eshop.tariff).flatMap(([region, brackets]) =>
      brackets.map((bracket) => ({ region: region as ShopProfile['tariffs'][number]['region'], ...bracket })),
    ),
    vouchers: [...eshop.vouchers],
  }
  return { eshop, profile, version: hash('sha1', JSON.stringify(profile)) }
}

export type ProfileAnswer =
  | {
      readonly state: 'done'
      readonly isChanged: boolean
      readonly warnings: readonly string[]
      readonly version: string
    }
  | { readonly state: 'wrong'; readonly problems: readonly string[] }
  | { readonly state: 'stale' }
  | { readonly state: 'unknown' }

/** Makes the shop what the profile says, by the checks of a shops file; the caller marks its products where `isChanged` says so. */
export async function editProfile(
  tx: DatabaseTransaction,
  { eshopId, version, profile }: { eshopId: number; version: string; profile: ShopProfile },
  { by, reason, now, requestId }: { by: UserId | null; reason: string; now: Date; requestId: string },
): Promise<ProfileAnswer> {
  const standing = await lockProfile(tx, eshopId)
  if (standing === null) return { state: 'unknown' }
  if (standing.version !== version) return { state: 'stale' }
  const checked = checkedShop(standing.eshop, profile)
  if ('problems' in checked) return { state: 'wrong', problems: checked.problems }
  const applied = await apply(tx, checked.shop, now)
  if ('problems' in applied) return { state: 'wrong', problems: applied.problems }
  const after = (await shopProfile(tx, eshopId)) as StandingProfile
  await recordChange(tx, {
    by,
    of: { kind: PROFILE_CHANGE, id: String(eshopId) },
    action: 'set',
    before: logged(standing.profile),
    after: logged(after.profile),
    reason,
    requestId,
  })
  return {
    state: 'done',
    isChanged: applied.isChanged,
    warnings: shopsFileWarnings([checked.shop], now),
    version: after.version,
  }
}

/** Puts the profile back as it was before a change, where it is what the change left; its mail stays, which no log holds. */
export async function undoProfile(
  tx: DatabaseTransaction,
  { thingId, before, after }: Pick<UndoableChange, 'thingId' | 'before' | 'after'>,
  now: Date,
): Promise<'undone' | 'changed'> {
  const standing = await lockProfile(tx, Number(thingId))
  if (standing === null || !isDeepStrictEqual(logged(standing.profile), after)) return 'changed'
  const { contactMail } = standing.profile
  const checked = checkedShop(standing.eshop, { ...(before as unknown as ShopProfile), contactMail })
  return 'problems' in checked || 'problems' in (await apply(tx, checked.shop, now)) ? 'changed' : 'undone'
}

async function lockProfile(tx: DatabaseTransaction, eshopId: number): Promise<StandingProfile | null> {
  await sql`select from eshops.eshop where id = ${eshopId} for update`.execute(tx)
  return shopProfile(tx, eshopId)
}

/** The log keeps no addresses of people. */
function logged({ contactMail: _contactMail, ...profile }: ShopProfile): JsonValue {
  return JSON.parse(JSON.stringify(profile)) as JsonValue
}

type Problems = { readonly problems: readonly string[] }

function checkedShop({ slug, logo }: Eshop, profile: ShopProfile): { readonly shop: ShopInFile } | Problems {
  const parsed = parseShopsFile(JSON.stringify({ shops: [{ slug, logo, ...profile }] }))
  if (parsed.kind === 'wrong')
    return { problems: parsed.problems.map((problem) => problem.replace(/^shops\[0\]\.?/, '')) }
  return { shop: parsed.shops[0] as ShopInFile }
}

async function apply(
  tx: DatabaseTransaction,
  shop: ShopInFile,
  now: Date,
): Promise<{ readonly isChanged: boolean } | Problems> {
  try {
    return await applyShop(tx, shop, now)
  } catch (error) {
    if (error instanceof DomainTaken) return { problems: [`domains: ${error.message}`] }
    throw error
  }
}
