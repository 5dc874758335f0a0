import type { ChoiceFacet, DimensionAxis, ListingSort } from '../rules/listing-selection.ts'

/** What a person reads above each group of filters (European Portuguese). */
export const facetLabels: Readonly<Record<ChoiceFacet, string>> = {
  cor: 'Cor',
  material: 'Material',
  estilo: 'Estilo',
  divisao: 'Divisão',
  lugares: 'Lugares',
  forma: 'Forma',
  fabricante: 'Marca',
  loja: 'Loja',
  condicao: 'Estado',
  stock: 'Disponibilidade',
  entrega: 'Entrega',
  voucher: 'Voucher',
}

export const dimensionLabels: Readonly<Record<DimensionAxis, string>> = {
  width: 'Largura',
  depth: 'Profundidade',
  height: 'Altura',
  diameter: 'Diâmetro',
  length: 'Comprimento',
}

export const sortLabels: Readonly<Record<ListingSort, string>> = {
  recommended: 'Recomendados',
  price: 'Preço mais baixo',
  total: 'Total com entrega',
  newest: 'Novidades',
  discount: 'Maior desconto',
  rating: 'Melhor avaliados',
}
