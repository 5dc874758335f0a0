import { expect, test } from 'vitest'
import { articleDocument } from '#domains/content/articles/article.ts'
import { documentOf, emptyDocument } from './article-form.ts'
import { toldByAutosave, toldByHand } from './use-saving.ts'
import { lisbonMoment } from '../../../parts/lisbon-moment.ts'

function aForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const facts = {
  slug: 'um-artigo',
  category: 'sala',
  title: 'Um artigo',
  lead: 'Entrada',
  authorName: 'Inês',
  authorAbout: '',
  coverPicture: 'a.webp',
  coverAlt: 'Sala',
  coverCaption: '',
  sponsoredBy: '',
  sponsoredLabel: 'Conteúdo patrocinado',
}
const blocks = {
  'b0.kind': 'text',
  'b0.heading': 'Medir',
  'b0.text': 'Uma\r\nlinha.',
  'b1.kind': 'products',
  'b1.title': 'Sofás',
  'b1.by': 'listing',
  'b1.which': '/produtos/sofas',
  'b1.count': '3',
  'b2.kind': 'table',
  'b2.caption': '',
  'b2.head': 'A | B',
  'b2.rows': '1 | 2\r\n3 | 4',
  'b3.kind': 'room',
  'b3.picture': 'r.webp',
  'b3.alt': 'Sala',
  'b3.caption': '',
}
/** Rows of the room; the last is the empty one for the next. */
const spots = [
  ['491', '667', 'Sofá', '/produtos/sofas'],
  ['10', '20', 'Mesa', '12'],
  ['500', '500', '', ''],
] as const

test('B-09 the fields of the form are the article', () => {
  const form = aForm({ ...facts, ...blocks })
  for (const spot of spots)
    ['x', 'y', 'label', 'leadsTo'].forEach((name, at) => form.append(`b3.${name}`, spot[at] ?? ''))
  const document = articleDocument.parse(documentOf(form))
  expect(document.blocks).toEqual([
    { kind: 'text', heading: 'Medir', text: 'Uma\nlinha.' },
    { kind: 'products', title: 'Sofás', of: { by: 'listing', listing: '/produtos/sofas', count: 3 } },
    {
      kind: 'table',
      caption: '',
      head: ['A', 'B'],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    },
    {
      kind: 'room',
      picture: 'r.webp',
      alt: 'Sala',
      caption: '',
      hotspots: [
        { x: 491, y: 667, label: 'Sofá', leadsTo: { by: 'listing', listing: '/produtos/sofas' } },
        { x: 10, y: 20, label: 'Mesa', leadsTo: { by: 'product', id: 12 } },
      ],
    },
  ])
  expect(document).toMatchObject({ cover: { picture: 'a.webp' }, sponsored: null })
})

test.each([
  ['add.quote', ['text', 'products', 'table', 'room', 'quote']],
  ['up.1', ['products', 'text', 'table', 'room']],
  ['down.0', ['products', 'text', 'table', 'room']],
  ['down.3', ['text', 'products', 'table', 'room']],
  ['remove.2', ['text', 'products', 'room']],
  ['add.script', ['text', 'products', 'table', 'room']],
])('B-09 a button adds, moves or removes a block: %s', (pressed, kinds) => {
  const document = articleDocument.parse(documentOf(aForm({ ...facts, ...blocks, do: pressed })))
  expect(document.blocks.map(({ kind }) => kind)).toEqual(kinds)
})

test('B-09 a new article can be saved as it begins', () => {
  expect(articleDocument.parse(emptyDocument)).toEqual(emptyDocument)
})

test('B-09 a moment is what a clock in Lisbon shows, in winter and in summer', () => {
  expect(lisbonMoment('2026-12-01T09:30')).toBe('2026-12-01T09:30:00.000Z')
  expect(lisbonMoment('2026-07-01T09:30')).toBe('2026-07-01T08:30:00.000Z')
})

test('B-09 what saves by itself never takes over the version of somebody else: both are shown first', () => {
  const conflict = { kind: 'conflict', versions: [], version: 9 } as const
  expect([toldByAutosave(conflict), toldByHand(conflict)]).toEqual([undefined, 9])
  expect(toldByAutosave({ kind: 'done', message: 'Guardado.', version: 3 })).toBe(3)
  expect(toldByHand({ kind: 'confirm', question: { title: '', effect: '', confirm: '' }, fields: [] })).toBeUndefined()
})
