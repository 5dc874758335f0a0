/** What calls for shops are about, by the beginning of their paths, in the order in which a shop meets them. */
const SUBJECTS = [
  ['/api/v2/shop/', 'A loja'],
  ['/api/v2/feeds', 'Feed'],
  ['/api/v2/clicks', 'Cliques'],
  ['/api/v2/impressions', 'Impressões'],
  ['/api/v2/bids', 'Licitações'],
  ['/api/v2/budget', 'Orçamento'],
  ['/api/v2/billing', 'Custos e faturas'],
  ['/api/v2/orders', 'Compras'],
  ['/api/v2/eshop/accuracy', 'Exatidão'],
  ['/api/v2/eshop/reviews', 'Avaliações'],
  ['/api/v2/questions', 'Perguntas'],
] as const
const OTHERS = 'Outros'

export interface Subject<Call> {
  readonly id: string
  readonly title: string
  readonly calls: readonly Call[]
}

/** Calls by what they are about; a subject without any is left out. */
export function bySubject<Call extends { readonly path: string }>(calls: readonly Call[]): readonly Subject<Call>[] {
  const titles: readonly string[] = [...SUBJECTS.map(([, title]) => title), OTHERS]
  const found = Map.groupBy(calls, titleOf)
  return titles.flatMap((title, at) => {
    const own = found.get(title)
    return own === undefined ? [] : [{ id: `assunto-${at + 1}`, title, calls: own }]
  })
}

function titleOf({ path }: { readonly path: string }): string {
  return SUBJECTS.find(([start]) => path.startsWith(start))?.[1] ?? OTHERS
}
