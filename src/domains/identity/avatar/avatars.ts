import { keepAvatar, makeAvatar, type PictureProblem, removeAvatar } from '#domains/images/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { findProfile, lockPerson, writeAvatar } from '../profile/profile-storage.ts'

export interface AvatarDeps {
  readonly db: Database
  readonly store: ImageStore
}

export type SetAvatar = 'kept' | 'unknown' | PictureProblem

/** Makes these bytes the person's picture; the one before is removed. */
export async function setAvatar({ db, store }: AvatarDeps, personId: UserId, bytes: Buffer): Promise<SetAvatar> {
  const made = await makeAvatar(bytes)
  if (made.kind === 'wrong') return made.problem
  const path = await keepAvatar(store, made.jpeg)
  const before = await exchange(db, personId, path)
  if (before === 'unknown') await removeAvatar(store, path)
  else if (before !== null) await removeAvatar(store, before)
  return before === 'unknown' ? 'unknown' : 'kept'
}

/** The person is shown by initials again. */
export async function dropAvatar({ db, store }: AvatarDeps, personId: UserId): Promise<void> {
  const before = await exchange(db, personId, null)
  if (before !== null && before !== 'unknown') await removeAvatar(store, before)
}

/** Of two at once the second waits, and so finds the first one's picture to remove. */
function exchange(db: Database, personId: UserId, path: string | null): Promise<string | 'unknown' | null> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, personId)
    const profile = await findProfile(tx, personId)
    if (profile === null) return 'unknown'
    await writeAvatar(tx, personId, path)
    return profile.avatar
  })
}
