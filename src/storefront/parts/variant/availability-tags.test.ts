import { describe, expect, test } from 'vitest'
import { aVariant } from '../../testing.ts'
import { availabilityTags } from './availability-tags.ts'

function texts(variant: Parameters<typeof aVariant>[0], daysLeft: number | null = null): string[] {
  return availabilityTags(aVariant(variant), daysLeft === null ? null : { daysLeft }).map(({ text }) => text)
}

describe('L-07 availability tags', () => {
  test('L-07 an inactive offer is out of stock and nothing else', () => {
    expect(texts({ active: false, inStock: true, freeShipping: true }, 20)).toEqual(['Fora de stock'])
  })
  test('L-07 delivery by Christmas comes before stock', () => {
    expect(texts({ inStock: true, deliveryInDays: 10 }, 10)).toEqual(['Entrega até ao Natal'])
    expect(texts({ inStock: true, deliveryInDays: 11 }, 10)).toEqual(['Em stock'])
    expect(texts({ inStock: true, deliveryInDays: null }, 10)).toEqual(['Em stock'])
  })
  test('L-07 what is not in stock says when it is sent, and nothing when that is unknown', () => {
    expect(texts({ inStock: false, deliveryInDays: 0 })).toEqual(['Pronto para ser expedido'])
    expect(texts({ inStock: false, deliveryInDays: 5 })).toEqual(['A ser enviado dentro de 5 dias'])
    expect(texts({ inStock: false, deliveryInDays: 20 })).toEqual(['A ser enviado dentro de 3 semanas'])
    expect(texts({ inStock: false, deliveryInDays: null })).toEqual([])
  })
  test('L-07 free shipping stands beside the tag', () => {
    expect(texts({ inStock: true, freeShipping: true })).toEqual(['Em stock', 'Envio grátis'])
  })
})
