import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import { refusedClickRoutes } from './backoffice/routes.ts'
import { clickFolder } from './redirect/click-folder.ts'
import { type ClickHostParts, clickHost } from './redirect/click-host.ts'
import { spoolFolderOf } from './redirect/click-keeper.ts'
import { createNoteShopPeople, noteShopPeople } from './networks/note-shop-people.ts'
import { shopClickRoutes } from './shop-api/routes.ts'

export interface ClickWebParts extends ClickHostParts {
  /** For what shops read of days of clicks. */
  readonly replica: { readonly db: Database }
}

/** The click host, what shops ask of their clicks, and what was set aside. */
export async function web(parts: ClickWebParts): Promise<WebSide> {
  const { clock, log, patient, replica, dataFolder, secret } = parts
  const visitorKey = derivedKey(secret, 'visitor')
  const host = await clickHost(parts)
  return {
    ...host,
    routes: (app) => {
      host.routes(app)
      noteShopPeople(app, createNoteShopPeople({ db: patient.db, clock, log, visitorKey }), log)
      shopClickRoutes(app, { replica, clock })
      refusedClickRoutes(app, { db: patient.db, folder: spoolFolderOf(clickFolder(dataFolder)) })
    },
  }
}
