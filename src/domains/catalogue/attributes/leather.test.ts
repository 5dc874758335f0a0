import { describe, expect, test } from 'vitest'
import { extract, slugs } from './testing.ts'

function materialOf(title: string, text: string | null = null, fields: Record<string, string> = {}): string {
  return slugs(extract('poltronas', title, text, fields), 'materials')
}

describe('E-01 leather and what looks like it are two materials', () => {
  test.each([
    'Poltrona Vila em pele genuína',
    'Poltrona Vila em couro',
    'Poltrona em pele natural castanha',
    'Poltrona em couro legítimo',
    'Armchair in genuine leather',
    'Top grain leather armchair',
    'Sillón de piel auténtica',
    'Sillón en cuero genuino',
    'Fauteuil en cuir véritable',
    'Sessel aus Echtleder',
    'Poltrona in vera pelle',
    'Fauteuil echt leer',
    'Poltrona em couro napa',
    'Sessel Nappaleder',
    'Stol i ægte læder',
  ])('%s is of leather', (title) => expect(materialOf(title)).toBe('pele'))

  test.each([
    'Poltrona Vila em pele sintética',
    'Poltrona Vila em imitação de pele',
    'Poltrona em napa',
    'Poltrona em polipele',
    'Poltrona eco-pele',
    'Poltrona em couro PU preto',
    'Poltrona em pele PU',
    'Poltrona em couro ecológico',
    'Poltrona em pele vegana',
    'Sillón polipiel',
    'Sillón en piel sintética',
    'Sillón símil piel',
    'Armchair in faux leather',
    'PU leather armchair',
    'Bonded leather armchair',
    'Vegan leather armchair',
    'Armchair, leatherette',
    'Fauteuil en simili cuir',
    'Fauteuil en cuir synthétique',
    'Sessel aus Kunstleder',
    'Sessel PU-Leder',
    'Poltrona ecopelle',
    'Poltrona in similpelle',
    'Fauteuil kunstleer',
    'Lenestol kunstskinn',
  ])('%s is of imitation leather', (title) => expect(materialOf(title)).toBe('pele-sintetica'))

  test.each([
    ['PU', 'pele-sintetica'],
    ['Pele genuína', 'pele'],
    ['Leather', 'pele'],
    ['Koženka', 'pele-sintetica'],
    ['Skóra naturalna', 'pele'],
    ['Ekoskóra', 'pele-sintetica'],
    ['Nubuck', 'pele'],
    ['Couro e pele sintética', 'pele,pele-sintetica'],
  ])('the field %j says %s', (material, expected) => expect(materialOf('Vila', null, { material })).toBe(expected))

  test('a text tells them apart as well', () => {
    expect(materialOf('Poltrona Vila', 'Estofada em pele sintética, fácil de limpar.')).toBe('pele-sintetica')
    expect(materialOf('Poltrona Vila', 'Revestimento: pele genuína de bovino.')).toBe('pele')
    expect(materialOf('Poltrona Vila', 'Upholstered in vegan leather with oak legs.')).toBe('pele-sintetica,carvalho')
  })

  test.each(['Leather look armchair', 'Armchair with leather effect'])('%s is not of leather', (title) =>
    expect(materialOf(title)).not.toMatch(/^pele$/),
  )
})
