import { expect, test } from 'vitest'
import { periodOf, rangeBefore } from './period.ts'

const TODAY = '2026-11-26'
function asked(query: string) {
  const { from, to, before, problem, preset } = periodOf(new URLSearchParams(query), TODAY)
  return { range: `${from} ${to}`, before: `${before.from} ${before.to}`, problem, preset }
}

test('B-07 periods are named or given by their days, each beside the one before it', () => {
  expect(asked('')).toEqual({
    range: '2026-10-28 2026-11-26',
    before: '2026-09-28 2026-10-27',
    problem: null,
    preset: '30',
  })
  expect(asked('periodo=7').range).toBe('2026-11-20 2026-11-26')
  expect(asked('periodo=mes')).toMatchObject({ range: '2026-11-01 2026-11-26', before: '2026-10-01 2026-10-26' })
  expect(asked('periodo=mes-passado')).toMatchObject({
    range: '2026-10-01 2026-10-31',
    before: '2026-09-01 2026-09-30',
  })
  expect(asked('periodo=12-meses')).toMatchObject({ range: '2025-11-27 2026-11-26', before: '2024-11-27 2025-11-26' })
  expect(asked('de=2026-10-20&ate=2026-10-26')).toMatchObject({
    range: '2026-10-20 2026-10-26',
    before: '2026-10-13 2026-10-19',
    preset: null,
  })
  expect(asked('de=2026-11-20').range).toBe('2026-11-20 2026-11-26')
  expect(asked('de=2026-11-20&ate=2027-01-01').range).toBe('2026-11-20 2026-11-26')
})

test('B-07 days that cannot be shown are named, and thirty days are shown', () => {
  for (const [query, problem] of [
    ['de=2026-11-20&ate=2026-11-19', 'é antes'],
    ['de=2026-02-30&ate=2026-03-01', '«2026-02-30» não é uma data'],
    ['de=ontem', '«ontem» não é uma data'],
    ['de=2025-11-25&ate=2026-11-26', 'no máximo 366 dias'],
    ['de=2026-12-01', 'ainda não chegou'],
    ['periodo=sempre', 'Não há um período «sempre»'],
  ] as const) {
    const { range, problem: said } = asked(query)
    expect([query, range, said]).toEqual([query, '2026-10-28 2026-11-26', expect.stringContaining(problem)])
  }
  expect(asked('de=2025-11-26&ate=2026-11-26').problem).toBeNull()
})

test('B-07 a month is compared with the days of the month before that there were', () => {
  expect(rangeBefore({ from: '2026-03-01', to: '2026-03-30' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(rangeBefore({ from: '2026-02-01', to: '2026-02-28' })).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(rangeBefore({ from: '2026-01-01', to: '2026-01-10' })).toEqual({ from: '2025-12-01', to: '2025-12-10' })
})
