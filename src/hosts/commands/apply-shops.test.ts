import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { findEshopBySlug } from '#domains/eshops/contract.ts'
import { manualClock } from '#platform/clock.ts'
import { testDatabase } from '#platform/database/testing.ts'
import { folderStore } from '#ports/image-store/folder-store.ts'
import { applyShopsFile } from './apply-shops.ts'

const { db } = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'poiso-shops-'))
const store = folderStore(join(folder, 'images'))
afterAll(() => rm(folder, { recursive: true }))

async function apply(shop: object) {
  const path = join(folder, 'shops.json')
  await writeFile(path, JSON.stringify({ shops: [{ slug: 'casa-boa', name: 'Casa Boa', ...shop }] }))
  return applyShopsFile(path, { db, clock: manualClock('2026-11-21T12:00:00.000Z'), pictures: { store } })
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

test('R-16 a shop’s logo is kept by its bytes, is what its offers say (E-07), and goes when the file names none', async () => {
  await sharp({ create: { width: 320, height: 240, channels: 3, background: '#14406b' } })
    .composite([{ input: { create: { width: 90, height: 90, channels: 3, background: '#fff' } } }])
    .png()
    .toFile(join(folder, 'marca.png'))
  expect((await apply({ logo: 'marca.png' })).changed).toBe(1)
  const logo = (await findEshopBySlug(db, 'casa-boa'))?.logo ?? ''
  const [, place, id] = /^inspiration\/(..\/..\/..)\/(e[0-9a-f]{16})$/.exec(logo) ?? []
  expect((await sharp((await store.read(`content/${place}/${id}.jpg`)) ?? undefined).metadata()).width).toBe(320)
  // The same bytes are the same logo, by file or by place.
  expect((await apply({ logo: 'marca.png' })).changed).toBe(0)
  expect((await apply({ logo })).changed).toBe(0)
  expect((await apply({})).changed).toBe(1)
  expect((await findEshopBySlug(db, 'casa-boa'))?.logo).toBeNull()
})

test.each([
  ['nowhere.png', 'cannot be read (ENOENT)'],
  ['words.png', 'it is no picture'],
  ['heavy.png', 'it is larger than 15 MB'],
  ['inspiration/ab/cd/ef/eabcdef0000000000', 'the image store has no such picture: name its file'],
])('R-16 a logo that cannot be shown refuses the whole file by its place: %s', async (logo, why) => {
  await writeFile(join(folder, 'words.png'), 'no picture')
  await writeFile(join(folder, 'heavy.png'), Buffer.alloc(16 * 1024 ** 2))
  await expect(apply({ name: 'Outra', logo })).rejects.toThrow(`shops[0].logo: ${logo}: ${why}`)
  expect((await findEshopBySlug(db, 'casa-boa'))?.name).not.toBe('Outra')
})
