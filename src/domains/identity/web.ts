import { openImageStore } from '#domains/images/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { hasOwnHost, serviceOrigin } from '#platform/http/access/service-hosts.ts'
import type { OwnData } from './own-data.ts'
import type { ConsentChoices } from './consent/consent-choices.ts'
import { avatarRoutes } from './avatar/avatar-routes.ts'
import { avatarTickets } from './avatar/avatar-tickets.ts'
import { peopleRoutes } from './backoffice/people-routes.ts'
import { exportRoutes } from './export/export-routes.ts'
import { hasConsented } from './consent/consents.ts'
import { loginTokens } from './login-token.ts'
import { renewLogins } from './renew-logins.ts'
import { undoRoles } from './roles/change-roles.ts'
import { identityRoutes, type IdentityRoutesOptions } from './routes.ts'
import { keepViewed } from './viewed/viewed.ts'

export interface IdentityWebParts extends Pick<IdentityRoutesOptions, 'currentUser' | 'likesOfPerson'> {
  readonly db: Database
  readonly clock: Clock
  readonly config: Config
  readonly secret: string
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  readonly ownData: Pick<OwnData, 'exports' | 'erasures'>
  readonly consents: ConsentChoices
  /** Of the page that a person set their picture from. */
  profilePath(avatarOutcome: string): string
}

export function web(parts: IdentityWebParts): WebSide {
  const { db, clock, config, secret, dataFolder } = parts
  return {
    routes: (app) => {
      renewLogins(app, { tokens: loginTokens({ secret, site: config.project, clock }), config, clock })
      identityRoutes(app, {
        currentUser: parts.currentUser,
        likesOfPerson: parts.likesOfPerson,
        consents: parts.consents,
        adminOrigin: hasOwnHost(config, 'admin') ? serviceOrigin(config, 'admin') : '',
        viewed: {
          isKept: (personId) => hasConsented(db, personId, 'viewed'),
          keep: (personId, seen) => keepViewed(db, personId, seen),
        },
      })
      exportRoutes(app, parts.ownData.exports)
      peopleRoutes(app, { db, clock, site: config.project, ...parts.ownData })
      avatarRoutes(app, {
        db,
        clock,
        store: openImageStore({ imagesUrl: config.imagesUrl, dataFolder }),
        tickets: avatarTickets(secret),
        resultUrl: (outcome) => config.url + parts.profilePath(outcome),
      })
    },
    undos: [undoRoles(config.project)],
  }
}
