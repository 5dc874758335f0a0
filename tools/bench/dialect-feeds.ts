import type { FeedItem } from '../../demo/feeds/feed-item.ts'
import { allOf, bare, deliveryPrices, nowAndBefore, singles } from '../../demo/feeds/feed-writer.ts'
import { writerOf } from '../../demo/feeds/writers.ts'
import { escaped } from '../../demo/feeds/xml-text.ts'
import type { FeedDialect, FeedManners } from '../../demo/shops/shop.ts'
import { BENCH_ORIGIN, benchShop } from './articles.ts'
import { aRandom, type Random } from './random.ts'

/** The articles of `articles.ts` in the file of each dialect, for `dialects.ts`: by the demo's writers, and by these where the demo has no shop of the kind. */

export interface DialectWriter {
  readonly extension: 'xml' | 'csv' | 'json' | 'jsonl'
  readonly opening: string
  /** `n`: its place in the file, from 0. */
  readonly item: (article: FeedItem, n: number) => string
  readonly between: string
  readonly closing: string
}

function demos(
  extension: DialectWriter['extension'],
  dialect: FeedDialect,
  own: Partial<FeedManners> = {},
): DialectWriter {
  const writer = writerOf({ shop: benchShop(dialect, own), origin: BENCH_ORIGIN })
  return {
    extension,
    opening: writer.head([]),
    item: (article) => writer.item(toldBy(article, own), {}).text,
    between: '',
    closing: writer.tail,
  }
}
function table(
  columns: string,
  separator: string,
  row: (article: Plain, n: number) => readonly (string | number)[],
): DialectWriter {
  return {
    extension: 'csv',
    opening: `${columns.replaceAll('|', separator)}\n`,
    item: (article, n) =>
      row(plain(article), n)
        .map((cell) => quoted(String(cell), separator))
        .join(separator),
    between: '\n',
    closing: '\n',
  }
}
function json(
  extension: 'json' | 'jsonl',
  opening: string,
  item: (article: Plain, n: number) => unknown,
  closing: string,
): DialectWriter {
  return {
    extension,
    opening,
    item: (article, n) => JSON.stringify(item(plain(article), n)),
    between: extension === 'json' ? ',\n' : '\n',
    closing,
  }
}

function html(text: string): string {
  return `<p>${text.replaceAll('. ', '.</p>\n<p>')}</p>`
}
function toldBy(article: FeedItem, { html: isHtml, typeSeparator }: Partial<FeedManners>): FeedItem {
  return article.map(([name, value]): FeedItem[number] => {
    if (typeof value !== 'string') return [name, value]
    return [
      name,
      name === 'description' && isHtml === true
        ? html(value)
        : name === 'product_type' && typeSeparator !== undefined
          ? value.replaceAll(' > ', typeSeparator)
          : value,
    ]
  })
}
function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** What dialects without names of their own say of an article. */
type Plain = ReturnType<typeof plain>
function plain(article: FeedItem) {
  const values = singles(article)
  const of = (name: string): string => values.get(name) ?? ''
  const { now, before } = nowAndBefore(values)
  return {
    id: of('id'),
    title: of('title'),
    text: of('description'),
    url: of('link'),
    images: [of('image_link'), ...allOf(article, 'additional_image_link')],
    price: now ?? '',
    before: before ?? '',
    brand: of('brand'),
    gtin: of('gtin'),
    mpn: of('mpn'),
    path: of('product_type'),
    leaf: of('product_type').split(' > ').at(-1) ?? '',
    colour: of('color'),
    material: of('material'),
    size: of('size'),
    kilograms: of('shipping_weight').replace(/ kg$/, ''),
    delivery: bare(deliveryPrices(article).mainland) ?? '',
    isHere: of('availability') === 'in_stock',
  }
}
function comma(amount: string): string {
  return amount.replace('.', ',')
}
function element(name: string, value: string): string {
  return value === '' ? '' : `<${name}>${escaped(value)}</${name}>`
}
function grams({ kilograms }: Plain): number {
  return Math.round(1000 * Number(kilograms))
}

/** Three sizes of each product, of which the first row tells what they share. */
function shopifyRow(a: Plain, n: number): (string | number)[] {
  const own = [
    ['Pequeno', 'Médio', 'Grande'][n % 3] as string,
    a.id,
    grams(a),
    a.isHere ? 3 : 0,
    'deny',
    a.price,
    a.before,
  ]
  const handle = `produto-${Math.floor(n / 3)}`
  if (n % 3 === 0)
    return [
      handle,
      a.title,
      html(a.text),
      a.brand,
      a.leaf,
      'true',
      'Tamanho',
      ...own,
      a.gtin,
      a.images[0] as string,
      1,
      'active',
    ]
  return [
    handle,
    '',
    '',
    '',
    '',
    '',
    '',
    ...own,
    a.gtin,
    n % 3 === 2 ? (a.images.at(-1) as string) : '',
    n % 3 === 2 ? 2 : '',
    '',
  ]
}

const googleLine = demos('jsonl', 'google-jsonl')

