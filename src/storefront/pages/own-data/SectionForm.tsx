import type { ReactNode } from 'react'
import type { ProfileForm, SectionName } from '#domains/identity/contract.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { complaintWords, fieldLabels } from './profile-words.ts'

/** A form of the profile page: what is wrong first, then its fields, then its button. */
export function SectionForm({
  name,
  form,
  button,
  children,
}: {
  readonly name: SectionName
  readonly form: ProfileForm
  readonly button: string
  readonly children: ReactNode
}) {
  return (
    <form className="form" method="post" action={`${paths.profile()}#erros`} noValidate data-own="">
      <input type="hidden" name="secao" value={name} />
      <input type="hidden" name="visto" value={form.stamp} />
      <Summary form={form} />
      {children}
      <Button tone="primary" type="submit">
        {button}
      </Button>
    </form>
  )
}

/** Has the focus at once: the form's address ends with its id. */
function Summary({ form }: { form: ProfileForm }) {
  const wrong = Object.keys(form.complaints)
  if (wrong.length === 0 && !form.replaces) return null
  return (
    <div className="complaint" role="alert" id="erros" tabIndex={-1}>
      {form.replaces && (
        <p>
          Entretanto guardou aqui outros valores, noutra janela. Para ficar com os que estão neste formulário, guarde-o
          de novo.
        </p>
      )}
      {wrong.length > 0 && (
        <>
          <p>{wrong.length === 1 ? 'Falta acertar um campo:' : `Falta acertar ${wrong.length} campos:`}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#campo-${field}`}>{fieldLabels[field] ?? field}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What a field of a form has: its name on the wire, its text and its complaint. */
export function fieldOf(form: ProfileForm, name: string) {
  const kind = form.complaints[name]
  return {
    id: `campo-${name}`,
    name,
    label: fieldLabels[name] ?? name,
    defaultValue: form.typed[name] ?? '',
    error: kind === undefined ? null : complaintWords(name, kind),
  }
}
