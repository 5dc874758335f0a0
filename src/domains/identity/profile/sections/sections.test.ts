import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standardMailPreferences } from '../mail-preferences.ts'
import { type HomeSizes, homeSizeNames } from '../profile-storage.ts'
import { mailSection } from './mail-section.ts'
import { personalSection } from './personal-section.ts'
import { publicSection } from './public-section.ts'
import { sizesSection } from './sizes-section.ts'

function name(nome: string, code = '') {
  return personalSection.complaints({ nome, 'codigo-postal': code })
}

describe('U-04 name and postal code', () => {
  test('a name is one line of up to 80 characters that somebody can read', () => {
    expect(name('  Ana  Sofia\nReis ')).toEqual({})
    expect(name('')).toEqual({ nome: 'missing' })
    expect(name(' \u200b\u202e ')).toEqual({ nome: 'malformed' })
    expect(name('<b>Ana</b>')).toEqual({ nome: 'malformed' })
    expect(name('\u200d\u2800')).toEqual({ nome: 'malformed' })
    expect(name('Аna')).toEqual({ nome: 'malformed' })
    expect(name(`A${'\u0301'.repeat(40)}na`)).toEqual({ nome: 'malformed' })
    expect(name('Анна Nguyễn')).toEqual({})
    expect(name('á'.repeat(80))).toEqual({})
    expect(name('á'.repeat(81))).toEqual({ nome: 'malformed' })
    expect(name('x'.repeat(1024 ** 2))).toEqual({ nome: 'malformed' })
  })
  test('a postal code may be left out; half of one is none', () => {
    expect(name('Ana', '1000 100')).toEqual({})
    expect(name('Ana', 'Lisboa')).toEqual({ 'codigo-postal': 'malformed' })
  })
})

describe('U-04 sizes', () => {
  const door = (value: string) => sizesSection.complaints({ 'porta-largura': value })['porta-largura']
  test.each(['', ' 80 ', '72,5', '72.5', '80 cm', '30', '600'])('"%s" is a width of a door', (value) => {
    expect(door(value)).toBeUndefined()
  })
  test.each(['-80', 'oitenta', '80x200', '1e2', '80,55', '٨٠', '=1+1'])('"%s" cannot be read', (value) => {
    expect(door(value)).toBe('malformed')
  })
  test.each(['0', '29,9', '600,1', '7250'])('"%s" is no width of a door in centimetres', (value) => {
    expect(door(value)).toBe('out_of_range')
  })
  test('what is shown of a kept size can be sent as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 6_000 }), (mm) => {
        const sizes = Object.fromEntries(homeSizeNames.map((size) => [size, mm])) as HomeSizes
        const profile = {
          ...sizes,
          name: '',
          email: '',
          avatar: null,
          nickname: null,
          isPublic: false,
          postalCode: null,
        }
        const typed = sizesSection.typed({ profile, mail: standardMailPreferences })
        expect([Object.keys(typed).length, sizesSection.complaints(typed)]).toEqual([homeSizeNames.length, {}])
      }),
    )
  })
})

describe('U-04 mails', () => {
  const mail = (from: string, to: string, ritmo = 'diario') =>
    mailSection.complaints({ ritmo, 'silencio-de': from, 'silencio-ate': to })
  test('quiet hours are two different hours, or none', () => {
    expect([mail('22', '8'), mail('', '')]).toEqual([{}, {}])
    expect(mail('22', '')).toEqual({ 'silencio-ate': 'incomplete' })
    for (const [from, to] of [
      ['22', '22'],
      ['24', '8'],
      ['-1', '8'],
      ['22', '8.5'],
    ] as const)
      expect(mail(from, to)).toEqual({ 'silencio-ate': 'malformed' })
  })
  test('the pace is one of the two', () => {
    expect(mail('', '', 'sempre')).toEqual({ ritmo: 'missing' })
  })
})

describe('R-10 the public name', () => {
  const nickname = (value: string, publico = 'sim') =>
    publicSection.complaints({ 'nome-publico': value, publico })['nome-publico']
  test.each(['Ana R.', 'Zé', 'maria_91', "D'Almeida", 'Łukasz', '李小龍'])('"%s" may be seen', (value) => {
    expect(nickname(value)).toBeUndefined()
  })
  test.each([
    '<b>Ana</b>',
    'ana@exemplo.pt',
    'https://x.pt',
    '-ana',
    '@ana',
    'Ana 🎉',
    'Рoiso',
    `a${'\u0301'.repeat(20)}`,
  ])('"%s" may not', (value) => {
    expect(nickname(value)).toBe('malformed')
  })
  test('marks that turn the direction are not kept', () => {
    expect(nickname('Ana\u202e.R')).toBeUndefined()
  })
  test('a page without a name is none; without a page there need be no name', () => {
    expect([nickname(''), nickname('', '')]).toEqual(['missing', undefined])
    expect(nickname('a'.repeat(31))).toBe('too_long')
  })
})
