import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MenuItem } from '#platform/api-client/calls.ts'
import type { AdminScore } from '../../state/admin-scores.ts'
import { AdminPanel } from './AdminPanel.tsx'
import { categoryIn } from './listing-category.ts'

const data: AdminScore['data'] = {
  day: '2026-11-26',
  esRank: 634_017,
  esPosition: 3,
  groupId: 12,
  optimizationType: 'APO',
  tier: 'lowPerformer',
  cpc: 0.12,
  qualityScore: 0.7,
  impressions: 1_200,
  clicks: 0,
  mainImageType: 'room',
  mainImageOrientation: 'landscape',
  mainImageAiScore: 0.71,
  mainImageAiScoreReasons: ['type_room', 'dark'],
  factors: [
    { factor: 'fresh', name: 'Preço verificado há pouco', points: 220_000, most: 220_000 },
    { factor: 'bid', name: 'Pagamentos', points: 0, most: 40_000 },
  ],
}
const unknown = Object.fromEntries(Object.keys(data).map((key) => [key, null])) as unknown as AdminScore['data']
const card = {
  variantId: 34,
  name: 'Sofá Alvor',
  detailUrl: '/produto/12-sofa-alvor?regiao=acores',
  imageUrl: '/img/a.webp',
  isActive: true,
}
function htmlOf(score: Partial<AdminScore>, given: Partial<typeof card> = {}): string {
  return renderToStaticMarkup(
    <AdminPanel
      card={{ ...card, ...given }}
      score={{ variantId: 34, data, previousData: null, ...score }}
      origin="https://admin.poiso.pt"
    />,
  )
}
function factsIn(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = '', value = '']) => [
      label,
      value.replaceAll(/<[^>]+>/g, '').replaceAll(/\s/g, ' '),
    ]),
  )
}

test('L-14 links to edit and info on the admin host, detail and main image; ranks, group, CPC, image, tier and kind of optimisation', () => {
  const html = htmlOf({})
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    'https://admin.poiso.pt/ofertas/34',
    'https://admin.poiso.pt/ofertas/34/info',
    '/produto/12-sofa-alvor?regiao=acores',
    '/img/a.webp',
    '/produto/12-sofa-alvor/porque?regiao=acores',
    '/watchdog/34',
  ])
  expect(factsIn(html)).toEqual({
    Tier: 'low performer',
    'ES rank': '634 017',
    'ES position': '3',
    Group: '12',
    Optimization: 'automatic (APO)',
    CPC: '0,12 €',
    QS: '70 %',
    '28 dias': '1 200 vistas · 0 cliques',
    Image: 'room · landscape',
    'Image score': '71 % (type_room, dark)',
  })
  expect(html).toContain('Preço verificado há pouco')
  expect(html).toMatch(/<a href="\/watchdog\/34"[^>]*>Ver disponibilidade<\/a>/)
  expect(html).not.toContain('Pagamentos')
})

test.each([
  [
    { tier: 'bestseller', optimizationType: 'MPO' },
    { Tier: 'bestseller', Optimization: 'manual (MPO)' },
  ],
  [
    { tier: 'seller', optimizationType: 'RPO' },
    { Tier: 'seller', Optimization: 'stable rank (RPO)' },
  ],
] as const)('L-14 the words of the specification: %o', (given, words) => {
  expect(factsIn(htmlOf({ data: { ...data, ...given } }))).toMatchObject(words)
})

test('L-14 only what is known is shown, and what was something else on an earlier day beside it', () => {
  const bare = htmlOf({ data: { ...unknown, impressions: 0, clicks: 0 } }, { isActive: false })
  expect(Object.keys(factsIn(bare))).toEqual(['28 dias'])
  expect(bare).not.toMatch(/Porquê aqui|Ver disponibilidade/)
  const changed = factsIn(htmlOf({ previousData: { ...data, day: '2026-11-20', esPosition: 9 } }))
  expect([changed['ES position'], changed['ES rank']]).toEqual(['3 antes 9', '634 017'])
})

test('A-04 the category of a listing is found in the menu by its slug, at any depth', () => {
  const item = (id: number, slug: string, children: readonly MenuItem[] = []): MenuItem => ({
    id,
    name: slug,
    imageUrl: null,
    slug,
    children,
  })
  const menu = [item(1, 'sala', [item(2, 'mesas', [item(3, 'mesas-de-centro')])]), item(4, 'quarto')]
  expect(['mesas-de-centro', 'quarto', 'azul'].map((slug) => categoryIn(menu, slug))).toEqual([3, 4, null])
})
