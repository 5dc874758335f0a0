import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { testServer } from '../testing.ts'
import { defineListCall, mountList } from './list-call.ts'

const call = defineListCall({
  id: 'B-08',
  operationId: 'listThings',
  path: '/v1/backoffice/things',
  summary: '',
  access: 'anyone',
  sorts: ['name', 'age'],
  defaultSort: '-age',
  filters: { state: z.enum(['new', 'old']).optional() },
  row: z.object({ id: z.int(), name: z.string() }),
})
const { app } = testServer()
const asked: object[] = []
mountList(
  app,
  call,
  async (ask) => {
    asked.push(ask)
    const rows = Array.from({ length: Math.min(ask.limit, Math.max(0, 1_234 - ask.offset)) }, (_none, index) => ({
      id: ask.offset + index,
      name: ask.offset + index === 0 ? '=1+1;"Ó"' : `n${index}`,
    }))
    return { rows, totalCount: 1_234 }
  },
  { Número: ({ id }) => id, Nome: ({ name }) => name },
)
function get(query: string) {
  return app.inject(`/v1/backoffice/things${query}`)
}

describe('B-08 a list of the back office', () => {
  test('answers its first fifty rows in its own order where nothing is asked', async () => {
    const answer = (await get('')).json<{ rows: object[]; page: number }>()
    expect([answer.rows.length, answer.page]).toEqual([50, 1])
    expect(asked.at(-1)).toEqual({ q: null, sort: 'age', isDescending: true, limit: 50, offset: 0, filters: {} })
  })
  test('hands on search, order, page and its filters', async () => {
    await get('?q=%20vale%20&sort=name&page=3&pageSize=20&state=old')
    expect(asked.at(-1)).toEqual({
      q: 'vale',
      sort: 'name',
      isDescending: false,
      limit: 20,
      offset: 40,
      filters: { state: 'old' },
    })
  })
  test.each(['?sort=id', '?page=0', '?page=10001', '?pageSize=101', '?state=lost'])('refuses %s', async (query) => {
    expect((await get(query)).statusCode).toBe(400)
    expect((await get(`.csv${query}`)).statusCode).toBe(400)
  })
  test('F12 as CSV all rows, in UTF-8 that spreadsheets recognise, and no formula', async () => {
    const { headers, body } = await get('.csv?state=old')
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="things.csv"',
      'cache-control': 'no-store',
    })
    const lines = body.split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['\uFEFF"Número","Nome"', '0,"\'=1+1;""Ó"""'])
    expect(lines.length).toBe(1_234 + 2)
  })
})
