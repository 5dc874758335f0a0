import { paths } from '../../paths.ts'

/** What a shopper looks for beside the departments: in the menu of a desktop, in that of a phone and in the footer, by the same words. */
export const moreLinks = [
  ['Descontos verificados', paths.sales()],
  ['Ofertas com voucher', paths.vouchers()],
  ['Com rótulo ecológico', paths.eco()],
  ['Banco de móveis', paths.furnitureBank()],
  ['Lojas', paths.eshops()],
  ['Fabricantes', paths.manufacturers()],
  ['Artigos', paths.articles()],
] as const
