import type { RefObject } from 'react'
import type { AccountField, Complaints, TypedFields } from '#domains/identity/rules/account-fields.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { type AccountFormName, accountForms, complaintText, fieldNames, labelOf } from './account-forms.ts'
import { PasswordField } from './PasswordField.tsx'
import type { SentForm } from './sent-form.ts'
import { useAccountForm } from './use-account-form.ts'

export interface AccountFormProps {
  readonly form: AccountFormName
  /** Where it is sent. */
  readonly action: string
  /** The path to go on to. */
  readonly next?: string
  readonly typed?: TypedFields
  readonly complaints?: Complaints
  readonly failure?: string | null
  /** Fields that this one has not: of a confirmation the password, where the browser is known. */
  readonly without?: readonly AccountField[]
}

/** One form of accounts; `send` takes it instead of the browser. */
export function AccountForm({
  form,
  action,
  next,
  typed = {},
  complaints: given = {},
  failure: givenFailure = null,
  without = [],
  send,
}: AccountFormProps & { readonly send?: (fields: URLSearchParams) => Promise<SentForm | null> }) {
  const { complaints, failure, isRefused, isSending, summary, ...handlers } = useAccountForm(
    form,
    { complaints: given, failure: givenFailure },
    send,
  )
  const { submit, isNewPassword } = accountForms[form]
  const fields = accountForms[form].fields.filter((field) => !without.includes(field))
  return (
    <form className="form" method="post" action={action} noValidate {...handlers}>
      {isRefused && <Summary form={form} fields={fields} complaints={complaints} failure={failure} place={summary} />}
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      {fields.map((field) => (
        <FormField
          key={field}
          id={`${form}-${field}`}
          field={field}
          label={labelOf(form, field)}
          value={typed[field] ?? ''}
          error={complaintText(field, complaints[field])}
          isNew={isNewPassword && field === 'password'}
        />
      ))}
      <Button tone="primary" type="submit" busy={isSending}>
        {submit}
      </Button>
    </form>
  )
}

/** Says what is wrong and leads to it; has the focus after a form was sent in vain. */
function Summary({
  form,
  fields,
  complaints,
  failure,
  place,
}: {
  readonly form: AccountFormName
  readonly fields: readonly AccountField[]
  readonly complaints: Complaints
  readonly failure: string | null
  readonly place: RefObject<HTMLDivElement | null>
}) {
  const wrong = fields.filter((field) => complaints[field] !== undefined)
  if (wrong.length === 0 && failure === null) return null
  return (
    // Without script the browser puts the focus here itself; an address with its id would go on to the page after the form.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div className="complaint" role="alert" tabIndex={-1} autoFocus ref={place}>
      {failure !== null && <p>{failure}</p>}
      {wrong.length > 0 && (
        <>
          <p>{wrong.length === 1 ? 'Falta acertar um campo:' : `Falta acertar ${wrong.length} campos:`}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#${form}-${field}`}>{labelOf(form, field)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface FormFieldProps {
  readonly id: string
  readonly field: AccountField
  readonly label: string
  readonly value: string
  readonly error: string | null
  readonly isNew: boolean
}

function FormField({ id, field, label, value, error, isNew }: FormFieldProps) {
  const common = { id, error, name: fieldNames[field], required: true }
  switch (field) {
    case 'terms':
      return (
        <div>
          <label htmlFor={id}>
            <input
              {...{ id, name: common.name, required: true }}
              type="checkbox"
              value="sim"
              aria-invalid={error !== null || undefined}
              aria-describedby={error === null ? undefined : `${id}-erro`}
            />{' '}
            Aceito os <a href={paths.termsOfUse()}>termos de utilização</a> e a{' '}
            <a href={paths.privacy()}>política de privacidade</a>
          </label>
          {error !== null && (
            <p className="complaint" id={`${id}-erro`}>
              {error}
            </p>
          )}
        </div>
      )
    case 'password':
    case 'currentPassword':
      return <PasswordField {...common} label={label} isNew={isNew} />
    case 'email':
      return <Field {...common} label={label} type="email" autoComplete="username" defaultValue={value} />
    case 'name':
      return <Field {...common} label={label} autoComplete="name" defaultValue={value} />
  }
}
