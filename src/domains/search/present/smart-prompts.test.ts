import { expect, test } from 'vitest'
import type { WireFilterGroup } from '../wire.ts'
import { highlighted, smartPrompts } from './smart-prompts.ts'

function group(ident: string, counts: Record<string, number>, selected: string | null = null): WireFilterGroup {
  return {
    ident,
    label: 'Extensível',
    choices: Object.entries(counts).map(([name, count], at) => ({
      ident: name,
      id: at + 1,
      name,
      url: `/produtos?${ident}=${name}`,
      selected: name === selected,
      disabled: count === 0,
      followable: false,
      highlighted: false,
      count,
    })),
  }
}

test('L-12 smart prompts are the choices nearest to half of the listing, one of a group, the best first', () => {
  const prompts = smartPrompts(
    [
      group('cor', { Branco: 40, Cinzento: 20 }),
      group('material', { Madeira: 52, Metal: 48 }),
      group('condicao', { Novo: 99, Usado: 1 }),
      group('forma', { Redondo: 10 }),
      group('estilo', { Rústico: 30 }),
    ],
    100,
  )
  expect(prompts.map(({ name }) => name)).toEqual(['Madeira', 'Branco', 'Rústico'])
})

test('L-12 a group that has been chosen from is no prompt, nor is what takes in nearly all or nothing', () => {
  expect(smartPrompts([group('cor', { Branco: 50 }, 'Branco'), group('stock', { 'Em stock': 97 })], 100)).toEqual([])
})

test('L-12 a short listing has no prompts', () => {
  expect(smartPrompts([group('cor', { Branco: 10 })], 20)).toEqual([])
})

test('L-12 the choice of a parameter is called with its group', () => {
  expect(smartPrompts([group('p-extensivel', { Sim: 50 })], 100).map(({ name }) => name)).toEqual(['Extensível: sim'])
})

test('L-12 E-04 a choice that is a prompt is highlighted in its group, and no other', () => {
  const groups = [group('cor', { Branco: 50, Azul: 1 }), group('forma', { Redondo: 1 })]
  const shown = highlighted(groups, smartPrompts(groups, 100))
  expect(shown.flatMap(({ choices }) => choices.map(({ name, highlighted: is }) => [name, is]))).toEqual([
    ['Branco', true],
    ['Azul', false],
    ['Redondo', false],
  ])
})
