import { Select } from '../../ui/Select.tsx'
import { AT_ONCE, PACE_FIELD } from './pace.ts'

const PACES = [
  { value: '', label: 'no máximo um por dia' },
  { value: AT_ONCE, label: 'um por cada novidade' },
]

/** How many mails come to who has no account: the others choose it in their profile. */
export function PaceSelect({ isFrequent }: { readonly isFrequent: boolean }) {
  return <Select label="E-mails" name={PACE_FIELD} options={PACES} defaultValue={isFrequent ? AT_ONCE : ''} />
}
