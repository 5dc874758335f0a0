import { formatCents } from '../../copy/format.ts'
import { Field } from '../../ui/Field.tsx'
import { type KnownPrice, suggestedTargets, targetMeaning, type TargetWords } from './suggested-targets.ts'
import { OWN_TARGET, readTargetPrice } from './target-price.ts'

interface TargetFieldsProps {
  readonly known: KnownPrice
  readonly words: TargetWords
  /** As it was filled in, or as it is watched; null: neither. */
  readonly target: string | null
  readonly complaint: string | null
}

/** The price that is waited for: one of the suggested, or an own one, whose field only shows when it is chosen. */
export function TargetFields({ known, words, target, complaint }: TargetFieldsProps) {
  const suggested = suggestedTargets(known)
  const cents = target === null ? null : readTargetPrice(target)
  const preferred = suggested.find(({ isLowest }) => isLowest) ?? suggested[0]
  const chosen = target === null ? preferred : suggested.find((each) => each.cents === cents)
  const own = (
    <Field
      id="alerta-alvo"
      name="alvo"
      label={suggested.length === 0 ? 'Preço a que quer comprar' : 'O seu preço, em euros'}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      defaultValue={chosen === undefined ? (target ?? '') : ''}
      error={complaint}
    />
  )
  if (suggested.length === 0) return own
  return (
    <>
      <fieldset className="choices targets">
        <legend>
          <b>{words.isTotal ? 'Total a que quer comprar' : 'Preço a que quer comprar'}</b>
        </legend>
        {suggested.map((each) => (
          <label key={each.cents}>
            <input type="radio" name="escolha" value={each.cents / 100} defaultChecked={each.cents === chosen?.cents} />
            <b>{formatCents(each.cents)}</b> <span>{targetMeaning(each, words)}</span>
          </label>
        ))}
        <label>
          <input type="radio" name="escolha" value={OWN_TARGET} defaultChecked={chosen === undefined} />
          <b>Outro preço</b>
        </label>
      </fieldset>
      {own}
    </>
  )
}
