import type { PersonalData } from '#platform/domain/personal-data.ts'
import { listsOfPerson } from './lists/list-storage.ts'
import { forgetAddress } from './request-storage.ts'
import { watchesOfPerson } from './watch-storage.ts'

export const personal: PersonalData = {
  tables: ['watchdog.watcher'],
  collect: async (db, personId) => ({
    alertas: (await watchesOfPerson(db, personId)).map(({ variantId, kind, targetCents, region, createdAt }) => ({
      oferta: variantId,
      tipo: kind,
      precoPretendido: targetCents === null ? null : targetCents / 100,
      regiao: region,
      desde: createdAt.toISOString(),
    })),
    'alertas-de-listas': (await listsOfPerson(db, personId)).map(({ url, words, createdAt }) => ({
      endereco: url,
      palavras: words,
      desde: createdAt.toISOString(),
    })),
  }),
  // Its watches, of offers and of listings, go with the watcher; so do those begun signed out, under the address alone.
  erase: async (tx, personId, email) => {
    await tx.deleteFrom('watchdog.watcher').where('person_id', '=', personId).execute()
    if (email !== null) await forgetAddress(tx, email)
  },
}
