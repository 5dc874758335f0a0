import { expect, test } from 'vitest'
import type { EuCountry } from './eu-countries.ts'
import { readTaxNumber } from './eu-tax-number.ts'

test.each<[EuCountry, string, string]>([
  ['PT', '501964843', 'PT501964843'],
  ['PT', ' 501 964 843 ', 'PT501964843'],
  ['PT', 'pt-501.964.843', 'PT501964843'],
  ['PT', '５０１９６４８４３', 'PT501964843'],
  ['ES', 'B-58378431', 'ESB58378431'],
  ['FR', 'FR 40 303 265 045', 'FR40303265045'],
  ['DE', '136695976', 'DE136695976'],
  ['IT', '00743110157', 'IT00743110157'],
  ['GR', '094259216', 'EL094259216'],
  ['GR', 'GR094259216', 'EL094259216'],
  ['NL', '004495445B01', 'NL004495445B01'],
  ['AT', 'U13585627', 'ATU13585627'],
  ['IE', '6433435OA', 'IE6433435OA'],
  ['PL', '8567346215', 'PL8567346215'],
])('R-20 a tax number of %s in the spelling "%s" is %s', (country, typed, number) => {
  expect(readTaxNumber(country, typed)).toEqual({ kind: 'right', number })
})

test.each<[EuCountry, string, string]>([
  ['PT', '', 'missing'],
  ['PT', ' . ', 'missing'],
  ['PT', '501964844', 'check_digit'],
  ['PT', '50196484', 'format'],
  ['PT', '401964841', 'format'],
  ['PT', 'ESB58378431', 'country'],
  ['PT', '٥٠١٩٦٤٨٤٣', 'format'],
  ['PT', "501964843'; drop table", 'format'],
  ['PT', '5'.repeat(10_000), 'format'],
  ['ES', 'PT501964843', 'country'],
  ['FR', '40303265046', 'check_digit'],
  ['DE', '136695977', 'check_digit'],
])('R-20 of %s "%s" is refused: %s', (country, typed, why) => {
  expect(readTaxNumber(country, typed)).toMatchObject({ kind: 'wrong', why })
})

test('R-20 of all numbers that differ from a right NIF in one digit none is right', () => {
  for (let at = 0; at < 9; at++)
    for (let digit = 0; digit < 10; digit++) {
      const other = `${'501964843'.slice(0, at)}${digit}${'501964843'.slice(at + 1)}`
      if (other !== '501964843') expect(readTaxNumber('PT', other).kind, other).toBe('wrong')
    }
})
