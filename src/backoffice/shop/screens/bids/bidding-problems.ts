/** What the call says of a bidding that it cannot take, by the form's fields, in Portuguese. `names`: of the row of each bid. */
export function biddingProblems(
  detail: string,
  names: readonly string[],
): { readonly message: string; readonly errors: Readonly<Record<string, string>> } {
  const errors: Record<string, string> = {}
  for (const problem of detail.split(/;\s|\n/)) {
    const [, at, field = 'cpc', why = ''] = /bids\[(\d+)\](?:\.(\w+))?:? (.+)$/s.exec(problem) ?? []
    const row = at === undefined ? undefined : names[Number(at)]
    if (row !== undefined) errors[`${row}.${field}`] ??= bidWords(field, why, names)
    else if (problem.includes('labelFactors')) errors['labelFactors'] ??= labelWords(problem)
    else if (problem.includes('factors')) errors['factors'] ??= factorWords(problem)
    else if (problem.includes('of.price'))
      errors['of.priceTo'] ??= 'Ofertas até: tem de ser maior do que o preço desde.'
    else if (problem.includes('of.category')) errors['of.categoryId'] ??= 'Estimar para: a categoria não existe.'
    else if (problem.includes('targetCpc')) errors['targetCpc'] ??= 'No máximo por clique: de 0,02 € a 2 €.'
  }
  const isKnown = Object.keys(errors).length > 0
  return {
    message: isKnown
      ? 'Não foi guardado: há campos a corrigir.'
      : 'Não foi guardado: há valores que não podem ser aceites.',
    errors,
  }
}

function bidWords(field: string, why: string, names: readonly string[]): string {
  const [, low = '', high = ''] = /from ([\d.]+) to ([\d.]+)/.exec(why) ?? []
  if (low !== '') return `Por clique: 0, ou de ${low.replace('.', ',')} € a ${high.replace('.', ',')} €.`
  const [, other] = /at which bids\[(\d+)\] holds/.exec(why) ?? []
  if (other !== undefined)
    return `Os preços sobrepõem-se aos da licitação ${rowNumber(names, Number(other))} da mesma categoria.`
  if (field === 'priceTo') return 'Preço até: tem de ser maior do que o preço desde.'
  if (field === 'categoryId') return 'Categoria: não existe.'
  return field === 'cpc' ? 'Por clique: no máximo 2 €.' : 'Preço: no máximo 1 000 000 €.'
}

/** As people count them. */
function rowNumber(names: readonly string[], at: number): number {
  return Number(names[at]?.split('.')[1] ?? at) + 1
}

function factorWords(problem: string): string {
  const [, itemId] = /"(.*)" stands there twice/.exec(problem) ?? []
  if (itemId !== undefined) return `Fatores: «${itemId}» está duas vezes.`
  return 'Fatores: números de artigo até 200 letras, percentagens de 0 a 300, no máximo 5 000 linhas.'
}

function labelWords(problem: string): string {
  const [, label] = /"(.*)" stands there twice/.exec(problem) ?? []
  if (label !== undefined) return `Fatores por rótulo: «${label}» está duas vezes.`
  return 'Fatores por rótulo: valores até 300 letras, percentagens de 0 a 300, no máximo 200 linhas.'
}
