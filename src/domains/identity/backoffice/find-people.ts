import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { StaffRole } from '#platform/http/request/route-classes.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { type GivenRole, rolesOnSite } from '../roles/change-roles.ts'
import type { StoredRoles } from '../roles/stored-roles.ts'

/** A person as the back office lists them: their address is nobody's to read. */
export interface ListedPerson {
  readonly id: UserId
  readonly name: string
  /** 's•••@e•••.pt' */
  readonly maskedEmail: string
  /** SHA-256 of the trimmed, lower-case address, in hex. */
  readonly emailHash: string
  readonly createdAt: Date
  /** Of this site, an admin's first. */
  readonly roles: readonly GivenRole[]
  /** They, or somebody for them, have asked for it. */
  readonly isErased: boolean
}

export const PEOPLE_SORTS = ['id', 'name', 'created'] as const

export interface PeopleAsked {
  readonly q: string | null
  readonly role: 'any' | GivenRole | undefined
  readonly sort: (typeof PEOPLE_SORTS)[number]
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
}

/** More are not counted. */
const MOST_COUNTED = 10_000

export async function findPeople(
  db: DatabaseOrTransaction,
  site: string,
  { q, role, sort, isDescending, limit, offset }: PeopleAsked,
): Promise<{ readonly rows: readonly ListedPerson[]; readonly totalCount: number | null }> {
  const where = sql`${matching(q)} and ${havingRole(role, site)}`
  const direction = isDescending ? sql`desc` : sql`asc`
  const { rows } = await sql<PersonOfList>`
    select ${COLUMNS} from identity.person p left join identity.erasure e on e.person_id = p.id
    where ${where} order by ${ORDERS[sort]} ${direction}, p.id ${direction} limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (select from identity.person p where ${where} limit ${MOST_COUNTED + 1}) as found`.execute(
    db,
  )
  const count = counted[0]?.count ?? 0
  return { rows: rows.map((row) => listedPerson(row, site)), totalCount: count > MOST_COUNTED ? null : count }
}

export async function findListedPerson(
  db: DatabaseOrTransaction,
  site: string,
  id: UserId,
): Promise<(ListedPerson & { readonly stored: StoredRoles }) | null> {
  const { rows } = await sql<PersonOfList>`
    select ${COLUMNS} from identity.person p left join identity.erasure e on e.person_id = p.id where p.id = ${id}`.execute(
    db,
  )
  const [row] = rows
  return row === undefined ? null : { ...listedPerson(row, site), stored: row.roles }
}

interface PersonOfList {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly created_at: Date
  readonly roles: StoredRoles
  readonly erased: boolean
}

const COLUMNS = sql`p.id, p.name, p.email, p.created_at, p.roles, e.person_id is not null as erased`
const ORDERS = { id: sql`p.id`, name: sql`p.name`, created: sql`p.created_at` }

/** A typed address is searched by its hash, and so is a hash; digits are a number of a person, anything else is part of a name. */
function matching(q: string | null): RawBuilder<unknown> {
  if (q === null) return sql`true`
  if (SHA_256.test(q)) return sql`identity.email_hash(p.email) = ${Buffer.from(q, 'hex')}`
  if (q.includes('@')) return sql`identity.email_hash(p.email) = ${addressHash(q)}`
  if (/^\d{1,15}$/.test(q)) return sql`p.id = ${Number(q)}`
  return sql`p.name ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`
}

const SHA_256 = /^[0-9a-f]{64}$/i

function addressHash(address: string): Buffer {
  return createHash('sha256').update(address.trim().toLowerCase()).digest()
}

function havingRole(role: PeopleAsked['role'], site: string): RawBuilder<unknown> {
  if (role === undefined) return sql`true`
  const admin = onSite(sql`p.roles->'admin'`, site)
  const narrow = (name: StaffRole) => onSite(sql`p.roles->'staff'->${sql.lit(name)}`, site)
  const asked =
    role === 'admin'
      ? admin
      : role === 'any'
        ? sql`(${admin} or ${narrow('feeds')} or ${narrow('content')} or ${narrow('moderation')} or ${narrow('finance')})`
        : narrow(role)
  // As the index of those who have any says it.
  return sql`(p.roles ? 'admin' or p.roles ? 'staff') and ${asked}`
}

/** isOnSite (stored-roles.ts), of a column. */
function onSite(column: RawBuilder<unknown>, site: string): RawBuilder<unknown> {
  return sql`coalesce(${column} = 'true' or ${column}->${site} = 'true' or ${column}->'' = 'true', false)`
}

function listedPerson({ id, name, email, created_at, roles, erased }: PersonOfList, site: string): ListedPerson {
  return {
    id: asId<UserId>(id),
    name,
    maskedEmail: maskEmail(email),
    emailHash: addressHash(email).toString('hex'),
    createdAt: created_at,
    roles: rolesOnSite(roles, site),
    isErased: erased,
  }
}

/** 'sofia@exemplo.pt' → 's•••@e•••.pt' */
function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const end = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : ''
  return `${[...local][0] ?? ''}•••@${[...domain][0] ?? ''}•••${end}`
}
