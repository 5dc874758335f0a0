import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/testing.ts'
import { dropFormerRequests } from './former-requests.ts'

const { db } = await testDatabase()

test('G-09 requests of shops from before they joined step by step go when their time is over', async () => {
  await sql`insert into feeds.join_request (shop, site, email, created_at) values
    ('Velha', 'https://velha.pt', 'a@velha.pt', '2026-01-01'), ('Nova', 'https://nova.pt', 'a@nova.pt', '2026-06-01')`.execute(
    db,
  )
  await dropFormerRequests(db, new Date('2026-01-01T00:00:00Z'))
  const { rows } = await sql`select shop from feeds.join_request`.execute(db)
  expect(rows).toEqual([{ shop: 'Nova' }])
})
