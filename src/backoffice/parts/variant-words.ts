/** What values, states and sources of an offer are called. */

export const stateWords = {
  live: 'ativa',
  absent: 'fora do feed',
  ended: 'terminada',
  disabled: 'desativada',
} as const

const valueNames: Readonly<Record<string, string>> = {
  title: 'Nome',
  category: 'Categoria',
  categoryId: 'Categoria',
  imageUrls: 'Ordem das imagens',
  isDisabled: 'Desativada',
  brand: 'Marca',
  gtin: 'GTIN',
  mpn: 'Referência do fabricante',
  groupKey: 'Grupo da loja',
  condition: 'Estado do artigo',
  price: 'Preço',
  regularPrice: 'Preço normal',
  claimedBefore: 'Preço anterior, segundo a loja',
  availability: 'Disponibilidade',
  deliveryDays: 'Dias de entrega',
  weight: 'Peso',
  productType: 'Caminho da loja',
  googleCategory: 'Categoria Google',
  likeWords: 'Palavras que a aproximam de outras',
  rulesVersion: 'Versão das regras de leitura',
  seats: 'Lugares',
  colours: 'Cor',
  materials: 'Material',
  styles: 'Estilo',
  rooms: 'Divisão',
  shapes: 'Forma',
}

export const axisWords: Readonly<Record<string, string>> = {
  width: 'Largura',
  height: 'Altura',
  depth: 'Profundidade',
  diameter: 'Diâmetro',
  length: 'Comprimento',
  seatHeight: 'Altura do assento',
  lyingWidth: 'Largura de deitar',
  lyingLength: 'Comprimento de deitar',
  thickness: 'Espessura',
}

export function valueWords(name: string): string {
  return valueNames[name] ?? axisWords[name.replace(/^sizes\./, '')] ?? name
}

/** Words of the feeds, as they are kept. */
const feedWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  availability: {
    in_stock: 'em stock',
    out_of_stock: 'esgotado',
    preorder: 'pré-venda',
    backorder: 'por encomenda',
  },
  condition: { new: 'novo', used: 'usado', refurbished: 'recondicionado', returned: 'devolvido' },
  picture: {
    piece: 'a peça',
    room: 'um ambiente',
    detail: 'um pormenor',
    drawing: 'um desenho',
    banner: 'um cartaz',
    other: 'outra coisa',
  },
}

/** A value as people read it: what is availability, condition or picture has words of its own. */
export function shownWords(kind: string, value: string): string {
  return feedWords[kind]?.[value] ?? value
}

const sources: Readonly<Record<string, string>> = {
  title: 'lido do nome',
  description: 'lido da descrição',
  'product-type': 'lido do caminho da loja',
  category: 'vem da categoria',
  person: 'corrigido por uma pessoa',
  'shop-rule': 'regra da loja',
  google: 'categoria Google',
  none: 'sem origem',
}

/** Where a value was read: "campo color do feed". */
export function sourceWords(source: string | null): string {
  if (source === null) return '–'
  return source.startsWith('field:') ? `campo ${source.slice('field:'.length)} do feed` : (sources[source] ?? source)
}
