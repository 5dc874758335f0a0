import type { FastifyRequest } from 'fastify'
import { openImageStore } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import type { UserId } from '#platform/ids.ts'
import { avatarTickets } from './avatar/avatar-tickets.ts'
import { avatarUrl } from './avatar/avatar-url.ts'
import { dropAvatar } from './avatar/avatars.ts'
import { isFreshSession } from './erase/fresh-session.ts'
import { createErasures, type Erasures } from './erase/erasures.ts'
import { createExports, type Exports } from './export/exports.ts'
import { type ConsentRecord, consentHistory } from './consent/consents.ts'
import {
  type ProfileForms,
  profileForms,
  type SavedForm,
  saveProfileForm,
  type SectionName,
} from './profile/profile-forms.ts'
import { findProfile, findPublicPeople } from './profile/profile-storage.ts'

/** What a person does about themselves: the pages under /user. Who asks has been found by the session. */
export interface OwnData {
  forms(personId: UserId): Promise<ProfileForms | null>
  save(personId: UserId, section: SectionName, fields: URLSearchParams): Promise<SavedForm>
  /** Address of the person's picture, or null. */
  avatar(personId: UserId): Promise<string | null>
  /** As they told it; null: not said. */
  postalCode(personId: UserId): Promise<string | null>
  /** Where the form of a picture is sent to: good for half an hour, for this person. */
  avatarUpload(personId: UserId): string
  dropAvatar(personId: UserId): Promise<void>
  consents(personId: UserId): Promise<readonly ConsentRecord[]>
  /** Those of the people who let others see a page of theirs, by their ids. */
  publicPeople(personIds: readonly number[]): Promise<ReadonlyMap<number, PublicPerson>>
  readonly exports: Exports
  readonly erasures: Erasures
  /** Whether the session of a request was opened a moment ago: then nobody has to prove again who they are. */
  isFresh(request: FastifyRequest): Promise<boolean>
}

/** What others may see of somebody. */
export interface PublicPerson {
  readonly nickname: string
  /** Address of their picture. */
  readonly avatar: string | null
}

export interface OwnDataDeps {
  readonly db: Database
  readonly clock: Clock
  readonly config: Pick<Config, 'url' | 'hosts' | 'imagesUrl' | 'project'>
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** Paths of the site that mails lead to. */
  readonly paths: { undoErase(code: string): string; personalData(): string }
}

export function createOwnData(deps: OwnDataDeps): OwnData {
  const { db, clock, config, secret } = deps
  const store = openImageStore({ imagesUrl: config.imagesUrl, dataFolder: deps.dataFolder })
  const tickets = avatarTickets(secret)
  const uploads = serviceOrigin(config, 'uploads')
  return {
    forms: (personId) => profileForms(db, personId),
    save: (personId, section, fields) => saveProfileForm(db, personId, section, fields),
    avatar: async (personId) => avatarUrl(config, (await findProfile(db, personId))?.avatar ?? null),
    postalCode: async (personId) => (await findProfile(db, personId))?.postalCode ?? null,
    avatarUpload: (personId) => `${uploads}/uploads/avatar?bilhete=${tickets.issue(personId, clock.now())}`,
    dropAvatar: (personId) => dropAvatar({ db, store }, personId),
    consents: (personId) => consentHistory(db, { personId }),
    publicPeople: async (personIds) =>
      new Map(
        [...(await findPublicPeople(db, personIds))].map(([id, { nickname, avatar }]) => [
          id,
          { nickname, avatar: avatarUrl(config, avatar) },
        ]),
      ),
    exports: createExports({ db, clock, path: deps.paths.personalData() }),
    erasures: createErasures({ db, clock, site: config.project, undoPath: deps.paths.undoErase }),
    isFresh: (request) => isFreshSession({ db, clock, config }, request),
  }
}
