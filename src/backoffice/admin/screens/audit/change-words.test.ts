import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { actionWords, kindWords } from './change-words.ts'
import { changedFields, changeText } from './changed-fields.ts'

const src = new URL('../../../../', import.meta.url)

/** What stands in a kind's name for each of its things. */
const EXPANDED: Readonly<Record<string, readonly string[]>> = {
  'flags.${subject}': ['flags.feature', 'flags.experiment', 'flags.savedGroup'],
  'identity.${what}': ['identity.sessions', 'identity.export', 'identity.erasure'],
  'work.${kind}': ['work.job', 'work.event'],
}

/** Sources that tell the log of changes. */
const telling = globSync('{platform,domains,hosts,storefront}/**/*.{ts,tsx}', { cwd: src.pathname })
  .filter((file) => !file.includes('.test.') && !file.startsWith('platform/audit/'))
  .map((file) => readFileSync(new URL(file, src), 'utf8'))
  .filter((text) => text.includes('recordChange('))

describe('B-08 the words of the audit log', () => {
  test('each kind that is told to it has its name', () => {
    const named = telling.flatMap((text) =>
      [...text.matchAll(/(?:kind:|KIND =|_CHANGE =) (?:'([a-z-]+\.[\w-]+)'|`([^`]+)`)/g)].map(
        ([, plain, template]) => plain ?? template ?? '',
      ),
    )
    const kinds = [...new Set(named.flatMap((name) => EXPANDED[name] ?? [name]))].toSorted()
    expect(kinds).toEqual(Object.keys(kindWords).toSorted())
    // None tells it by a name that this test cannot read.
    for (const text of telling)
      expect(text).toMatch(/kind: (?:'[a-z-]+\.|`|KIND|[A-Z]+_KIND|[A-Z]+_CHANGE|change\.kind)/)
  })
  test('each thing that is done has its word', () => {
    const said = telling.flatMap((text) =>
      [...text.matchAll(/(?:\baction:|type ArticleAct =)([^,\n]+)/g)].map(([, words = '']) =>
        words.replace(/=== '[a-z-]+'/g, ''),
      ),
    )
    const actions = new Set(
      said.flatMap((words) => [...words.matchAll(/'([a-z-]+)'/g)].map(([, action = '']) => action)),
    )
    const wordless = [...actions].filter((action) => !Object.hasOwn(actionWords, action))
    expect([actions.size > 15, wordless]).toEqual([true, []])
  })
})

describe('B-08 what a change has changed', () => {
  test('is told by its fields alone, entries by their names', () => {
    const before = [{ ident: 'a', title: 'Um', settings: { count: 3 } }, { ident: 'b' }]
    const after = [{ ident: 'b' }, { ident: 'a', title: 'Um', settings: { count: 4 } }]
    expect(changedFields(before, after)).toEqual([
      { name: 'a.settings.count', before: 3, after: 4 },
      { name: 'ordem', before: 'a, b', after: 'b, a' },
    ])
    const entries = { kind: 'content.entries', thingId: 'homeBlocks', before, after }
    expect(changeText(entries)).toBe('«a», definições, quantos: 3 → 4; Ordem: a, b → b, a')
  })
  test('money is told in euros, parts of a cent too, and unknown stays a dash', () => {
    const of = (kind: string, after: object, before: object | null = null) =>
      changeText({ kind, thingId: '1', before, after }).replaceAll('\u00a0', ' ')
    expect(of('billing.budget', { dailyMicros: 12_500_000, monthlyMicros: null }, { monthlyMicros: 90_000_000 })).toBe(
      'Por mês: 90,00 € → –; Por dia: – → 12,50 €',
    )
    expect(of('billing.bids', { bids: [{ cpcMicros: 123_400, priceFromCents: 9_990 }] })).toBe(
      'Licitação 1, por clique: – → 0,1234 €; Licitação 1, preço a partir de: – → 99,90 €',
    )
    expect(of('billing.document', { grossCents: -1_230 })).toBe('Total: – → -12,30 €')
  })
  test('of what is no object, of what is gone and of many fields', () => {
    const of = (kind: string, before: unknown, after: unknown) => changeText({ kind, thingId: '1', before, after })
    expect(of('identity.export', null, true)).toBe('Valor: – → sim')
    expect(of('content.article', { title: 'x'.repeat(60) }, null)).toBe(`Título: ${'x'.repeat(39)}… → –`)
    expect(of('content.article', { state: 'draft' }, { state: 'published' })).toBe('Estado: rascunho → publicado')
    expect(
      of('content.inspiration', { images: [{ hotspots: [{ x: 1 }] }] }, { images: [{ hotspots: [{ x: 2 }] }] }),
    ).toBe('Imagem 1, marca 1, milésimas da esquerda: 1 → 2')
    expect(of('unknown.kind', null, { a: 1, b: 2, c: 3, d: 4 })).toBe('A: – → 1; B: – → 2; C: – → 3; e mais 1')
    expect(of('content.article', { a: 1 }, { a: 1 })).toBe('–')
  })
})
