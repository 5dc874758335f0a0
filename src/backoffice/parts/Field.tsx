import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldFacts {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What is wrong with it. */
  readonly error?: string | undefined
}

type Described = Readonly<Record<'id' | 'name', string>> & {
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label, field, hint and what is wrong, tied together. */
function Field({ name, label, hint, error, children }: FieldFacts & { children(field: Described): ReactNode }) {
  const id = useId()
  const described = [hint === undefined ? [] : `${id}h`, error === undefined ? [] : `${id}e`].flat().join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <span id={`${id}h`} className="soft">
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}e`} className="wrong">
          {error}
        </span>
      )}
    </div>
  )
}

type InputFacts = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'defaultValue' | 'required' | 'maxLength' | 'min' | 'max' | 'step' | 'inputMode' | 'autoComplete' | 'readOnly'
>

export function TextField({
  type = 'text',
  name,
  label,
  hint,
  error,
  ...input
}: FieldFacts & InputFacts & { type?: 'text' | 'search' | 'email' | 'url' | 'number' | 'date' | 'datetime-local' }) {
  return (
    <Field name={name} label={label} error={error} {...(hint !== undefined && { hint })}>
      {(field) => <input type={type} {...field} {...input} />}
    </Field>
  )
}

export function TextAreaField({
  name,
  label,
  hint,
  error,
  isCode = false,
  ...area
}: FieldFacts & { defaultValue?: string; rows?: number; maxLength?: number; required?: boolean; isCode?: boolean }) {
  return (
    <Field name={name} label={label} error={error} {...(hint !== undefined && { hint })}>
      {(field) => (
        <textarea rows={4} className={isCode ? 'mono' : undefined} spellCheck={!isCode} {...field} {...area} />
      )}
    </Field>
  )
}

/** `options`: value and what is read; ['', 'Todos'] first where none need be chosen. */
export function SelectField({
  name,
  label,
  hint,
  error,
  options,
  ...select
}: FieldFacts & { options: readonly (readonly [string, string])[]; defaultValue?: string; required?: boolean }) {
  return (
    <Field name={name} label={label} error={error} {...(hint !== undefined && { hint })}>
      {(field) => (
        <select {...field} {...select}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function CheckField({
  name,
  label,
  value = '1',
  isChecked = false,
}: {
  name: string
  label: string
  value?: string
  isChecked?: boolean
}) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} /> {label}
    </label>
  )
}
