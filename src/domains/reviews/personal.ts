import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'
import { derivedKey } from '#platform/secret.ts'
import { photosOfReview } from './photos/photo-storage.ts'
import type { Review } from './review.ts'
import { eraseInvitations, invitationsOf, purchasesOfAddress } from './star/erase-invitations.ts'
import { hashOfAddress } from './star/idents.ts'
import { REVIEW_COLUMNS } from './storage.ts'
import { changeOf } from './changes.ts'
import { eraseWords } from './writing/drop-review.ts'

/**
 * What is kept of what a person wrote: with their account, and by the invitations that went to their address. Erased, the stars alone stay,
 * and are nobody's.
 */
export function personal(secret: string): PersonalData {
  const key = derivedKey(secret, 'star')
  const hashOf = (email: string | null) => (email === null ? null : hashOfAddress(key, email))
  return {
    tables: ['reviews.review'],
    collect: async (db, personId, email) => {
      const addressHash = hashOf(email)
      const reviews = await reviewsOf(db, personId, addressHash)
      return {
        avaliacoes: await Promise.all(reviews.map((review) => rowOf(db, review))),
        'avaliacoes-versoes': await revisionsOf(db, reviews),
        convites: addressHash === null ? [] : await invitationsOf(db, addressHash),
      }
    },
    erase: async (tx, personId, email) => {
      const addressHash = hashOf(email)
      const { rows } = await sql<{ now: Date }>`select now() as now`.execute(tx)
      for (const review of await reviewsOf(tx, personId, addressHash, true))
        await eraseWords(tx, review, rows[0]?.now as Date)
      if (addressHash !== null) await eraseInvitations(tx, addressHash)
    },
  }
}

async function reviewsOf(
  db: DatabaseOrTransaction,
  personId: number,
  addressHash: Buffer | null,
  isLocked = false,
): Promise<Review[]> {
  const purchases = addressHash === null ? [] : await purchasesOfAddress(db, addressHash)
  const { rows } = await sql<Review>`
    select ${REVIEW_COLUMNS} from reviews.review r
    where r.person_id = ${personId} or r.purchase_id = any(${purchases}::bigint[]) order by r.id ${isLocked ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows
}

async function rowOf(db: DatabaseOrTransaction, review: Review): Promise<PersonalRow> {
  const said = (await changeOf(db, review.id)) ?? review
  const photos = await photosOfReview(db, review.id)
  return {
    avaliacao: review.externalId,
    oferta: review.variantId,
    loja: review.eshopId,
    estrelas: said.halfStars / 2,
    texto: said.body,
    pontosFortes: said.pluses.join('\n'),
    pontosFracos: said.minuses.join('\n'),
    nome: said.nickname,
    fotografias: photos.map(({ path }) => path).join('\n'),
    estado: review.state,
    decisao: review.statement,
    escritaEm: review.writtenAt.toISOString(),
  }
}

async function revisionsOf(db: DatabaseOrTransaction, reviews: readonly Review[]): Promise<PersonalRow[]> {
  const { rows } = await sql<{ id: string; version: number; halfStars: number; body: string | null; at: Date }>`
    select r.external_id as id, v.version, v.half_stars as "halfStars", v.body, v.at from reviews.revision v join reviews.review r on r.id = v.review_id
    where r.id = any(${reviews.map(({ id }) => id)}::bigint[]) order by r.id, v.version`.execute(db)
  return rows.map(({ id, version, halfStars, body, at }) => ({
    avaliacao: id,
    versao: version,
    estrelas: halfStars / 2,
    texto: body,
    ate: at.toISOString(),
  }))
}
