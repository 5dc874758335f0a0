import type { Outcome } from '../../outcome.ts'
import { type EditedKind, fieldsOf } from './edited-kinds.ts'

/**
 * What the call said of the entry at a place, each at its field: the call names values by their paths, `gridBanners[3].place: …`. What is
 * wrong with another entry is said as it came.
 */
export function refusedFields(edited: EditedKind, at: number, detail: string): Extract<Outcome, { kind: 'refused' }> {
  const names = new Set(
    [...Object.keys(edited.sorts ?? {}), null].flatMap((sort) => fieldsOf(edited, sort).map(({ name }) => name)),
  )
  const errors: Record<string, string> = {}
  const others: string[] = []
  for (const problem of detail.split('\n')) {
    const found = /^\w+\[(\d+)\]\.([\w.]+?)(?:\[.*?\])?: /.exec(problem)
    const name = [...names].find((each) => each !== '' && (found?.[2] === each || found?.[2]?.startsWith(`${each}.`)))
    if (found !== null && Number(found[1]) === at && name !== undefined)
      errors[name] = 'Este valor não pode ser aceite.'
    else others.push(problem)
  }
  const rest = others.length === 0 ? '' : ` ${others.join('; ')}`
  return { kind: 'refused', message: `Nada ficou guardado: há valores a corrigir.${rest}`, errors }
}
