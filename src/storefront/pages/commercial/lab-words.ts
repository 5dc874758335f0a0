import type { CoverageField, LabProblem } from '#domains/feeds/contract.ts'

/** What a field is called, and what an offer loses without it. */
export const coverageWords: Readonly<Record<CoverageField, { readonly name: string; readonly why: string }>> = {
  image: { name: 'Imagem', why: 'Sem imagem, o lugar dela fica vazio no cartão.' },
  category: { name: 'Categoria reconhecida', why: 'Sem categoria, só aparece em pesquisas por palavras.' },
  delivery: {
    name: 'Portes para o continente',
    why: 'Sem portes, o total fica por confirmar e vem depois dos que se sabem.',
  },
  islands: { name: 'Portes para a Madeira ou os Açores', why: 'Quem vive nas ilhas vê o custo por confirmar.' },
  deliveryDays: { name: 'Prazo de entrega', why: 'Sem prazo, não há data para mostrar.' },
  stock: { name: 'Em stock', why: 'O que está esgotado aparece no fim.' },
  sizes: { name: 'Medidas', why: 'Sem medidas, sai das pesquisas por tamanho.' },
  colour: { name: 'Cor', why: 'Sem cor, sai do filtro de cores.' },
  material: { name: 'Material', why: 'Sem material, sai do filtro de materiais.' },
  brand: { name: 'Marca', why: 'A marca ajuda a juntar as ofertas do mesmo artigo.' },
  gtin: { name: 'Código de barras (GTIN)', why: 'Com GTIN, a oferta junta-se às das outras lojas.' },
  group: { name: 'Grupo de cores e tamanhos', why: 'Com item_group_id, as cores e medidas aparecem juntas.' },
  description: { name: 'Descrição', why: 'Sem descrição, a página do artigo fica mais pobre.' },
  formerPrice: { name: 'Preço anterior em promoção', why: 'Só mostramos descontos que nós próprios vimos acontecer.' },
}

type Severity = LabProblem['severity']

/** Severities as a shop reads them: what happens to its articles. */
export const severityWords: Readonly<Record<Severity, { readonly title: string; readonly text: string }>> = {
  fatal: { title: 'Impede a importação', text: 'Nada do feed pode ser usado enquanto isto não for corrigido.' },
  error: { title: 'Artigos que ficam de fora', text: 'Cada um destes artigos é recusado; os outros entram.' },
  warning: { title: 'Dados ignorados ou corrigidos', text: 'O artigo entra, mas sem este dado ou com ele emendado.' },
  hint: { title: 'Pode ficar melhor', text: 'Nada falha. Com isto, os artigos são mais encontrados.' },
}

export const severities: readonly Severity[] = ['fatal', 'error', 'warning', 'hint']
