import { giftSlugs, topCategorySlugs } from '#domains/catalogue/contract.ts'
import type { Content } from './kinds/content-kinds.ts'

const shown = { shownFrom: null, shownUntil: null }

/** What a site shows that nobody has edited yet; the first change writes it into the tables, with what it changes. */
export const standardContent = {
  homeBlocks: [
    {
      ident: 'procura',
      kind: 'search',
      settings: { title: 'Móveis de muitas lojas, com o preço à sua porta' },
      ...shown,
    },
    { ident: 'sala-em-destaque', kind: 'leading-room', settings: { room: 'sala' }, ...shown },
    { ident: 'divisoes', kind: 'rooms', settings: { title: 'Divisões da casa' }, ...shown },
    { ident: 'departamentos', kind: 'departments', settings: { title: 'Por onde quer começar?' }, ...shown },
    { ident: 'descidas', kind: 'price-drops', settings: { title: 'Desceram de preço', count: 8 }, ...shown },
    { ident: 'vistos', kind: 'recently-viewed', settings: { title: 'Continuar onde parou' }, ...shown },
    { ident: 'novidades', kind: 'newest', settings: { title: 'Acabados de chegar', count: 8 }, ...shown },
    { ident: 'honestidade', kind: 'honesty', settings: { title: 'Como somos honestos' }, ...shown },
    { ident: 'vouchers', kind: 'voucher-shops', settings: { title: 'Lojas com voucher', count: 8 }, ...shown },
    { ident: 'lojas', kind: 'shops', settings: { title: 'Lojas' }, ...shown },
    { ident: 'artigos', kind: 'articles', settings: { title: 'Para ler', count: 5 }, ...shown },
    { ident: 'inspiracoes', kind: 'inspirations', settings: { title: 'Inspirações', count: 5 }, ...shown },
  ],
  // Until clicks are counted, those that the menu leads with.
  promotedCategories: topCategorySlugs.map((ident) => ({ ident, ...shown })),
  menuGifts: giftSlugs.map((ident) => ({ ident, ...shown })),
  menuTop: topCategorySlugs.map((ident) => ({ ident, ...shown })),
} as const satisfies Partial<Content>
