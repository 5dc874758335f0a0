import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'
import { listsOf } from './lists/list-storage.ts'
import { forgetAddress } from './request-storage.ts'
import { type WatchOwner, watchesOf } from './watch-storage.ts'

export const personal: PersonalData = {
  tables: ['watchdog.watcher'],
  collect: async (db, personId, email) => {
    const owners: WatchOwner[] = [{ personId }, ...(email === null ? [] : [{ address: email }])]
    return {
      alertas: (await Promise.all(owners.map((owner) => offers(db, owner)))).flat(),
      'alertas-de-listas': (await Promise.all(owners.map((owner) => lists(db, owner)))).flat(),
    }
  },
  // Its watches, of offers and of listings, go with the watcher; so do those begun signed out, under the address alone.
  erase: async (tx, personId, email) => {
    await tx.deleteFrom('watchdog.watcher').where('person_id', '=', personId).execute()
    if (email !== null) await forgetAddress(tx, email)
  },
}

async function offers(db: DatabaseOrTransaction, owner: WatchOwner): Promise<PersonalRow[]> {
  return (await watchesOf(db, owner)).map(({ variantId, kind, targetCents, region, createdAt }) => ({
    oferta: variantId,
    tipo: kind,
    precoPretendido: targetCents === null ? null : targetCents / 100,
    regiao: region,
    desde: createdAt.toISOString(),
    comConta: 'personId' in owner,
  }))
}

async function lists(db: DatabaseOrTransaction, owner: WatchOwner): Promise<PersonalRow[]> {
  return (await listsOf(db, owner)).map(({ url, words, createdAt }) => ({
    endereco: url,
    palavras: words,
    desde: createdAt.toISOString(),
    comConta: 'personId' in owner,
  }))
}
