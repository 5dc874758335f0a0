import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'
import { eraseMailsTo, mailsTo } from '#platform/mail/kept-mails.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { listPasskeys } from './passkeys/passkey-storage.ts'
import { consentHistory } from './consent/consents.ts'
import { mailPreferencesOf } from './profile/mail-preferences.ts'
import { findProfile } from './profile/profile-storage.ts'
import { findViewed } from './viewed/viewed.ts'

/**
 * What identity keeps of a person, and what was sent to their address. All of its tables lose their rows with `identity.person`; a
 * registration and a mail know the address alone.
 */
export const personal: PersonalData = {
  tables: [
    'identity.session',
    'identity.mail_code',
    'identity.passkey',
    'identity.passkey_challenge',
    'identity.profile',
    'identity.mail_preference',
    'identity.consent_record',
    'identity.export',
    'identity.erasure',
    'identity.viewed',
  ],
  collect: async (db, personId) => ({
    conta: await account(db, personId),
    emails: await mails(db, personId),
    consentimentos: await consents(db, personId),
    mensagens: await messages(db, personId),
    sessoes: await sessions(db, personId),
    'chaves-de-acesso': await passkeys(db, personId),
    vistos: (await findViewed(db, personId)).map((id) => ({ oferta: id })),
  }),
  erase: async (tx, personId) => {
    const gone = await tx.deleteFrom('identity.person').where('id', '=', personId).returning('email').executeTakeFirst()
    if (gone === undefined) return
    await tx
      .deleteFrom('identity.registration')
      .where(sql`lower(email)`, '=', gone.email.toLowerCase())
      .execute()
    await eraseMailsTo(tx, gone.email)
  },
}

async function account(db: DatabaseOrTransaction, personId: number): Promise<PersonalRow[]> {
  const profile = await findProfile(db, personId)
  const row = await db
    .selectFrom('identity.person')
    .select(['id', 'date_of_birth', 'gender', 'created_at'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (profile === null || row === undefined) return []
  return [
    {
      numero: row.id,
      nome: profile.name,
      email: profile.email,
      nomePublico: profile.nickname,
      perfilPublico: profile.isPublic,
      fotografia: profile.avatar,
      codigoPostal: profile.postalCode,
      portaLarguraMm: profile.doorWidthMm,
      portaAlturaMm: profile.doorHeightMm,
      elevadorLarguraMm: profile.liftWidthMm,
      elevadorProfundidadeMm: profile.liftDepthMm,
      elevadorAlturaMm: profile.liftHeightMm,
      divisaoLarguraMm: profile.roomWidthMm,
      divisaoComprimentoMm: profile.roomLengthMm,
      dataDeNascimento: row.date_of_birth === null ? null : String(row.date_of_birth),
      genero: row.gender,
      criadaEm: row.created_at.toISOString(),
    },
  ]
}

async function mails(db: DatabaseOrTransaction, personId: number): Promise<PersonalRow[]> {
  const preferences = (await mailPreferencesOf(db, [personId])).get(personId)
  if (preferences === undefined) return []
  const { kinds, pace, quiet } = preferences
  return [{ ...kinds, ritmo: pace, silencioDe: quiet?.from ?? null, silencioAte: quiet?.to ?? null }]
}

async function consents(db: DatabaseOrTransaction, personId: number): Promise<PersonalRow[]> {
  const history = await consentHistory(db, { personId })
  return history.map(({ what, isGiven, textVersion, decidedAt }) => ({
    assunto: what,
    aceite: isGiven,
    versaoDoTexto: textVersion,
    em: decidedAt.toISOString(),
  }))
}

async function messages(db: DatabaseOrTransaction, personId: number): Promise<PersonalRow[]> {
  const profile = await findProfile(db, personId)
  const sent = profile === null ? [] : await mailsTo(db, profile.email)
  return sent.map(({ mail, state, queuedAt }) => ({ mensagem: mail, estado: state, em: queuedAt.toISOString() }))
}

async function sessions(db: DatabaseOrTransaction, personId: number): Promise<PersonalRow[]> {
  const rows = await db
    .selectFrom('identity.session')
    .select(['created_at', 'seen_at', 'expires_at', 'revoked_at', 'agent', 'passkey_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, seen_at, expires_at, revoked_at, agent, passkey_at }) => ({
    navegador: agent,
    porChaveDeAcesso: passkey_at !== null,
    iniciadaEm: created_at.toISOString(),
    usadaEm: seen_at?.toISOString() ?? null,
    ateQuando: expires_at.toISOString(),
    terminadaEm: revoked_at?.toISOString() ?? null,
  }))
}

async function passkeys(db: DatabaseOrTransaction, personId: number): Promise<PersonalRow[]> {
  const rows = await listPasskeys(db, asId<UserId>(personId))
  return rows.map(({ label, createdAt, usedAt }) => ({
    dispositivo: label,
    criadaEm: createdAt.toISOString(),
    usadaEm: usedAt?.toISOString() ?? null,
  }))
}
