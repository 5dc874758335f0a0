import { createHash } from 'node:crypto'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { GIVEN_ROLES, type GivenRole, rolesOnSite } from '../roles/change-roles.ts'
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
  asked: PeopleAsked,
): Promise<{ readonly rows: readonly ListedPerson[]; readonly totalCount: number | null }> {
  const direction = asked.isDescending ? 'desc' : 'asc'
  const rows = await shown(matching(db, site, asked))
    .orderBy(ORDERS[asked.sort], direction)
    .orderBy('p.id', direction)
    .limit(asked.limit)
    .offset(asked.offset)
    .execute()
  const { count } = await db
    .selectFrom(
      matching(db, site, asked)
        .select('p.id')
        .limit(MOST_COUNTED + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const totalCount = Number(count) > MOST_COUNTED ? null : Number(count)
  return { rows: rows.map((row) => listedPerson(row as PersonOfList, site)), totalCount }
}

export async function findListedPerson(
  db: DatabaseOrTransaction,
  site: string,
  id: UserId,
): Promise<(ListedPerson & { readonly stored: StoredRoles }) | null> {
  const row = await shown(people(db).where('p.id', '=', id)).executeTakeFirst()
  return row === undefined ? null : { ...listedPerson(row as PersonOfList, site), stored: row.roles as StoredRoles }
}

function people(db: DatabaseOrTransaction) {
  return db.selectFrom('identity.person as p').leftJoin('identity.erasure as e', 'e.person_id', 'p.id')
}

function shown(found: ReturnType<typeof people>) {
  return found
    .select(['p.id', 'p.name', 'p.email', 'p.created_at', 'p.roles'])
    .select(({ eb }) => eb('e.person_id', 'is not', null).$castTo<boolean>().as('erased'))
}

interface PersonOfList {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly created_at: Date
  readonly roles: StoredRoles
  readonly erased: boolean
}

const ORDERS = { id: 'p.id', name: 'p.name', created: 'p.created_at' } as const

/** A typed address is searched by its hash, and so is a hash; digits are a number of a person, anything else is part of a name. */
function matching(db: DatabaseOrTransaction, site: string, { q, role }: PeopleAsked) {
  const text = q ?? ''
  const hash = SHA_256.test(text) ? Buffer.from(text, 'hex') : text.includes('@') ? addressHash(text) : null
  const isNumber = hash === null && /^\d{1,15}$/.test(text)
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return people(db)
    .$if(hash !== null, (query) => query.where(sql<Buffer>`identity.email_hash(p.email)`, '=', hash))
    .$if(isNumber, (query) => query.where('p.id', '=', Number(text)))
    .$if(q !== null && hash === null && !isNumber, (query) => query.where('p.name', 'ilike', part))
    .$if(role !== undefined, (query) => query.where(havingRole(role ?? 'any', site)))
}

const SHA_256 = /^[0-9a-f]{64}$/i

function addressHash(address: string): Buffer {
  return createHash('sha256').update(address.trim().toLowerCase()).digest()
}

/** As the index of those who have any role says it. */
function havingRole(role: 'any' | GivenRole, site: string): RawBuilder<SqlBool> {
  const roles = role === 'any' ? GIVEN_ROLES : [role]
  const asked = sql.join(
    roles.map((each) => onSite(rolePath(each), site)),
    sql` or `,
  )
  return sql<SqlBool>`(p.roles ? 'admin' or p.roles ? 'staff') and (${asked})`
}

/** Where a role stands among a person's. */
function rolePath(role: GivenRole): RawBuilder<unknown> {
  return role === 'admin' ? sql`p.roles->'admin'` : sql`p.roles->'staff'->(${role}::text)`
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
