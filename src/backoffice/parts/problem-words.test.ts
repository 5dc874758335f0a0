import { expect, test } from 'vitest'
import { articleDocument } from '#domains/content/articles/article.ts'
import { missingInArticle } from '#domains/content/articles/missing-in-article.ts'
import { articleProblems } from '../admin/screens/articles/article-problems.ts'
import { emptyDocument } from '../admin/screens/articles/article-form.ts'
import { inspirationProblems } from '../admin/screens/inspirations/inspiration-problems.ts'

/** Every way in which the form of an article can be wrong. */
const WRONG = {
  title: 'x'.repeat(121),
  slug: 'Com Maiúsculas',
  lead: 'duas\nlinhas',
  author: { name: 'in\u200Bvisível', about: '' },
  cover: { picture: '"', alt: '' },
  blocks: [
    { kind: 'text', heading: '', text: '<b>negrito</b>' },
    { kind: 'text', heading: '', text: '![uma](/a.png)' },
    { kind: 'text', heading: '', text: '# Um título' },
    { kind: 'text', heading: 'A', text: '#### Um título' },
    { kind: 'text', heading: 'A', text: '## A' },
    { kind: 'text', heading: '', text: '[x](javascript:alert)' },
    { kind: 'text', heading: '', text: 'Um {{valor}}.' },
    { kind: 'products', title: '', of: { by: 'listing', listing: 'sofas', count: 13 } },
    { kind: 'products', title: '', of: { by: 'products', ids: [] } },
    { kind: 'products', title: '', of: { by: 'products', ids: [0, 1.5] } },
    { kind: 'table', caption: '', head: ['a', 'b'], rows: [['1']] },
    {
      kind: 'room',
      picture: '',
      alt: '',
      caption: '',
      hotspots: [{ x: 1001, y: -1, label: '', leadsTo: { by: 'listing', listing: '' } }],
    },
  ],
}

test('B-09 what is wrong with an article is said in Portuguese, with the field', () => {
  const parsed = articleDocument.safeParse({ ...emptyDocument, ...WRONG })
  const said = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const at = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
    return articleProblems(`document${at}: ${message}`)
  })
  expect(said).toContain('Título: tem no máximo 120 caracteres')
  expect(said).toContain('Bloco 12, ponto 1, milésimas da esquerda: fica fora da imagem')
  expect(said).toContain('Bloco 1, texto: não se aceita HTML: «<b>negrito</b>»')
  expect(said.length).toBeGreaterThan(15)
  // Nothing of it is told only as not acceptable, but what no form can send.
  expect(said.filter((words) => words.includes('não pode ser aceite'))).toEqual([])
  expect(said.filter((words) => /\b(?:is|the|expected|must)\b/i.test(words))).toEqual([])
})

test('B-09 what an article lacks is said in Portuguese', () => {
  const blocks = [{ kind: 'room', picture: '', alt: '', caption: '', hotspots: [] } as const]
  expect(articleProblems(missingInArticle({ ...emptyDocument, blocks }).join('\n'))).toBe(
    'Título: falta; Entrada: falta; Autor, nome: falta; Capa: falta a imagem; Bloco: falta um bloco com texto; Bloco 1, imagem: falta; Bloco 1, o que mostra: falta',
  )
})

test.each([
  [
    'parameter document.images[0].hotspots[1].x must be at most 1000 (saveInspiration)',
    'Imagem 1, marca 2, milésimas da esquerda: no máximo 1000',
  ],
  ['required parameter document.name is missing (saveInspiration)', 'Nome: falta'],
  ['parameter document.name must have a length of at least 1 (saveInspiration)', 'Nome: falta'],
  [
    'parameter document.room is not accepted: is no room of the catalogue (saveInspiration)',
    'Divisão: não é uma das escolhas',
  ],
  ['images[0].hotspots[1]: lies upon hotspots[0]', 'Imagem 1, marca 2: fica em cima da marca 1'],
  ['images[0].hotspots[1].variantId: there is no offer 7', 'Imagem 1, marca 2, oferta: não há nenhuma oferta 7'],
  ['eshopId: there is no shop 7', 'Número da loja: não há nenhuma loja 7'],
  ['images: no piece is marked', 'Imagem: falta marcar uma peça'],
])('B-09 what is wrong with an inspiration is said in Portuguese: %s', (detail, words) => {
  expect(inspirationProblems(detail)).toBe(words)
})
