import type { FeedItem } from './feed-item.ts'
import { allOf, bare, type FeedWriter, singles, type WriterContext } from './feed-writer.ts'
import { type Cell, tableWriter } from './table.ts'

const COLUMNS = [
  'ID',
  'Tipo',
  'REF',
  'GTIN, UPC, EAN ou ISBN',
  'Nome',
  'Publicado',
  'Em destaque?',
  'Visibilidade no catálogo',
  'Descrição curta',
  'Descrição',
  'Data de início da promoção',
  'Data de fim da promoção',
  'Em stock?',
  'Stock',
  'Permitir encomendas?',
  'Comprimento (cm)',
  'Largura (cm)',
  'Altura (cm)',
  'Preço promocional',
  'Preço normal',
  'Categorias',
  'Etiquetas',
  'Imagens',
  'Superior',
  'Marcas',
  'Nome do atributo 1',
  'Valor(es) do atributo 1',
  'Nome do atributo 2',
  'Valor(es) do atributo 2',
  'Meta: permalink',
]

/** WooCommerce's own export of a Portuguese shop; all its products are simple ones. */
export function woocommerceTable({ shop }: WriterContext): FeedWriter {
  return tableWriter(COLUMNS, shop.feed.separator ?? ',', cellsOf)
}

function cellsOf(item: FeedItem): Map<string, Cell> {
  const values = singles(item)
  const said = values.get('availability')?.replaceAll(' ', '_') ?? ''
  const [from = '', until = ''] = (values.get('sale_price_effective_date') ?? '').split('/')
  const row = new Map<string, Cell>([
    ['Tipo', ['', 'simple']],
    ['Publicado', ['', '1']],
    ['Visibilidade no catálogo', ['', 'visible']],
  ])
  const set = (column: string, field: string, text: string | undefined): unknown => row.set(column, [field, text ?? ''])
  for (const [column, field] of Object.entries(PLAIN)) set(column, field, values.get(field))
  set('Imagens', 'image_link', [...allOf(item, 'image_link'), ...allOf(item, 'additional_image_link')].join(', '))
  set('Preço normal', 'price', bare(values.get('price')))
  set('Preço promocional', 'sale_price', bare(values.get('sale_price')))
  set('Data de início da promoção', 'sale_price_effective_date', from.slice(0, 10))
  set('Data de fim da promoção', 'sale_price_effective_date', until.slice(0, 10))
  // Its word for both, orders taken ahead and on demand, is the same.
  set(
    'Em stock?',
    'availability',
    said === 'in_stock' ? '1' : said === 'out_of_stock' || said === 'backorder' ? '0' : said,
  )
  set('Permitir encomendas?', 'backorders', said === 'backorder' ? '1' : '0')
  for (const [column, field] of Object.entries(SIZES)) set(column, field, values.get(field)?.replace(/ cm$/, ''))
  ATTRIBUTES.filter(([field]) => values.has(field)).forEach(([field, name], at) => {
    set(`Nome do atributo ${at + 1}`, `${field} name`, name)
    set(`Valor(es) do atributo ${at + 1}`, field, values.get(field))
  })
  return row
}

const PLAIN: Readonly<Record<string, string>> = {
  ID: 'id',
  'GTIN, UPC, EAN ou ISBN': 'gtin',
  Nome: 'title',
  Descrição: 'description',
  Categorias: 'product_type',
  Marcas: 'brand',
  'Meta: permalink': 'link',
}
const SIZES: Readonly<Record<string, string>> = {
  'Comprimento (cm)': 'product_length',
  'Largura (cm)': 'product_width',
  'Altura (cm)': 'product_height',
}
const ATTRIBUTES: readonly (readonly [string, string])[] = [
  ['color', 'Cor'],
  ['material', 'Material'],
]
