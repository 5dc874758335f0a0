import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** A Google Merchant feed of a usual shop's size of item (about 1,3 kB), for the import's bench. */

const KINDS = [
  ['Móveis > Sala > Sofás', 'Sofá 3 lugares em tecido cinzento 210x90x85 cm'],
  ['Iluminação > Candeeiros de teto', 'Candeeiro de teto em metal preto Ø 40 cm'],
  ['Têxteis > Almofadas', 'Almofada decorativa em linho bege 45x45 cm'],
  ['Jardim > Cadeiras de jardim', 'Cadeira de jardim em teca com braços L.57 P.60 A.88 cm'],
  ['Cozinha > Panelas', 'Panela de aço inox 24 cm com tampa'],
] as const

const SENTENCE = 'Feito à mão em Portugal, com materiais duráveis e acabamento cuidado. '

/** Writes a feed of `offers` items with distinct ids; `isReversed` for the same items in another order, `isSmall` for bare ones. */
export const writeImportFeed = async (file: string, offers: number, options: { isReversed?: boolean; isSmall?: boolean } = {}): Promise<void> => {
  const stream = createWriteStream(file)
  let text = '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Banco de ensaio</title>\n'
  for (let n = 0; n < offers; n += 1) {
    text += (options.isSmall === true ? smallItem : item)(options.isReversed === true ? offers - 1 - n : n)
    if (text.length < 1_000_000) continue
    if (!stream.write(text)) await once(stream, 'drain')
    text = ''
  }
  stream.end(`${text}</channel></rss>\n`)
  await once(stream, 'finish')
}

const item = (n: number): string => {
  const [path, title] = KINDS[n % KINDS.length] as (typeof KINDS)[number]
  const address = `https://www.ensaio-loja.pt/produto/${n}`
  return `<item><g:id>SKU-${n}</g:id><g:title>${title} modelo ${n}</g:title><g:description>Descrição do artigo ${n}: ${SENTENCE.repeat(6)}Montagem simples &amp; rápida.</g:description>` +
    `<g:link>${address}?cor=${n % 5}</g:link><g:image_link>${address}.jpg</g:image_link><g:additional_image_link>${address}-b.jpg</g:additional_image_link><g:additional_image_link>${address}-c.jpg</g:additional_image_link>` +
    `<g:price>${20 + (n % 900)}.90 EUR</g:price><g:availability>in_stock</g:availability><g:condition>new</g:condition><g:brand>Marca ${n % 300}</g:brand><g:mpn>MP-${n}</g:mpn>` +
    `<g:product_type>${path.replaceAll('>', '&gt;')}</g:product_type><g:color>cinzento</g:color><g:material>madeira</g:material><g:shipping><g:country>PT</g:country><g:price>4.90 EUR</g:price></g:shipping><g:shipping_weight>${1 + (n % 40)} kg</g:shipping_weight></item>\n`
}

const smallItem = (n: number): string => `<item><g:id>SKU-${n}</g:id><g:title>Candeeiro de mesa ${n}</g:title><g:link>https://www.ensaio-loja.pt/p/${n}</g:link><g:price>${20 + (n % 900)}.90 EUR</g:price><g:availability>in_stock</g:availability></item>\n`
