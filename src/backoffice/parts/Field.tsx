import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useFieldAnswer, useTicked } from './form-answer.ts'

interface FieldFacts {
  readonly name: string
  /** Which of several fields of this name; absent: the first. */
  readonly at?: number
  readonly label: string
  readonly hint?: string
  /** What is wrong with it. */
  readonly error?: string | undefined
}

type Described = Readonly<Record<'id' | 'name', string>> & {
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label, field, hint and what is wrong, tied together; in a form that came back, with what was typed. */
function Field({
  name,
  at = 0,
  label,
  hint,
  error: given,
  children,
}: FieldFacts & { children(field: Described, typed: string | undefined): ReactNode }) {
  const own = useId()
  const answer = useFieldAnswer(name, at)
  const [id, error] = [answer.id ?? own, given ?? answer.error]
  const described = [hint === undefined ? [] : `${id}h`, error === undefined ? [] : `${id}e`].flat().join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(
        {
          id,
          name,
          'aria-describedby': described === '' ? undefined : described,
          'aria-invalid': error === undefined ? undefined : true,
        },
        answer.typed,
      )}
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
  | 'defaultValue'
  | 'required'
  | 'maxLength'
  | 'list'
  | 'min'
  | 'max'
  | 'step'
  | 'inputMode'
  | 'autoComplete'
  | 'readOnly'
>

export function TextField({
  type = 'text',
  name,
  at,
  label,
  hint,
  error,
  defaultValue,
  ...input
}: FieldFacts & InputFacts & { type?: 'text' | 'search' | 'email' | 'url' | 'number' | 'date' | 'datetime-local' }) {
  return (
    <Field name={name} label={label} error={error} {...given({ at, hint })}>
      {(field, typed) => <input type={type} {...field} {...input} defaultValue={typed ?? defaultValue} />}
    </Field>
  )
}

export function TextAreaField({
  name,
  at,
  label,
  hint,
  error,
  defaultValue,
  isCode = false,
  ...area
}: FieldFacts & { defaultValue?: string; rows?: number; maxLength?: number; required?: boolean; isCode?: boolean }) {
  return (
    <Field name={name} label={label} error={error} {...given({ at, hint })}>
      {(field, typed) => (
        <textarea
          rows={4}
          className={isCode ? 'mono' : undefined}
          spellCheck={!isCode}
          {...field}
          {...area}
          defaultValue={typed ?? defaultValue}
        />
      )}
    </Field>
  )
}

/** `options`: value and what is read; ['', 'Todos'] first where none need be chosen. */
export function SelectField({
  name,
  at,
  label,
  hint,
  error,
  options,
  defaultValue,
  ...select
}: FieldFacts & { options: readonly (readonly [string, string])[]; defaultValue?: string; required?: boolean }) {
  return (
    <Field name={name} label={label} error={error} {...given({ at, hint })}>
      {(field, typed) => (
        <select {...field} {...select} defaultValue={typed ?? defaultValue}>
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
  const ticked = useTicked(name, value)
  return (
    <label className="choice">
      <input type="checkbox" name={name} value={value} defaultChecked={ticked ?? isChecked} /> {label}
    </label>
  )
}

/** Without what was not given. */
function given({ at, hint }: { at: number | undefined; hint: string | undefined }): { at?: number; hint?: string } {
  return { ...(at !== undefined && { at }), ...(hint !== undefined && { hint }) }
}

/** What a form carries unseen of what was read, such as its version: a form that came back is still of that, whoever has saved since. */
export function HiddenField({ name, value }: { readonly name: string; readonly value: string | number }) {
  const { typed } = useFieldAnswer(name)
  return <input type="hidden" name={name} value={typed ?? value} readOnly />
}
