import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_PRICE_CENTS, parsePrice } from './price.ts'

describe('parsePrice', () => {
  test.each([
    ['129.00 EUR', 12900],
    ['129,00 EUR', 12900],
    ['129 EUR', 12900],
    ['129.5 EUR', 12950],
    ['EUR 129.00', 12900],
    ['129.00EUR', 12900],
    ['€129.00', 12900],
    ['129,90€', 12990],
    ['129.00 eur', 12900],
    ['1.299,00 EUR', 129900],
    ['1,299.00 EUR', 129900],
    ['1 299,00 EUR', 129900],
    ['1\u00a0299,00\u00a0€', 129900],
    ['1\u202f299 €', 129900],
    ["1'299.00 EUR", 129900],
    ['1.299.000 EUR', 129900000],
    ['1.299.000,50 EUR', 129900050],
    ['129,- EUR', 12900],
    ['129.-', 12900],
    ['129,–€', 12900],
    ['1.299,-- €', 129900],
    ['12€50', 1250],
    ['EUR 12', 1200],
    ['129,00 € c/ IVA', 12900],
    ['129,00 € (IVA incl.)', 12900],
    ['129,00 EUR TTC', 12900],
    ['1\u2009299,00 €', 129900],
    ['1’299,00 €', 129900],
    ['PVP: 129,00 €', 12900],
    ['Preço: 129,00€*', 12900],
    ['129,00 €.', 12900],
    ['apenas 129,00 €', 12900],
    ['129 ,00 €', 12900],
    ['129,00&nbsp;€', 12900],
    ['€ 1.299,=', 129900],
    ['"129,90 €"', 12990],
    ['&euro;129,90', 12990],
    ['129,00 € inkl. 19% MwSt.', 12900],
    ['129,00 € IVA 23% incl.', 12900],
    ['0.01 EUR', 1],
    ['00129.00 EUR', 12900],
    ['129.0000 EUR', 12900],
    ['+129 EUR', 12900],
    ['10000000 EUR', MAX_PRICE_CENTS],
  ])('F8 reads %j as exact cents', (text, cents) => {
    expect(parsePrice(text, text === '129.-' ? 'EUR' : null)).toEqual({ kind: 'price', cents })
  })

  test.each([
    ['-5 EUR', 'price_out_of_range'],
    ['0 EUR', 'price_out_of_range'],
    ['0.00 EUR', 'price_out_of_range'],
    ['10000000.01 EUR', 'price_out_of_range'],
    ['1e308 EUR', 'price_invalid'],
    ['1e308', 'price_invalid'],
    ['NaN', 'price_invalid'],
    ['NaN EUR', 'price_invalid'],
    ['Infinity EUR', 'price_invalid'],
    ['0x10 EUR', 'price_invalid'],
    ['', 'price_invalid'],
    ['EUR', 'price_invalid'],
    ['12,34,56 EUR', 'price_invalid'],
    ['1.29.900 EUR', 'price_invalid'],
    ['129. EUR', 'price_invalid'],
    ['--5 EUR', 'price_invalid'],
    ['12 EUR 13', 'price_invalid'],
    ['١٢٩ EUR', 'price_invalid'],
    ['9'.repeat(70), 'price_invalid'],
    ['desde 99 €', 'price_range'],
    ['A partir de 99,00 EUR', 'price_range'],
    ['99 - 129 EUR', 'price_range'],
    ['99€–129€', 'price_range'],
    ['de 99 a 129 €', 'price_range'],
    ['ab 99 €', 'price_range'],
    ['12,50 €/m2', 'price_per_unit'],
    ['12,50 € / m²', 'price_per_unit'],
    ['3,20 EUR/kg', 'price_per_unit'],
    ['12,50 € por metro', 'price_per_unit'],
    ['9,90 €/mês', 'price_per_unit'],
    ['24,90 €/caixa', 'price_per_unit'],
    ['24,90 €/ud', 'price_per_unit'],
    ['129,00 € + 23% IVA', 'price_without_tax'],
    ['99 € + IVA', 'price_without_tax'],
    ['99,00 EUR s/ IVA', 'price_without_tax'],
    ['99 € HT', 'price_without_tax'],
    ['\u22125 EUR', 'price_out_of_range'],
    ['12€5', 'price_invalid'],
    ['1€234', 'price_invalid'],
    ['sob consulta', 'price_invalid'],
    ['19.999 EUR', 'price_precision'],
    ['1.299 EUR', 'price_precision'],
    ['1,299 EUR', 'price_precision'],
    ['129.0001 EUR', 'price_precision'],
    ['0.001 EUR', 'price_precision'],
  ])('F8 refuses %j with %s rather than guess', (text, code) => {
    expect(parsePrice(text, null)).toEqual({ kind: 'problem', code })
  })

  test.each([
    ['129.00 USD', 'currency_unsupported'],
    ['£129.00', 'currency_unsupported'],
    ['129 euros', 'currency_unsupported'],
    ['EUR 129 EUR', 'currency_unsupported'],
    ['129.00', 'currency_missing'],
  ])('F9 refuses the currency of %j', (text, code) => {
    expect(parsePrice(text, null)).toEqual({ kind: 'problem', code })
  })

  test('F9 takes the default currency only where one is given', () => {
    expect(parsePrice('129.00', 'EUR')).toEqual({ kind: 'price', cents: 12900 })
    expect(parsePrice('129.00', 'USD')).toEqual({ kind: 'problem', code: 'currency_unsupported' })
  })

  test('F8 reads back every amount in every way people write it', () => {
    const group = (euros: string, mark: string) => euros.replace(/\B(?=(\d{3})+$)/g, mark)
    const styles: readonly (readonly [string, string])[] = [
      ['', '.'],
      ['', ','],
      ['.', ','],
      [',', '.'],
      [' ', ','],
      ['\u00a0', ','],
      ["'", '.'],
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_PRICE_CENTS }),
        fc.constantFrom(...styles),
        fc.constantFrom('§ EUR', '§EUR', 'EUR §', '€§', '§\u00a0€'),
        (cents, [grouping, point], frame) => {
          const number = group(`${Math.trunc(cents / 100)}`, grouping) + point + `${cents % 100}`.padStart(2, '0')
          expect(
            parsePrice(
              frame.replace('§', () => number),
              null,
            ),
          ).toEqual({ kind: 'price', cents })
        },
      ),
    )
  })

  test('F8 answers every text with whole cents in range or a code, quickly', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.stringMatching(/^[\d.,' €EUR+-]{0,60}$/),
      fc
        .array(
          fc.constantFrom('12', '1.299', ',', '€', ' ', '-', '–', 'desde ', 'a ', '/m2', ' c/ IVA', '+ IVA', '.', '99'),
          { maxLength: 12 },
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const price = parsePrice(text, 'EUR')
        if (price.kind === 'price')
          expect(Number.isSafeInteger(price.cents) && price.cents >= 1 && price.cents <= MAX_PRICE_CENTS).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
