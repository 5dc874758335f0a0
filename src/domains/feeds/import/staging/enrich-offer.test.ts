import { expect, test } from 'vitest'
import { enrichOffer } from './enrich-offer.ts'

const lamp = {
  title: 'Lâmpada LED E27',
  description: null,
  productType: 'Iluminação > Lâmpadas',
  googleCategory: null,
  attributeFields: {},
}

test("an energy class of today's labels is a parameter of the offer, one of the old scale is not", () => {
  const parametersOf = (energyClass: string | null) =>
    Object.keys(enrichOffer({ ...lamp, energyClass }).attributes.parameters)
  expect(parametersOf('F')).toContain('classe-energetica')
  for (const other of [null, 'A++', 'A+++']) expect(parametersOf(other)).not.toContain('classe-energetica')
})
