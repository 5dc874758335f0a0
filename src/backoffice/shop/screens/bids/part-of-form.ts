import type { EstimateShopBidsParameters } from '#platform/api-client/calls.ts'
import { eurosIn } from '../../../parts/money-words.ts'
import { ALL_CATEGORIES } from './bidding-of-form.ts'

/** What the fields 'Ver antes de guardar' ask an estimate of, and what is wrong with them. */
export function partOf(form: FormData): {
  readonly part: EstimateShopBidsParameters['requestBody']['of']
  readonly errors: Readonly<Record<string, string>>
} {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const errors: Record<string, string> = {}
  const euros = (name: string, label: string) => {
    const said = eurosIn(text(name))
    if (said !== 'wrong') return said
    errors[name] = `${label}: não é um valor em euros, como 99 ou 99,50.`
    return null
  }
  const categoryId = text('of.categoryId')
  const part = {
    categoryId: categoryId === ALL_CATEGORIES || categoryId === '' ? null : Number(categoryId),
    priceFrom: euros('of.priceFrom', 'Ofertas desde') ?? 0,
    priceTo: euros('of.priceTo', 'Ofertas até'),
  }
  return { part, errors }
}
