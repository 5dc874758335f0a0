import { expect, test } from 'vitest'
import { besideWords, placeReason } from './offer-words.ts'

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ')
}

test('B-07 an offer is said to be cheaper or dearer than the others, never both', () => {
  expect(plain(besideWords({ priceCents: 9_000, lowestOtherCents: 10_800 }))).toBe(
    'a mais barata, menos 18,00 € do que a seguinte',
  )
  expect(plain(besideWords({ priceCents: 10_800, lowestOtherCents: 9_000 }))).toBe('mais 18,00 € do que a mais barata')
  expect(besideWords({ priceCents: 9_000, lowestOtherCents: null })).toBe('única oferta')
})

test('B-07 the place of an offer whose total is unknown says that it stands behind the known ones', () => {
  const offer = { deliveredCents: 10_000, lowestOtherDeliveredCents: 9_000, otherOffers: 2 }
  expect(placeReason(offer)).toMatch(/^da mais barata à mais cara, com envio/)
  expect(placeReason({ ...offer, deliveredCents: null })).toMatch(/total com envio da sua: fica depois/)
  expect(placeReason({ ...offer, lowestOtherDeliveredCents: null })).toMatch(/das outras, que ficam depois/)
  expect(placeReason({ ...offer, otherOffers: 0 })).toBe('nenhuma outra loja a tem')
})
