import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rooms, styles } from '#domains/catalogue/contract.ts'
import { lookedAt } from '../pictures/rooms/draw-room.ts'
import { sceneFingerprint } from '../pictures/rooms/scene-fingerprint.ts'
import { demoInspirations, inspirationPicture } from './demo-inspirations.ts'
import { inspirationTexts } from './inspiration-texts.ts'
import { planRooms } from './plan-rooms.ts'

const stored = demoInspirations()
const planned = planRooms()

test('E-05 R-13 the demo has at least 40 rooms of every kind, by editors and shops, in at most 4 MB', () => {
  expect(stored.length).toBeGreaterThanOrEqual(40)
  expect(stored.map(({ ident }) => ident)).toEqual(inspirationTexts.map(({ ident }) => ident))
  expect(new Set(stored.map(({ name }) => name)).size).toBe(stored.length)
  expect(new Set(stored.map(({ room }) => room)).size).toBeGreaterThanOrEqual(8)
  for (const { room, style } of stored) {
    expect(rooms.some(({ slug }) => slug === room)).toBe(true)
    expect(styles.some(({ slug }) => slug === style)).toBe(true)
  }
  const bytes = stored.reduce((sum, one) => sum + statSync(inspirationPicture(one)).size, 0)
  expect(bytes).toBeLessThan(4_000_000)
  expect(stored.every((one) => existsSync(inspirationPicture(one)))).toBe(true)
})

test('E-05 every mark is an offer in stock that the room is furnished with; of a shop’s room, one of that shop', () => {
  for (const [index, { ident, shop, hotspots, scene }] of stored.entries()) {
    const plan = planned[index]
    if (plan === undefined) throw new Error(`no room is planned for ${ident}`)
    const offers = [...plan.offers.values()].map((each) => `${each.shop}/${each.offer.itemId}`)
    for (const mark of hotspots) {
      expect(offers, ident).toContain(`${mark.shop}/${mark.itemId}`)
      if (shop !== null) expect(mark.shop, ident).toBe(shop)
    }
    expect(hotspots.length, ident).toBeGreaterThanOrEqual(3)
    // Every eighth: a fingerprint builds the meshes of all pieces.
    if (index % 8 === 0) expect(sceneFingerprint(plan.scene), `${ident} was drawn of another room`).toBe(scene)
  }
}, 60_000)

/** Pixels of the small picture that a thin leg may lie beside its mark. */
const BESIDE = 2

test.each([0, 34])('E-05 marks lie on their pieces, by the renderer: room %i', (index) => {
  const { text, scene, offers } = planned[index] ?? {}
  const own = stored[index]
  if (text === undefined || scene === undefined || offers === undefined || own === undefined) throw new Error('no room')
  const { seen, owners } = lookedAt(scene, 240)
  for (const { shop, itemId, x, y } of own.hotspots) {
    const [column, row] = [
      Math.floor(((text.isTurned ? 1000 - x : x) / 1000) * seen.width),
      Math.floor((y / 1000) * seen.height),
    ]
    const around = Array.from({ length: (2 * BESIDE + 1) ** 2 }, (_, i) => [
      column + (i % (2 * BESIDE + 1)) - BESIDE,
      row + Math.floor(i / (2 * BESIDE + 1)) - BESIDE,
    ])
    const found = around.map(([at = 0, down = 0]) => {
      const owner = owners[seen.part[down * seen.width + at] as number]
      const offer = offers.get(scene.pieces[owner as number]?.design ?? '')
      return offer === undefined ? null : `${offer.shop}/${offer.offer.itemId}`
    })
    expect(found, `${own.ident}: ${shop}/${itemId}`).toContain(`${shop}/${itemId}`)
  }
})
