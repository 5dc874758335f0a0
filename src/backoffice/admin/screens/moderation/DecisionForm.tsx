import { useLocation } from 'react-router'
import { MOST_WORDS, policyReasons } from '#domains/moderation/rules/policy-reasons.ts'
import type { ShowTextAnswer } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { fieldId } from '../../../parts/form-answer.ts'
import { CheckField, HiddenField, TextAreaField } from '../../../parts/Field.tsx'
import type { ScreenProps } from '../../screen.ts'

/** What is done with a text, and why. */
export function DecisionForm({
  text: { kind, itemId, fileVersion, texts, shown, notices, complaints },
  outcome,
}: {
  text: ShowTextAnswer
  outcome: ScreenProps<unknown>['outcome']
}) {
  const { pathname, search } = useLocation()
  const wrong = outcome?.kind === 'refused' ? outcome.errors?.['razao'] : undefined
  return (
    <AnsweredForm
      outcome={outcome}
      action={pathname + search}
      className="panel"
      key={`${kind}/${itemId}/${fileVersion}`}
    >
      <h2>Decisão</h2>
      <HiddenField name="versao" value={fileVersion} />
      <HiddenField name="abertas" value={notices.length + complaints.length} />
      <HiddenField name="texto" value={texts.join('\n')} />
      <fieldset
        id={fieldId('razao')}
        className="field"
        tabIndex={-1}
        data-invalid={wrong === undefined ? undefined : ''}
        aria-describedby={wrong === undefined ? undefined : 'razao-errada'}
      >
        <legend>Razões para não publicar</legend>
        {Object.entries(policyReasons).map(([reason, { label }]) => (
          <CheckField key={reason} name="razao" label={label} value={reason} />
        ))}
        {wrong !== undefined && (
          <span id="razao-errada" className="wrong">
            {wrong}
          </span>
        )}
      </fieldset>
      <TextAreaField
        name="palavras"
        label="O que dizer a quem escreveu e a quem denunciou"
        hint="Facultativo: os factos, numa ou duas frases."
        maxLength={MOST_WORDS}
      />
      <div className="actions">
        <button type="submit" className="primary" name="decisao" value="publish">
          Publicar
        </button>
        <button type="submit" name="decisao" value="refuse">
          Recusar
        </button>
        {shown !== null && (
          <button type="submit" className="danger" name="decisao" value="remove">
            Retirar
          </button>
        )}
      </div>
    </AnsweredForm>
  )
}
