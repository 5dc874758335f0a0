import { aRandom, type Random } from './random.ts'

/** The same articles in the file of each dialect, for `dialects.ts`: one writer a dialect, an item of about 1 kB. */

export interface DialectWriter {
  readonly extension: 'xml' | 'csv' | 'json' | 'jsonl'
  readonly opening: string
  readonly item: (article: Article) => string
  readonly between: string
  readonly closing: string
}

export interface Article {
  readonly n: number
  readonly title: string
  readonly text: string
  readonly path: readonly string[]
  readonly url: string
  readonly image: string
  readonly price: string
  readonly before: string
  readonly brand: string
  readonly mpn: string
  readonly colour: string
  readonly material: string
  readonly size: string
}

const KINDS = [
  ['Móveis', 'Sala', 'Sofás', 'Sofá 3 lugares em tecido', '210x90x85 cm'],
  ['Iluminação', 'Interior', 'Candeeiros de teto', 'Candeeiro de teto em metal', '40x40x30 cm'],
  ['Têxteis', 'Sala', 'Almofadas', 'Almofada decorativa em linho', '45x45 cm'],
  ['Jardim', 'Mobiliário de jardim', 'Cadeiras de jardim', 'Cadeira de jardim em teca', '57x60x88 cm'],
  ['Cozinha', 'Confeção', 'Panelas', 'Panela de aço inox com tampa', '24x24x15 cm'],
] as const
const COLOURS = ['Cinzento', 'Preto', 'Bege', 'Natural', 'Azul petróleo'] as const
const SENTENCE = 'Feito à mão em Portugal, com materiais duráveis e acabamento cuidado. '

export const anArticle = (n: number): Article => {
  const [department, group, leaf, title, size] = KINDS[n % KINDS.length] as (typeof KINDS)[number]
  const url = `https://www.ensaio-loja.pt/produto/${n}`
  const euros = 20 + (n % 900)
  return { n, title: `${title} modelo ${n}`, text: `Descrição do artigo ${n}: ${SENTENCE.repeat(5)}Montagem simples e rápida.`, path: [department, group, leaf], url, image: `${url}.jpg`, price: `${euros}.90`, before: `${euros + 50}.90`, brand: `Marca ${n % 300}`, mpn: `MP-${n}`, colour: COLOURS[n % COLOURS.length] as string, material: 'Madeira', size }
}

const xml = (opening: string, item: (article: Article) => string, closing: string): DialectWriter => ({ extension: 'xml', opening: `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n`, item, between: '\n', closing: `\n${closing}\n` })
const table = (columns: string, separator: string, row: (article: Article) => readonly (string | number)[]): DialectWriter => ({ extension: 'csv', opening: `${columns.replaceAll('|', separator)}\n`, item: (article) => row(article).map((cell) => quoted(String(cell), separator)).join(separator), between: '\n', closing: '\n' })
const json = (extension: 'json' | 'jsonl', opening: string, item: (article: Article) => unknown, closing: string): DialectWriter => ({ extension, opening, item: (article) => JSON.stringify(item(article)), between: extension === 'json' ? ',\n' : '\n', closing })

const quoted = (cell: string, separator: string): string => (cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell)
const path = (article: Article, sign: string): string => article.path.join(sign)
const shopItem = (extra: (article: Article) => string) => (a: Article) =>
  `<SHOPITEM><ITEM_ID>SKU-${a.n}</ITEM_ID><PRODUCTNAME>${a.title}</PRODUCTNAME><DESCRIPTION><![CDATA[<p>${a.text}</p>]]></DESCRIPTION><URL>${a.url}?a=1&amp;b=2</URL><IMGURL>${a.image}</IMGURL><IMGURL_ALTERNATIVE>${a.url}-b.jpg</IMGURL_ALTERNATIVE><PRICE_VAT>${a.price}</PRICE_VAT><MANUFACTURER>${a.brand}</MANUFACTURER><CATEGORYTEXT>${path(a, ' | ')}</CATEGORYTEXT><PRODUCTNO>${a.mpn}</PRODUCTNO><PARAM><PARAM_NAME>Cor</PARAM_NAME><VAL>${a.colour}</VAL></PARAM><PARAM><PARAM_NAME>Medidas</PARAM_NAME><VAL>${a.size}</VAL></PARAM><DELIVERY_DATE>3</DELIVERY_DATE><DELIVERY><DELIVERY_ID>CTT</DELIVERY_ID><DELIVERY_PRICE>4.90</DELIVERY_PRICE></DELIVERY>${extra(a)}</SHOPITEM>`
