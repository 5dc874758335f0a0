import { expect, test } from 'vitest'
import { ensureEshop } from '#domains/eshops/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { createErrorPage } from '#storefront/error-page.tsx'
import { aSite } from '#storefront/testing.ts'
import { startProgress } from './start-progress.ts'

const { db, pool } = await testDatabase()

/** What people read between the head and the foot. */
async function wordsOf(code: string, progress?: { ready: number; shops: number } | null): Promise<string> {
  return (await htmlOf(code, progress)).replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|')
}
async function htmlOf(code: string, progress?: { ready: number; shops: number } | null): Promise<string> {
  const { html } = await createErrorPage(
    aSite(),
    {},
    async () => progress ?? null,
  )({ status: 503, code, title: 'título', requestId: 'r-1', path: '/search', address: '/search?q=mesa', place: 'ours' })
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
}

test('the page of a start says that it starts, and how far it is where that is known', async () => {
  expect(await wordsOf('starting', { ready: 3, shops: 16 })).toContain('|Poiso está a arrancar|')
  expect(await wordsOf('starting', { ready: 3, shops: 16 })).toContain('|Já cá estão 3 de 16 lojas.|')
  expect(await htmlOf('starting', null)).toContain('href="/search?q=mesa"')
  expect(await wordsOf('starting', { ready: 16, shops: 16 })).toContain(
    '|As lojas já cá estão todas: falta pô-las por ordem.|',
  )
  for (const unknown of [null, { ready: 0, shops: 0 }])
    expect(await wordsOf('starting', unknown)).not.toMatch(/lojas\.\||lojas já/)
})

test('three reasons for a 503 are three headings', async () => {
  const headings = await Promise.all(
    ['starting', 'overloaded', 'unavailable'].map(async (code) => (await wordsOf(code)).split('|')[1]),
  )
  expect(headings).toEqual(['Poiso está a arrancar', 'Estamos sobrecarregados', 'Isto não responde neste momento'])
})

test('shops with an applied snapshot are ready; the database is asked once a second, and one that is away says nothing', async () => {
  const clock = manualClock('2026-11-21T10:00:00Z')
  const progress = startProgress({ db, clock })
  expect(await progress()).toEqual({ ready: 0, shops: 0 })
  const first = await ensureEshop(db, 'loja-a', 'Loja A', clock.now())
  await ensureEshop(db, 'loja-b', 'Loja B', clock.now())
  await pool.query(`insert into offers.snapshot (eshop_id, applied_at) values ($1, now())`, [first])
  expect(await progress()).toEqual({ ready: 0, shops: 0 })
  clock.advanceMs(1_001)
  expect(await progress()).toEqual({ ready: 1, shops: 2 })
})
