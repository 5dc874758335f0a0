import { CONTACT_LIMITS, type ContactComplaints, type ContactField } from '#domains/contact/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { complaintText, contactLabels, contactNames, TRAP_NAME } from './contact-words.ts'

export type ContactTyped = Readonly<Record<ContactField, string>>

export interface ContactFormProps {
  /** Names this form: sent twice, it is one message. */
  readonly formKey: string
  readonly typed?: ContactTyped
  readonly complaints?: ContactComplaints
  /** Nothing was sent yet, though nothing is wrong with the fields. */
  readonly notSent?: 'stale' | { readonly waitMinutes: number } | undefined
}

/** Four fields, and what is wrong with them. It works without script and asks for nothing that is not needed to answer. */
export function ContactForm({
  action,
  formKey,
  typed,
  complaints = {},
  notSent,
}: ContactFormProps & { action: string }) {
  const common = (field: ContactField) => ({
    id: `campo-${field}`,
    name: contactNames[field],
    label: contactLabels[field],
    error: complaintText(field, complaints[field]),
    defaultValue: typed?.[field] ?? '',
    required: true,
  })
  return (
    <>
      <Summary complaints={complaints} notSent={notSent} />
      <form className="form" method="post" action={`${action}#erros`}>
        <input type="hidden" name="formulario" value={formKey} />
        <Field {...common('name')} type="text" autoComplete="name" maxLength={CONTACT_LIMITS.nameChars} />
        <Field
          {...common('email')}
          type="email"
          autoComplete="email"
          hint="Respondemos para aqui."
          maxLength={CONTACT_LIMITS.emailChars}
        />
        <Field {...common('subject')} type="text" autoComplete="off" maxLength={CONTACT_LIMITS.subjectChars} />
        <TextArea {...common('body')} rows={8} maxLength={CONTACT_LIMITS.bodyChars} />
        <Trap />
        <p className="fine">
          {`Usamos estes dados só para responder, e apagamo-los ao fim de ${CONTACT_LIMITS.keptDays} dias. Não enviamos publicidade.`}
        </p>
        <Button tone="primary" type="submit">
          Enviar a mensagem
        </Button>
      </form>
    </>
  )
}

/** Not drawn and not read aloud: no person, password manager or screen reader comes upon it; programs fill in every field of a form. */
function Trap() {
  return (
    <div hidden>
      <label htmlFor="campo-trap">Não preencha este campo</label>
      <input
        id="campo-trap"
        name={TRAP_NAME}
        type="text"
        autoComplete="off"
        tabIndex={-1}
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
  )
}

/** Has the focus at once: the form's address ends with its id. */
function Summary({ complaints, notSent }: Pick<ContactFormProps, 'notSent'> & { complaints: ContactComplaints }) {
  const wrong = (Object.keys(contactLabels) as ContactField[]).filter((field) => complaints[field] !== undefined)
  if (wrong.length === 0 && notSent === undefined) return null
  return (
    <div className="complaint" role="alert" id="erros" tabIndex={-1}>
      {notSent === 'stale' && (
        <p>A mensagem ainda não foi enviada: esta página esteve aberta muito tempo. Está tudo aqui; envie outra vez.</p>
      )}
      {typeof notSent === 'object' && (
        <p>
          {`A mensagem ainda não foi enviada: recebemos várias seguidas. O que escreveu continua aqui; tente de novo dentro de ${minutes(notSent.waitMinutes)}.`}
        </p>
      )}
      {wrong.length > 0 && (
        <>
          <p>{wrong.length === 1 ? 'Falta acertar um campo:' : `Falta acertar ${wrong.length} campos:`}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#campo-${field}`}>{contactLabels[field]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function minutes(count: number): string {
  return count === 1 ? '1 minuto' : `${count} minutos`
}
