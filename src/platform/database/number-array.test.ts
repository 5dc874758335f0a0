import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { numberArray } from './number-array.ts'
import { testDatabase } from './testing.ts'

const { db } = await testDatabase()

test.each([[[]], [[1]], [[0, -7, 9_007_199_254_740_991, null]], [[null]]])(
  'PostgreSQL reads %j as the numbers that it was written from',
  async (values: (number | null)[]) => {
    const { rows } = await sql<{
      value: number | null
    }>`select value from unnest(${numberArray(values)}::bigint[]) with ordinality o (value, place) order by place`.execute(
      db,
    )
    expect(rows.map(({ value }) => value)).toEqual(values)
  },
)
