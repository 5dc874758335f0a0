/** What a field's name speaks of, though no dialect's: the stems of the languages that feeds come in. */
const LOOKS: readonly (readonly [what: string, stems: RegExp])[] = [
  ['o código de barras (GTIN)', /(?:^|_)(?:gtin|ean|upc|isbn|barcode|strichcode|cod(?:igo|e|ice)?_(?:de_)?barr)/],
  [
    'o custo ou o prazo da entrega',
    /(?:^|_)(?:portes|frete|envio|gastos_envio|entrega|shipping|delivery|postage|versand|liefer|livraison|frais_(?:de_)?port|spedizion|consegna|verzend|bezorg|dostaw|wysylk)/,
  ],
  [
    'o stock',
    /(?:^|_)(?:stock|estoque|existencia|inventory|inventario|lager(?:bestand)?|giacenza|voorraad|disponib|availab|verfugbar|beschikba|in_stock|esgotado)/,
  ],
  ['o preço', /(?:^|_)(?:price|preco|precio|prix|prezzo|preis|prijs|cena|pvp)/],
]

/** What stands beside such words and makes another thing of them: a price of a litre or for traders, a parcel's weight, a carrier's name. */
const ELSE =
  /unit|base|grund|por_(?:m2|kg|l|un)|_(?:m2|kg|litro?|liter)(?:_|$)|sem_iva|sin_iva|(?:^|_)(?:ht|net|netto|neto)(?:_|$)|without|sem_imposto|cost_of|compra|custo_produto|wholesale|revend|grossist|peso|weight|gewicht|poids|altura|largura|height|width|length|depth|label|etiqueta|(?:^|_)(?:id|tipo|type|typ|metodo|method|carrier|transportadora|comment|coment|nota|texto|info|moeda|currency|valid|range|faixa)(?:_|$)|desc|categor|url|link/

/** What a name that nobody reads looks like, in words for the shop; null: like nothing that an offer needs. */
export function lookAlike(name: string): string | null {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
  return ELSE.test(plain) ? null : (LOOKS.find(([, stems]) => stems.test(plain))?.[0] ?? null)
}
