import { sql } from 'kysely'
import type { PersonalData, PersonalRow } from '#platform/domain/personal-data.ts'

/** What a person said of a shop that is to join. Of a shop that has joined the company's part stays, without the person. */
export const personalOfJoining: PersonalData = {
  tables: ['partners.application', 'partners.terms_acceptance'],
  collect: async (db, personId) => {
    const { rows: applications } = await sql<PersonalRow>`
      select id as pedido, state as estado, to_char(created_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as data, domain as dominio, feed_url as feed,
        company->>'legalName' as empresa, company->>'tradeName' as loja, company->>'taxNumber' as nif,
        concat_ws(', ', company->>'street', company->>'postalCode', company->>'city', company->>'country') as morada,
        company->>'contactName' as contacto, company->>'phone' as telefone, company->>'mail' as email, company->>'register' as registo,
        array_to_string(reasons, ', ') as motivos, note as resposta
      from partners.application where person_id = ${personId} order by id`.execute(db)
    const { rows: acceptances } = await sql<PersonalRow>`
      select application_id as pedido, version as versao, to_char(accepted_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as data
      from partners.terms_acceptance where person_id = ${personId} order by id`.execute(db)
    return { 'adesao-de-lojas': applications, 'termos-de-lojas-aceites': acceptances }
  },
  erase: async (tx, personId) => {
    await sql`delete from partners.application where person_id = ${personId} and state <> 'approved'`.execute(tx)
    await sql`update partners.application set person_id = null,
      company = company || '{"contactName":"","phone":"","mail":""}' where person_id = ${personId}`.execute(tx)
    await sql`update partners.terms_acceptance set person_id = null where person_id = ${personId}`.execute(tx)
    await sql`update partners.application set decided_by = null where decided_by = ${personId}`.execute(tx)
  },
}
