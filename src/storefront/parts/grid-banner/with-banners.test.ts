import { expect, test } from 'vitest'
import { categories } from '#domains/catalogue/contract.ts'
import type { GridBanner } from '#domains/content/contract.ts'
import { emptySelection } from '#domains/search/contract.ts'
import { bannersOf, withBanners } from './with-banners.tsx'

const [sofas, beds] = [categories[0], categories[1]] as [(typeof categories)[number], (typeof categories)[number]]
function aBanner(banner: Partial<GridBanner> = {}): GridBanner {
  const text = { title: 'Meça antes', text: 'Guia', link: '/artigos', label: 'Ler' }
  return { ident: 'a', category: null, place: 2, ...text, shownFrom: null, shownUntil: null, ...banner }
}
function card(text: string) {
  return [Buffer.from(`<li>${text} <a href="`), Buffer.from('">ir</a></li>')]
}

test('L-16 a banner stands at its place, with its link, and the cards keep their pieces', () => {
  const cards = withBanners([card('1'), card('2'), card('3')], [aBanner()])
  expect(cards.map((pieces) => pieces.length)).toEqual([2, 2, 2])
  expect(cards.map((pieces) => Buffer.concat([...pieces]).toString())).toEqual([
    '<li>1 <a href="">ir</a></li>',
    '<li class="grid-banner"><h3><a href="/artigos">Meça antes</a></h3><p>Guia</p><p class="quiet" aria-hidden="true">Ler</p></li><li>2 <a href="">ir</a></li>',
    '<li>3 <a href="">ir</a></li>',
  ])
  expect(withBanners([card('1')], [aBanner()])).toEqual([card('1')])
})

test('L-16 it stands on the first page of its category, or of each', () => {
  const of = (category: (typeof categories)[number], page = 1) => ({
    ...emptySelection({ kind: 'category', categoryId: category.id }),
    page,
  })
  const banners = [aBanner(), aBanner({ ident: 'b', category: sofas.slug })]
  expect(bannersOf(of(sofas), banners).map(({ ident }) => ident)).toEqual(['a', 'b'])
  expect(bannersOf(of(beds), banners).map(({ ident }) => ident)).toEqual(['a'])
  expect(bannersOf(of(sofas, 2), banners)).toEqual([])
  expect(bannersOf({ ...of(sofas), query: 'azul' }, banners)).toEqual([])
  expect(bannersOf(emptySelection({ kind: 'sales' }), banners)).toEqual([])
})