const google = (a: Article) => ({ id: `SKU-${a.n}`, title: a.title, description: a.text, link: a.url, imageLink: a.image, price: { value: a.price, currency: 'EUR' }, availability: 'in_stock', brand: a.brand, mpn: a.mpn, productType: path(a, ' > '), color: a.colour, material: a.material, size: a.size })
const plain = (a: Article) => ({ codigo: `SKU-${a.n}`, nome: a.title, descricao: a.text, preco: `${a.price} EUR`, url: a.url, foto: a.image, marca: a.brand, categoria: path(a, ' > '), portes: 4.9, cor: a.colour, medidas: a.size })

/** By the name that the importer recognises each as. */
export const DIALECT_WRITERS: Readonly<Record<string, DialectWriter>> = {
  'google-xml': xml('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>', (a) => `<item><g:id>SKU-${a.n}</g:id><g:title>${a.title}</g:title><g:description>${a.text}</g:description><g:link>${a.url}?a=1&amp;b=2</g:link><g:image_link>${a.image}</g:image_link><g:additional_image_link>${a.url}-b.jpg</g:additional_image_link><g:price>${a.price} EUR</g:price><g:availability>in_stock</g:availability><g:condition>new</g:condition><g:brand>${a.brand}</g:brand><g:mpn>${a.mpn}</g:mpn><g:product_type>${path(a, ' &gt; ')}</g:product_type><g:color>${a.colour}</g:color><g:material>${a.material}</g:material><g:size>${a.size}</g:size><g:shipping><g:country>PT</g:country><g:price>4.90 EUR</g:price></g:shipping></item>`, '</channel></rss>'),
  heureka: xml('<SHOP>', shopItem(() => ''), '</SHOP>'),
  zbozi: xml('<SHOP xmlns="http://www.zbozi.cz/ns/offer/1.0">', shopItem((a) => `<CURRENCY>EUR</CURRENCY><PRICE_BEFORE_DISCOUNT>${a.before}</PRICE_BEFORE_DISCOUNT><EXTRA_MESSAGE>free_delivery</EXTRA_MESSAGE><MAX_CPC>3</MAX_CPC>`), '</SHOP>'),
  kuantokusta: xml('<products>', (a) => `<product><reference>SKU-${a.n}</reference><designation>${a.title}</designation><description>&lt;p&gt;${a.text}&lt;/p&gt;</description><category>${path(a, ' &gt; ')}</category><product_url>${a.url}</product_url><image_url>${a.image}</image_url><image_url_2>${a.url}-b.jpg</image_url_2><regular_price>${a.before}€</regular_price><current_price>${a.price}€</current_price><brand>${a.brand}</brand><availability>in stock</availability><stock>7</stock><norma_shipping_cost>4.90€</norma_shipping_cost><min_delivery_time>2 dias</min_delivery_time><max_delivery_time>6 dias</max_delivery_time><size>${a.size}</size><color>${a.colour}</color></product>`, '</products>'),
  ceneo: xml('<offers version="1">', (a) => `<o id="SKU-${a.n}" url="${a.url}?a=1&amp;b=2" price="${a.price}" currency="EUR" avail="3" weight="34.5" basket="1" stock="4"><cat><![CDATA[${path(a, '/')}]]></cat><name><![CDATA[${a.title}]]></name><imgs><main url="${a.image}"/><i url="${a.url}-b.jpg"/></imgs><desc><![CDATA[<p>${a.text}</p>]]></desc><attrs><a name="Producent"><![CDATA[${a.brand}]]></a><a name="Kod_producenta"><![CDATA[${a.mpn}]]></a><a name="Cor"><![CDATA[${a.colour}]]></a><a name="Medidas"><![CDATA[${a.size}]]></a></attrs></o>`, '</offers>'),
  skroutz: xml('<mywebstore><created_at>2026-11-21 04:00</created_at><products>', (a) => `<product><id>${a.n}</id><name><![CDATA[${a.title}]]></name><link><![CDATA[${a.url}?cor=1&ref=s]]></link><image>${a.image}</image><additional_imageurl>${a.url}-b.jpg</additional_imageurl><category id="12">${path(a, ' &gt; ')}</category><price_with_vat>${a.price}</price_with_vat><vat>24.00</vat><manufacturer>${a.brand}</manufacturer><mpn>${a.mpn}</mpn><instock>Y</instock><availability>Παράδοση 1 - 3 ημέρες</availability><size>${a.size}</size><weight>6500</weight><color>${a.colour}</color><shipping_cost>4.90</shipping_cost><quantity>12</quantity><description>${a.text}</description></product>`, '</products></mywebstore>'),
  'generic-xml': xml('<catalogo><artigos>', (a) => `<artigo codigo="SKU-${a.n}"><nome>${a.title}</nome><descricao><![CDATA[<p>${a.text}</p>]]></descricao><url>${a.url}</url><imagens><imagem>${a.image}</imagem><imagem>${a.url}-b.jpg</imagem></imagens><preco moeda="EUR">${a.price} €</preco><marca>${a.brand}</marca><categoria>${path(a, ' &gt; ')}</categoria><disponibilidade>Em stock</disponibilidade><prazo_entrega>2 a 4 dias úteis</prazo_entrega><portes>4,90</portes><cor>${a.colour}</cor><materiais>${a.material}</materiais><medidas>${a.size}</medidas></artigo>`, '</artigos></catalogo>'),
  'google-csv': table('id|title|description|link|image_link|additional_image_link|price|availability|condition|brand|mpn|product_type|color|material|size|shipping', '\t', (a) => [`SKU-${a.n}`, a.title, a.text, a.url, a.image, `${a.url}-b.jpg`, `${a.price} EUR`, 'in_stock', 'new', a.brand, a.mpn, path(a, ' > '), a.colour, a.material, a.size, 'PT:::4.90 EUR']),
  'idealo-csv': table('sku|brand|title|categoryPath|url|eans|hans|description|price|formerPrice|deliveryCosts_ctt|deliveryTime|imageUrls|colour|size', ';', (a) => [`SKU-${a.n}`, a.brand, a.title, path(a, ' > '), a.url, '', a.mpn, a.text, a.price.replace('.', ','), a.before.replace('.', ','), '4,90', '3-5 dias úteis', a.image, a.colour, a.size]),
  'shopify-csv': table('Handle|Title|Body (HTML)|Vendor|Type|Published|Option1 Name|Option1 Value|Variant SKU|Variant Grams|Variant Inventory Qty|Variant Inventory Policy|Variant Price|Variant Compare At Price|Image Src|Image Position|Status', ',', (a) => (a.n % 3 === 2 ? [`produto-${Math.floor(a.n / 3)}`, '', '', '', '', '', '', 'Grande', `SKU-${a.n}`, 42_000, 3, 'deny', a.price, a.before, `${a.url}-b.jpg`, 2, ''] : a.n % 3 === 1 ? [`produto-${Math.floor(a.n / 3)}`, '', '', '', '', '', '', 'Médio', `SKU-${a.n}`, 42_000, 3, 'deny', a.price, a.before, '', '', ''] : [`produto-${Math.floor(a.n / 3)}`, a.title, `<p>${a.text}</p>`, a.brand, a.path[2] as string, 'true', 'Tamanho', 'Pequeno', `SKU-${a.n}`, 42_000, 3, 'deny', a.price, a.before, a.image, 1, 'active'])),
  'woocommerce-csv': table('ID|Tipo|REF|Nome|Publicado|Visibilidade no catálogo|Descrição curta|Descrição|Em stock?|Stock|Peso (kg)|Preço promocional|Preço normal|Categorias|Imagens|Superior|Marcas|Nome do atributo 1|Valor(es) do atributo 1|Meta: permalink', ',', (a) => [a.n + 1, 'simple', `SKU-${a.n}`, a.title, 1, 'visible', a.title, `<p>${a.text}</p>`, 1, 4, '6,5', a.price.replace('.', ','), a.before.replace('.', ','), path(a, ' > '), `${a.image}, ${a.url}-b.jpg`, '', a.brand, 'Cor', a.colour, a.url]),
  'awin-csv': table('aw_deep_link|product_name|aw_product_id|merchant_product_id|merchant_image_url|description|merchant_category|search_price|merchant_name|merchant_id|currency|delivery_cost|merchant_deep_link|brand_name|colour|merchant_product_category_path|in_stock|mpn', ',', (a) => [`https://www.awin1.com/pclick.php?p=${a.n}`, a.title, 900_000 + a.n, `SKU-${a.n}`, a.image, a.text, a.path[2] as string, a.price, 'Ensaio', 2, 'EUR', '4.90', a.url, a.brand, a.colour, path(a, ' > '), 1, a.mpn]),
  'kelkoo-csv': table('offer-id|title|product-url|price|strike-price|brand|description|image-url|image-url-2|merchant-category|availability|delivery-cost|delivery-time|condition|colour|currency', '\t', (a) => [`SKU-${a.n}`, a.title, a.url, a.price, a.before, a.brand, a.text, a.image, `${a.url}-b.jpg`, path(a, ' > '), 'In Stock', '4.90', '24/48h', 'New', a.colour, 'EUR']),
  'generic-csv': table('Referência|Nome|Descrição|Preço|Preço antigo|Ligação|Imagem|Categoria|Marca|Stock|Portes|Cor|Medidas|Acabamento', ';', (a) => [`SKU-${a.n}`, a.title, a.text, a.price.replace('.', ','), a.before.replace('.', ','), a.url, a.image, path(a, ' > '), a.brand, 2, '4,90', a.colour, a.size, 'Encerado']),
  'google-jsonl': json('jsonl', '', google, '\n'),
  'google-json': json('json', '{"products":[\n', google, '\n]}\n'),
  'generic-jsonl': json('jsonl', '', plain, '\n'),
  'shopify-json': json('json', '{"products":[\n', (a) => ({ id: 7_000_000 + a.n, title: a.title, handle: `produto-${a.n}`, body_html: `<p>${a.text}</p>`, published_at: '2026-10-01T10:00:00+01:00', vendor: a.brand, product_type: a.path[2], tags: ['sala', 'madeira'], variants: [{ id: 44_000_000 + a.n, title: a.colour, option1: a.colour, option2: null, option3: null, sku: `SKU-${a.n}`, featured_image: null, available: true, price: a.price, grams: 48_500, compare_at_price: a.before, position: 1, product_id: 7_000_000 + a.n }], images: [{ id: a.n, src: a.image, position: 1 }], options: [{ name: 'Cor', position: 1, values: [a.colour] }] }), '\n]}\n'),
}

const WORDS = 'mesa cadeira carvalho nogueira linho algodão gaveta prateleira tampo redondo extensível montagem simples acabamento natural cera óleo madeira maciça altura largura profundidade sala quarto cozinha jardim varanda conforto desenho português oficina artesão entrega portes garantia limpeza pano húmido sol chuva interior exterior'.split(' ')

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
