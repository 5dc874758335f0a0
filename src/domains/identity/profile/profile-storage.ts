import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'

/** Of doors, lifts and rooms, in millimetres; null: not said. */
export const homeSizeNames = [
  'doorWidthMm',
  'doorHeightMm',
  'liftWidthMm',
  'liftDepthMm',
  'liftHeightMm',
  'roomWidthMm',
  'roomLengthMm',
] as const
export type HomeSizeName = (typeof homeSizeNames)[number]
export type HomeSizes = Readonly<Record<HomeSizeName, number | null>>

export interface Profile extends HomeSizes {
  readonly name: string
  readonly email: string
  /** Path of the picture on the image host (images' avatar.ts), or null. */
  readonly avatar: string | null
  readonly nickname: string | null
  readonly isPublic: boolean
  readonly postalCode: string | null
}

/** Null: there is no such person. */
export async function findProfile(db: DatabaseOrTransaction, personId: number): Promise<Profile | null> {
  const row = await db
    .selectFrom('identity.person as person')
    .leftJoin('identity.profile as profile', 'profile.person_id', 'person.id')
    .select(['person.name', 'person.email', 'person.avatar_url as avatar', 'profile.nickname', 'profile.is_public'])
    .select(['profile.postal_code', 'profile.door_width_mm', 'profile.door_height_mm', 'profile.lift_width_mm'])
    .select(['profile.lift_depth_mm', 'profile.lift_height_mm', 'profile.room_width_mm', 'profile.room_length_mm'])
    .where('person.id', '=', personId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        name: row.name,
        email: row.email,
        avatar: row.avatar,
        nickname: row.nickname,
        isPublic: row.is_public ?? false,
        postalCode: row.postal_code,
        doorWidthMm: row.door_width_mm,
        doorHeightMm: row.door_height_mm,
        liftWidthMm: row.lift_width_mm,
        liftDepthMm: row.lift_depth_mm,
        liftHeightMm: row.lift_height_mm,
        roomWidthMm: row.room_width_mm,
        roomLengthMm: row.room_length_mm,
      }
}

/** Has others who write to this person's profile wait until the transaction ends. */
export async function lockPerson(tx: DatabaseOrTransaction, personId: number): Promise<void> {
  await tx.selectFrom('identity.person').select('id').where('id', '=', personId).forUpdate().execute()
}

export async function renamePerson(tx: DatabaseOrTransaction, personId: UserId, name: string): Promise<void> {
  await tx.updateTable('identity.person').set({ name }).where('id', '=', personId).execute()
}

export async function writeAvatar(tx: DatabaseOrTransaction, personId: number, path: string | null): Promise<void> {
  await tx.updateTable('identity.person').set({ avatar_url: path }).where('id', '=', personId).execute()
}

/** Sets what is named and leaves the rest as it is. */
export async function writeProfile(
  tx: DatabaseOrTransaction,
  personId: UserId,
  values: Partial<Pick<Profile, 'nickname' | 'isPublic' | 'postalCode' | HomeSizeName>>,
): Promise<void> {
  const columns = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [COLUMNS[name as keyof typeof COLUMNS], value]),
  )
  await tx
    .insertInto('identity.profile')
    .values({ person_id: personId, ...columns })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .execute()
}

const COLUMNS = {
  nickname: 'nickname',
  isPublic: 'is_public',
  postalCode: 'postal_code',
  doorWidthMm: 'door_width_mm',
  doorHeightMm: 'door_height_mm',
  liftWidthMm: 'lift_width_mm',
  liftDepthMm: 'lift_depth_mm',
  liftHeightMm: 'lift_height_mm',
  roomWidthMm: 'room_width_mm',
  roomLengthMm: 'room_length_mm',
} as const

/** Nicknames and pictures of those of the people whose pages may be seen, by their ids. */
export async function findPublicPeople(
  db: DatabaseOrTransaction,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly nickname: string; readonly avatar: string | null }>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('identity.profile as profile')
    .innerJoin('identity.person as person', 'person.id', 'profile.person_id')
    .leftJoin('identity.erasure as erasure', 'erasure.person_id', 'profile.person_id')
    .select(['profile.person_id as personId', 'profile.nickname', 'person.avatar_url as avatar'])
    .where('profile.person_id', 'in', personIds)
    .where('profile.is_public', '=', true)
    .where('erasure.person_id', 'is', null)
    .execute()
  return new Map(
    rows.flatMap(({ personId, nickname, avatar }) => (nickname === null ? [] : [[personId, { nickname, avatar }]])),
  )
}
