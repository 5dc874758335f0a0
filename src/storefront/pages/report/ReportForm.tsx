import {
  NOTICE_LIMITS,
  type NoticeComplaints,
  type NoticeField,
  type NoticeTyped,
  policyReasons,
  reportReasons,
} from '#domains/moderation/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { minutes, noticeComplaint, noticeLabels, noticeNames } from './report-words.ts'

export interface ReportFormProps {
  readonly action: string
  readonly typed: NoticeTyped
  readonly complaints?: NoticeComplaints
  /** Nothing was sent yet: so many seconds to wait. */
  readonly waitSeconds?: number
}

/** Why it should not be there; who reports may stay unknown. It works without script. */
export function ReportForm({ action, typed, complaints = {}, waitSeconds }: ReportFormProps) {
  const common = (field: NoticeField) => ({
    id: `campo-${field}`,
    name: noticeNames[field],
    label: noticeLabels[field],
    error: noticeComplaint(field, complaints[field]),
    defaultValue: typed[field],
  })
  return (
    <>
      <Summary complaints={complaints} waitSeconds={waitSeconds} />
      <form className="form" method="post" action={`${action}#erros`}>
        <Reasons chosen={typed.reason} error={noticeComplaint('reason', complaints.reason)} />
        <TextArea
          {...common('explanation')}
          hint="Diga o que está errado e em que parte do texto."
          rows={6}
          required
          maxLength={NOTICE_LIMITS.explanationChars}
        />
        <Field
          {...common('email')}
          type="email"
          autoComplete="email"
          hint="Facultativo. É para aqui que dizemos o que decidimos; antes disso pedimos que o confirme."
          maxLength={NOTICE_LIMITS.emailChars}
        />
        <Field
          {...common('name')}
          type="text"
          autoComplete="name"
          hint="Facultativo. Quem escreveu o texto não fica a saber quem o denunciou."
          maxLength={NOTICE_LIMITS.nameChars}
        />
        <GoodFaith isTicked={typed.faith !== ''} error={noticeComplaint('faith', complaints.faith)} />
        <Button tone="primary" type="submit">
          Enviar a denúncia
        </Button>
      </form>
    </>
  )
}

function Reasons({ chosen, error }: { chosen: string; error: string | null }) {
  return (
    <fieldset className="field" id="campo-reason" aria-describedby={error === null ? undefined : 'campo-reason-erro'}>
      <legend>{noticeLabels.reason}</legend>
      {reportReasons.map((reason) => (
        <label key={reason} className="choice">
          <input type="radio" name={noticeNames.reason} value={reason} defaultChecked={reason === chosen} required />{' '}
          {policyReasons[reason].label}
        </label>
      ))}
      {error !== null && (
        <p className="complaint" id="campo-reason-erro">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Digital Services Act, article 16 (2) (d). */
function GoodFaith({ isTicked, error }: { isTicked: boolean; error: string | null }) {
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          id="campo-faith"
          name={noticeNames.faith}
          value="sim"
          defaultChecked={isTicked}
          required
          aria-describedby={error === null ? undefined : 'campo-faith-erro'}
        />{' '}
        Escrevo de boa-fé: tanto quanto sei, o que digo é exato e completo.
      </label>
      {error !== null && (
        <p className="complaint" id="campo-faith-erro">
          {error}
        </p>
      )}
    </div>
  )
}

/** Has the focus at once: the form's address ends with its id. */
function Summary({ complaints, waitSeconds }: { complaints: NoticeComplaints; waitSeconds: number | undefined }) {
  const wrong = (Object.keys(noticeLabels) as NoticeField[]).filter((field) => complaints[field] !== undefined)
  if (wrong.length === 0 && waitSeconds === undefined) return null
  return (
    <div className="complaint" role="alert" id="erros" tabIndex={-1}>
      {waitSeconds !== undefined && (
        <p>{`A denúncia ainda não foi enviada: recebemos várias seguidas. O que escreveu continua aqui; tente de novo dentro de ${minutes(waitSeconds)}.`}</p>
      )}
      {wrong.length > 0 && (
        <>
          <p>{wrong.length === 1 ? 'Falta acertar um campo:' : `Falta acertar ${wrong.length} campos:`}</p>
          <ul>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#campo-${field}`}>{noticeLabels[field]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
