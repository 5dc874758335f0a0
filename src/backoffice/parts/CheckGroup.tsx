import { fieldId, useFieldAnswer } from './form-answer.ts'
import { CheckField } from './Field.tsx'

/** Boxes of one name, of which several may be ticked, with what is wrong with the choice. `options`: value and what is read. */
export function CheckGroup({
  name,
  legend,
  options,
  checked = [],
}: {
  name: string
  legend: string
  options: readonly (readonly [string, string])[]
  /** Those that are ticked at first. */
  checked?: readonly string[]
}) {
  const { error } = useFieldAnswer(name)
  const errorId = `${fieldId(name)}-erro`
  return (
    <fieldset
      id={fieldId(name)}
      className="field"
      tabIndex={-1}
      data-invalid={error === undefined ? undefined : ''}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{legend}</legend>
      {options.map(([value, words]) => (
        <CheckField key={value} name={name} value={value} label={words} isChecked={checked.includes(value)} />
      ))}
      {error !== undefined && (
        <span id={errorId} className="wrong">
          {error}
        </span>
      )}
    </fieldset>
  )
}
