import type { Outcome } from '../../../parts/frame/outcome.ts'
import { type EditedKind, fieldsOf } from './edited-kinds.ts'

/** What the call says in English of values that are wrong beside others, and what an editor reads. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/stands at .* already$/, 'Este identificador já existe.'],
  [/would end before it begins/, 'O fim tem de ser depois do início.'],
  [/stands twice$/, 'Já há um redirecionamento deste caminho.'],
  [/leads on by/, 'Este endereço também é redirecionado: escreva logo o destino final.'],
]

/**
 * What the call said of the entry at a place, each at its field: the call names values by their paths, `gridBanners[3].place: …`. Of what
 * is wrong elsewhere the numbers of the entries are said.
 */
export function refusedFields(edited: EditedKind, at: number, detail: string): Extract<Outcome, { kind: 'refused' }> {
  const names = new Set(
    [...Object.keys(edited.sorts ?? {}), null].flatMap((sort) => fieldsOf(edited, sort).map(({ name }) => name)),
  )
  const errors: Record<string, string> = {}
  const others = new Set<string>()
  for (const problem of detail.split('\n')) {
    const found = /^\w+\[(\d+)\]\.([\w.]+?)(?:\[.*?\])?: /.exec(problem)
    const name = [...names].find((each) => each !== '' && (found?.[2] === each || found?.[2]?.startsWith(`${each}.`)))
    if (found !== null && Number(found[1]) === at && name !== undefined)
      errors[name] = REASONS.find(([said]) => said.test(problem))?.[1] ?? 'Este valor não pode ser aceite.'
    else if (found !== null && Number(found[1]) !== at) others.add(String(Number(found[1]) + 1))
  }
  const rest = others.size === 0 ? '' : ` Também na entrada n.º ${[...others].join(', ')}.`
  return { kind: 'refused', message: `Nada ficou guardado: há valores a corrigir.${rest}`, errors }
}
