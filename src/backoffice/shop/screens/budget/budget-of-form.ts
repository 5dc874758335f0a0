import type { ChangeShopBudgetParameters } from '#platform/api-client/calls.ts'
import { eurosIn } from '../../../parts/money-words.ts'
import { weekdays } from './budget-words.ts'

export type Budget = Omit<ChangeShopBudgetParameters['requestBody'], 'version'>

/** A form of a budget as it was read. */
export interface BudgetForm {
  readonly budget: Budget
  /** Of the row of each schedule: 'hours.1'; rows that were left empty are counted in the form alone. */
  readonly rows: readonly string[]
  readonly errors: Readonly<Record<string, string>>
}

/** What the fields of `BudgetScreen` say. A row without any day is none. */
export function budgetOf(form: FormData): BudgetForm {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const errors: Record<string, string> = {}
  const euros = (name: string, label: string) => {
    const said = eurosIn(text(name))
    if (said !== 'wrong') return said
    errors[name] = `${label}: não é um valor em euros, como 25 ou 12,50.`
    return null
  }
  const clock = (name: string, label: string) => {
    const said = /^(\d{1,2})(?:[:h](\d{2}))?$/.exec(text(name))
    const [hour, minute] = [Number(said?.[1]), Number(said?.[2] ?? 0)]
    if (said === null || hour > 24 || minute > 59 || (hour === 24 && minute > 0))
      errors[name] = `${label}: não é uma hora, como 9:00.`
    return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  }
  const rows = [...form.keys()].flatMap((name) =>
    /^hours\.\d+\.from$/.test(name) && form.has(name.replace('.from', '.days')) ? [name.slice(0, -'.from'.length)] : [],
  )
  const budget = {
    daily: euros('daily', 'Por dia'),
    monthly: euros('monthly', 'Por mês'),
    paused: form.get('paused') === '1',
    hours: rows.map((row) => ({
      days: form.getAll(`${row}.days`).map(Number),
      from: clock(`${row}.from`, 'Das'),
      to: clock(`${row}.to`, 'Às'),
    })),
  }
  return { budget, rows, errors }
}

/** "segunda, terça das 09:00 às 18:00" */
export function hoursText({ days, from, to }: Budget['hours'][number]): string {
  return `${days.map((day) => weekdays[day - 1]).join(', ')} das ${from} às ${to}`
}
