import { expect, test } from 'vitest'
import { acceptedAll, refusedAll } from '#domains/identity/rules/consent.ts'
import { openDataLayer } from './data-layer.ts'

function failsNot(): void {
  throw new Error('the manager has failed')
}

test('G-06 A-10 the layer begins with what is denied and what was chosen, as commands that a manager knows', () => {
  const page: { dataLayer?: unknown[] } = {}
  const layer = openDataLayer({ ...refusedAll, marketing: true }, failsNot, page)
  layer.consent(acceptedAll)
  layer.event({ name: 'voucher_copy', code: 'CAIS10', context: 'variantCard' })
  const [first, second, begin, third, event] = page.dataLayer ?? []
  for (const command of [first, second, third])
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]')
  expect([...(first as unknown[])]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })])
  expect([...(second as unknown[])]).toEqual([
    'consent',
    'update',
    expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'denied' }),
  ])
  expect(begin).toEqual({ event: 'gtm.js', 'gtm.start': expect.any(Number) })
  expect([...(third as unknown[])][2]).toMatchObject({ analytics_storage: 'granted' })
  expect(event).toEqual({ event: 'voucher_copy', code: 'CAIS10', context: 'variantCard' })
})

test('A-10 a manager that never comes does not let the layer grow', () => {
  const page: { dataLayer?: { event?: string; item_id?: number }[] } = {}
  const layer = openDataLayer(acceptedAll, failsNot, page)
  for (let id = 1; id <= 2000; id += 1) layer.event({ name: 'comparison_add', item_id: id, count: 1 })
  expect(page.dataLayer).toHaveLength(300)
  expect(page.dataLayer?.[2]).toMatchObject({ event: 'gtm.js' })
  expect([page.dataLayer?.[3]?.item_id, page.dataLayer?.at(-1)?.item_id]).toEqual([1704, 2000])
})

test('A-10 what a manager throws is told and goes no further; what is no list is none', () => {
  const page: { dataLayer?: unknown } = { dataLayer: 'an element of that name' }
  let failures = 0
  const layer = openDataLayer(acceptedAll, () => (failures += 1), page)
  expect(page.dataLayer).toHaveLength(3)
  Object.assign(page.dataLayer as object, { push: failsNot })
  layer.event({ name: 'customPageView' })
  layer.consent(refusedAll)
  expect(failures).toBe(2)
})
