import type { VariantData } from '#domains/offers/contract.ts'
import { countOf, formatCents, formatDay } from '../../copy/format.ts'
import { cellOf, rowOf, unknownCell } from './compare-cell.ts'
import type { CompareCell, CompareRow } from './compare-view.ts'

type Eshop = VariantData['eshop']
type Policy = NonNullable<Eshop['returnPolicy']>

/** What it costs to change one's mind, to have it mounted and the old piece taken (product.md 10): each from a stored policy. */
export function changeOfMindRows(eshops: readonly Eshop[]): CompareRow[] {
  return [
    rowOf('Dias para devolver', eshops.map(daysCell)),
    rowOf(
      'Custo da devolução',
      eshops.map(({ returnPolicy }) => policyCell(returnPolicy)),
    ),
    rowOf(
      'Montagem',
      eshops.map(({ assemblyPolicy }) => policyCell(assemblyPolicy)),
    ),
    rowOf(
      'Recolha do móvel antigo',
      eshops.map(({ collectionPolicy }) => policyCell(collectionPolicy)),
    ),
  ]
}

/** The days stand in the shop's profile, which was read with its returns. */
function daysCell({ coolingOffDays, returnPolicy }: Eshop): CompareCell {
  return coolingOffDays === null
    ? UNSAID
    : cellOf(countOf(coolingOffDays, ['dia', 'dias']), {
        source: returnPolicy === null ? null : sourceOf(returnPolicy),
      })
}

function policyCell(policy: Policy | null): CompareCell {
  return policy === null
    ? UNSAID
    : {
        ...cellOf(costText(policy.costCents)),
        tone: policy.costCents === null ? 'unknown' : 'plain',
        more: [policy.text],
        source: sourceOf(policy),
      }
}

const UNSAID = unknownCell('A loja não diz')

function costText(cents: number | null): string {
  if (cents === null) return 'Custo não indicado'
  return cents === 0 ? 'Sem custo' : formatCents(cents)
}

/** Only a web address becomes a link; the day is a day, whatever the hour. */
function sourceOf({ url, checkedOn }: Policy) {
  return {
    url: url !== null && /^https?:\/\//.test(url) ? url : null,
    checkedOn: formatDay(`${checkedOn}T12:00:00Z`),
  }
}
