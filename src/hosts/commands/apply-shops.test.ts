import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findEshopBySlug } from '#domains/eshops/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { applyShopsFile } from './apply-shops.ts'

const { db } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'poiso-shops-'))
afterAll(() => rm(folder, { recursive: true }))

async function apply(shop: object) {
  const path = join(folder, 'shops.json')
  await writeFile(path, JSON.stringify({ shops: [{ slug: 'casa-boa', name: 'Casa Boa', ...shop }] }))
  return applyShopsFile(path, db, manualClock('2026-11-21T12:00:00.000Z'))
}

test('shops apply takes brackets that overlap as they are, and warns of them', async () => {
  const overlapping = {
    tariffs: [
      { region: 'mainland', priceCents: 990 },
      { region: 'mainland', priceCents: 490, upToWeightG: 5000 },
    ],
  }
  expect(await apply(overlapping)).toEqual({
    shops: 1,
    changed: 1,
    warnings: [expect.stringMatching(/^shops\[0\]\.tariffs\[1\]: never reached/)],
  })
  expect((await findEshopBySlug(db, 'casa-boa'))?.tariff.mainland).toHaveLength(2)
})

test('shops apply refuses a voucher that nobody could type, and changes nothing', async () => {
  const voucher = { code: 'OLÁ 10', valueType: 'percent', value: 10, unconditional: true }
  await expect(apply({ name: 'Outra', vouchers: [voucher] })).rejects.toThrow(
    /shops\[0\]\.vouchers\[0\]\.code: a code of 2 to 40 letters/,
  )
  expect((await findEshopBySlug(db, 'casa-boa'))?.name).not.toBe('Outra')
})
