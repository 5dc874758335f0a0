import { changeShopBudget, shopBudget } from '#platform/api-client/calls.ts'
import { answerOr, type Outcome } from '../../../parts/frame/outcome.ts'
import { defineScreen, type Sent } from '../../screen.ts'
import { type Budget, budgetOf, hoursText } from './budget-of-form.ts'
import { capText } from './budget-words.ts'

/** B-04: what the shop's clicks may cost in a day and in a month, and when. */
export const budgetScreen = defineScreen({
  path: 'orcamento',
  label: 'Orçamento',
  group: 'Cliques e faturas',
  access: 'bids',
  load: ({ api }) => shopBudget(api),
  act: save,
  component: async () => (await import('./BudgetScreen.tsx')).BudgetScreen,
})

async function save({ api, form }: Sent): Promise<Outcome> {
  const { budget, rows, errors } = budgetOf(form)
  if (Object.keys(errors).length > 0)
    return { kind: 'refused', message: 'Não foi guardado: há campos a corrigir.', errors }
  const version = String(form.get('version') ?? '')
  const saved = await answerOr(changeShopBudget(api, { requestBody: { ...budget, version } }), [400, 409, 422])
  if ('answer' in saved) return { kind: 'done', message: 'Guardado. Vale dentro de segundos.' }
  if (saved.refused.status === 409) return { kind: 'conflict', versions: conflictOf(budget, await shopBudget(api)) }
  return {
    kind: 'refused',
    message: 'Não foi guardado: há campos a corrigir.',
    errors: budgetErrors(saved.refused.detail, rows),
  }
}

/** The call names what it refuses by its place, `hours[2]`; `rows`: the names of the form's rows. */
function budgetErrors(detail: string, rows: readonly string[]): Readonly<Record<string, string>> {
  const [, at] = /hours\[(\d+)\]/.exec(detail) ?? []
  const row = at === undefined ? undefined : rows[Number(at)]
  return row === undefined
    ? { daily: 'Orçamento: no máximo 1 000 000 €.' }
    : { [`${row}.from`]: 'Horário: começa antes de acabar, e não se sobrepõe a outro do mesmo dia.' }
}

function conflictOf(yours: Budget, present: Budget) {
  const line = (label: string, wordsOf: (budget: Budget) => string) => ({
    label,
    yours: wordsOf(yours),
    present: wordsOf(present),
  })
  return [
    line('Por dia', ({ daily }) => capText(daily)),
    line('Por mês', ({ monthly }) => capText(monthly)),
    line('Em pausa', ({ paused }) => (paused ? 'sim' : 'não')),
    line('Horário', ({ hours }) => hours.map(hoursText).join('; ')),
  ]
}
