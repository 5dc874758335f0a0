import { expect, test } from 'vitest'
import type { LabFindings, LabProblem } from '#domains/feeds/contract.ts'
import { presentLab } from './present-lab.ts'

function problem(code: LabProblem['code'], message: string, told: string, count = 1): LabProblem {
  return {
    code,
    severity: code.startsWith('FAILED') ? 'fatal' : 'error',
    count,
    message,
    action: 'Faça isto.',
    examples: [{ line: null, column: null, itemId: null, field: null, value: null, message: told, excerpt: null }],
  }
}

function aRun(name: string, problems: readonly LabProblem[]): LabFindings {
  return {
    id: '0'.repeat(32),
    state: 'done',
    source: { kind: 'file', name, domain: null },
    announcedBytes: null,
    bytes: 10,
    attempts: 1,
    createdAt: new Date(0),
    expiresAt: new Date(86_400_000),
    progress: null,
    ahead: 0,
    result: {
      isWhole: true,
      dialect: null,
      encoding: null,
      bytes: 10,
      items: { read: 0, accepted: 0, rejected: 0 },
      problems,
      coverage: { offers: 0, fields: [] },
      categories: { paths: [], morePaths: 0, offersUnsure: 0 },
      preview: [],
    },
  }
}

test('R-09 a file that is no text is told by what it seems to be, its name short and without what turns text around', () => {
  const view = presentLab(
    aRun(`\u202e${'muito-comprido-'.repeat(7)}fotografia.png`, [
      problem(
        'FAILED_BINARY',
        'O ficheiro não é um feed: parece ser {value}.',
        'O ficheiro não é um feed: parece ser uma imagem PNG.',
      ),
    ]),
  )
  expect([view.health, view.reason]).toEqual(['fail', 'O ficheiro não é um feed: parece ser uma imagem PNG.'])
  expect(view.source).toBe('muito-comprido-muito-comprido-muito-comp…ido-fotografia.png')
  expect(presentLab(aRun('feed.xml', [])).source).toBe('feed.xml')
})

test('R-09 a problem of many is told without the value of one, whatever stands beside the value', () => {
  const view = presentLab(
    aRun('feed.xml', [
      problem('currency_unsupported', 'A moeda não é aceite: {value}{limit}.', 'A moeda não é aceite: 399 PLN.', 12),
    ]),
  )
  expect(view.problems[0]?.problems[0]).toMatchObject({ title: 'A moeda não é aceite.', count: '12×' })
})

test('R-09 what stands nowhere in the file is told once: it is the heading, and no line below it says it again', () => {
  const two = {
    ...problem('column_missing', 'Nenhum artigo tem {value} ({field}).', 'Nenhum artigo tem o preço (price).', 2),
  }
  const both = {
    ...two,
    examples: [...two.examples, ...problem('column_missing', '', 'Nenhum artigo tem o nome (title).').examples],
  }
  const [fatal, errors] = presentLab(
    aRun('feed.xml', [
      problem('FAILED_NOTHING_TAKEN', 'Nenhum ({value}): {limit}.', 'Nenhum (1 de 1): corrija.'),
      both,
    ]),
  ).problems
  expect(fatal?.problems[0]).toMatchObject({ title: 'Nenhum (1 de 1): corrija.', others: [], shown: [] })
  expect(errors?.problems[0]).toMatchObject({
    title: 'Nenhum artigo tem o preço (price). Nenhum artigo tem o nome (title).',
    others: [],
    shown: [],
    count: '2×',
  })
})