/** By the name that the importer recognises each as. */
export const DIALECT_WRITERS: Readonly<Record<string, DialectWriter>> = {
  'google-xml': demos('xml', 'google-rss'),
  heureka: demos('xml', 'heureka', { cdata: true, html: true }),
  zbozi: demos('xml', 'zbozi', { cdata: true, html: true }),
  kuantokusta: demos('xml', 'kuantokusta', { html: true }),
  ceneo: demos('xml', 'ceneo', { typeSeparator: '/', html: true }),
  skroutz: demos('xml', 'skroutz', { cdata: true }),
  'generic-xml': {
    extension: 'xml',
    opening: '<?xml version="1.0" encoding="UTF-8"?>\n<catalogo><artigos>\n',
    between: '\n',
    closing: '\n</artigos></catalogo>\n',
    item(article) {
      const a = plain(article)
      return `<artigo codigo="${a.id}">${element('nome', a.title)}<descricao><![CDATA[${html(a.text)}]]></descricao>${element('url', a.url)}<imagens>${a.images.map((image) => element('imagem', image)).join('')}</imagens><preco moeda="EUR">${a.price} €</preco>${element('marca', a.brand)}${element('ean', a.gtin)}${element('categoria', a.path)}<disponibilidade>${a.isHere ? 'Em stock' : 'Esgotado'}</disponibilidade><prazo_entrega>2 a 4 dias úteis</prazo_entrega>${element('portes', comma(a.delivery))}${element('cor', a.colour)}${element('materiais', a.material)}${element('medidas', a.size)}${element('peso', a.kilograms && `${comma(a.kilograms)} kg`)}</artigo>`
    },
  },
  'google-csv': demos('csv', 'google-tsv', { separator: '\t' }),
  'idealo-csv': demos('csv', 'idealo', { separator: ';' }),
  'shopify-csv': table(
    'Handle|Title|Body (HTML)|Vendor|Type|Published|Option1 Name|Option1 Value|Variant SKU|Variant Grams|Variant Inventory Qty|Variant Inventory Policy|Variant Price|Variant Compare At Price|Variant Barcode|Image Src|Image Position|Status',
    ',',
    shopifyRow,
  ),
  'woocommerce-csv': demos('csv', 'woocommerce', { html: true }),
  'awin-csv': demos('csv', 'awin'),
  'kelkoo-csv': demos('csv', 'kelkoo'),
  'generic-csv': table(
    'Referência|Nome|Descrição|Preço|Preço antigo|Ligação|Imagem|Categoria|Marca|EAN|Stock|Portes|Cor|Material|Medidas|Peso|Acabamento',
    ';',
    (a) => [
      a.id,
      a.title,
      a.text,
      comma(a.price),
      comma(a.before),
      a.url,
      a.images[0] as string,
      a.path,
      a.brand,
      a.gtin,
      a.isHere ? 2 : 0,
      comma(a.delivery),
      a.colour,
      a.material,
      a.size,
      a.kilograms && `${comma(a.kilograms)} kg`,
      'Encerado',
    ],
  ),
  'google-jsonl': googleLine,
  'google-json': {
    extension: 'json',
    opening: '{"products":[\n',
    item: (article, n) => googleLine.item(article, n).trimEnd(),
    between: ',\n',
    closing: '\n]}\n',
  },
  'generic-jsonl': json(
    'jsonl',
    '',
    (a) => ({
      codigo: a.id,
      nome: a.title,
      descricao: a.text,
      preco: `${a.price} EUR`,
      url: a.url,
      foto: a.images[0],
      marca: a.brand,
      ean: a.gtin,
      categoria: a.path,
      portes: Number(a.delivery),
      cor: a.colour,
      materiais: a.material,
      medidas: a.size,
      disponibilidade: a.isHere ? 'Em stock' : 'Esgotado',
    }),
    '\n',
  ),
  'shopify-json': json(
    'json',
    '{"products":[\n',
    (a, n) => ({
      id: 7_000_000 + n,
      title: a.title,
      handle: `produto-${n}`,
      body_html: html(a.text),
      published_at: '2026-10-01T10:00:00+01:00',
      vendor: a.brand,
      product_type: a.leaf,
      tags: ['sala', a.material],
      variants: [
        {
          id: 44_000_000 + n,
          title: a.colour,
          option1: a.colour,
          option2: null,
          option3: null,
          sku: a.id,
          featured_image: null,
          available: a.isHere,
          price: a.price,
          grams: grams(a),
          compare_at_price: a.before === '' ? null : a.before,
          position: 1,
          product_id: 7_000_000 + n,
        },
      ],
      images: a.images.map((src, at) => ({ id: 10 * n + at, src, position: at + 1 })),
      options: [{ name: 'Cor', position: 1, values: [a.colour] }],
    }),
    '\n]}\n',
  ),
}

const WORDS =
  'mesa cadeira carvalho nogueira linho algodão gaveta prateleira tampo redondo extensível montagem simples acabamento natural cera óleo madeira maciça altura largura profundidade sala quarto cozinha jardim varanda conforto desenho português oficina artesão entrega portes garantia limpeza pano húmido sol chuva interior exterior'.split(
    ' ',
  )

/** Made once: making texts must not be what is measured. */
const SENTENCES = Array.from({ length: 400 }, (_, seed) => {
  const random = aRandom(seed)
  return `${Array.from({ length: 60 }, () => random.pick(WORDS)).join(' ')}. `
})

/** About 9 kB of words, so that it packs like what people write. */
export function aLongText(random: Random): string {
  let text = ''
  while (text.length < 9_000) text += `${random.pick(SENTENCES)}${random.below(1_000_000)} `
  return text
}
