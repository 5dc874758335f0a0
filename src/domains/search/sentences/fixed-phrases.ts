import { PROMO } from '../rules/listing-selection.ts'
import type { Meaning } from './meaning.ts'

/** Wishes that are no word of a vocabulary: what is there, delivered, reduced, in which order. */
export const fixedPhrases: readonly (readonly [phrase: string, meaning: Meaning])[] = [
  ...phrases(
    { kind: 'choice', facet: 'stock', slugs: ['em-stock'] },
    'em stock, stock, com stock, disponível, disponível já, em armazém, entrega imediata, para entrega imediata, pronta entrega, pronto a entregar, disponibilidade imediata, com entrega imediata',
  ),
  ...phrases(
    { kind: 'choice', facet: 'voucher', slugs: ['com-voucher'] },
    'voucher, com voucher, com vouchers, cupão, com cupão, com cupões, código promocional, com código promocional, com código de desconto, código de desconto, vale de desconto, com vale de desconto',
  ),
  ...phrases(
    { kind: 'choice', facet: 'entrega', slugs: ['gratis'] },
    'portes grátis, com portes grátis, portes gratuitos, sem portes, sem custos de envio, sem custos de entrega, envio grátis, com envio grátis, envio gratuito, entrega grátis, com entrega grátis, entrega gratuita, transporte grátis, portes incluídos, frete grátis',
  ),
  ...phrases(
    { kind: 'promo', promo: PROMO.reduced },
    'em promoção, promoção, promoções, com desconto, com descontos, desconto, descontos, em saldo, em saldos, saldos, em oferta, oferta, ofertas, rebaixado, rebaixada, com preço reduzido',
  ),
  ...phrases(
    { kind: 'promo', promo: PROMO.priceDrop },
    'que baixou de preço, que baixaram de preço, baixou de preço, baixaram de preço, baixou esta semana, baixaram esta semana, que baixou esta semana',
  ),
  ...phrases(
    { kind: 'sort', sort: 'price' },
    'do mais barato ao mais caro, do mais barato para o mais caro, barato, barata, mais barato, mais barata, o mais barato, a mais barata, os mais baratos, as mais baratas, baratinho, económico, económica, em conta, low cost, preço mais baixo, ao melhor preço, melhor preço, acessível',
  ),
  ...phrases({ kind: 'sort', sort: 'newest' }, 'novidades, mais recentes, os mais recentes'),
  ...phrases(
    { kind: 'sort', sort: 'rating' },
    'melhor avaliado, melhor avaliada, melhor avaliados, melhor avaliadas, mais bem avaliado, mais bem avaliada, mais bem avaliados, mais bem avaliadas, com melhores avaliações, com as melhores avaliações, com boas avaliações',
  ),
  ...phrases({ kind: 'sort', sort: 'discount' }, 'maior desconto, com maior desconto, com o maior desconto'),
  ...phrases({ kind: 'region', region: 'madeira' }, placePhrases('a', 'Madeira', 'ilha da Madeira')),
  ...phrases({ kind: 'region', region: 'madeira' }, placePhrases('o', 'Funchal', 'Porto Santo')),
  ...phrases({ kind: 'region', region: 'azores' }, placePhrases('os', 'Açores')),
  ...phrases(
    { kind: 'region', region: 'azores' },
    'em Ponta Delgada, para Ponta Delgada, em São Miguel, para São Miguel',
  ),
  ...phrases({ kind: 'region', region: 'mainland' }, placePhrases('o', 'continente', 'Porto', 'Algarve')),
  ...phrases(
    { kind: 'region', region: 'mainland' },
    ['Lisboa', 'Braga', 'Coimbra', 'Aveiro', 'Setúbal', 'Leiria', 'Faro', 'Évora', 'Viseu']
      .flatMap((city) => [`em ${city}`, `para ${city}`, `entrega em ${city}`, `com entrega em ${city}`])
      .join(', '),
  ),
]

/** Wishes that no filter says, and no name either. */
export const unsaidPhrases =
  'entrega rápida, com entrega rápida, envio rápido, boa qualidade, de boa qualidade, de qualidade, com boas críticas, bem avaliado, bem avaliada, com garantia, bom preço, a bom preço, relação qualidade preço'.split(
    ', ',
  )

/** Phrases in which words do not mean what they mean alone, beside those of the catalogue. */
export const otherMeaningPhrases =
  'branca fria, branca quente, branca neutra, luz amarela, luz quente, água de rosas, vinho rosé, jardim de infância, creme para'.split(
    ', ',
  )

function phrases(meaning: Meaning, list: string): (readonly [string, Meaning])[] {
  return list.split(', ').map((phrase) => [phrase, meaning] as const)
}

/** "na Madeira", "para a Madeira", "com entrega na Madeira": the bare name of an island is also a wood. */
function placePhrases(article: 'a' | 'o' | 'os', ...names: readonly string[]): string {
  const [inside, towards] = [`n${article}`, `para ${article}`]
  const to = article === 'a' ? 'à' : `a${article}`
  const delivery = [
    'entrega',
    'com entrega',
    'entregue',
    'entregues',
    'que entregue',
    'que entreguem',
    'que entrega',
    'envio',
    'com envio',
    'envia',
    'que envie',
    'a entregar',
  ]
  return names
    .flatMap((name) => [
      `${inside} ${name}`,
      `${towards} ${name}`,
      `para ${name}`,
      ...delivery.flatMap((word) => [
        `${word} ${inside} ${name}`,
        `${word} ${towards} ${name}`,
        `${word} ${to} ${name}`,
        `${word} para ${name}`,
      ]),
    ])
    .join(', ')
}
