import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributesJson } from './attributes-json.ts'

const source = fc.oneof(fc.constantFrom('title' as const, 'description' as const, 'category' as const), fc.string({ unit: 'binary' }).map((name): `field:${string}` => `field:${name}`))
const idsFact = fc.record({ ids: fc.array(fc.nat(400), { maxLength: 4 }), source })
const known = fc.option(idsFact, { nil: null })
const size = fc.record({ lowMm: fc.nat(), highMm: fc.nat(), source, confidence: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0) })
const attributes = fc.record({
  colours: known, materials: known, styles: known, rooms: known, shapes: known,
  seats: fc.option(fc.record({ low: fc.nat(30), high: fc.nat(30), source }), { nil: null }),
  sizes: fc.dictionary(fc.constantFrom('width', 'depth', 'lyingLength'), size, { noNullPrototype: true }),
  parameters: fc.dictionary(fc.string(), idsFact, { noNullPrototype: true }).map((entries) => Object.fromEntries(Object.entries(entries).filter(([slug]) => slug !== '__proto__'))),
})

test('attributes are written as JSON.stringify writes them, whatever a shop calls its fields', () => {
  fc.assert(fc.property(attributes, (given) => void expect(attributesJson(given)).toBe(JSON.stringify(given))))
})
