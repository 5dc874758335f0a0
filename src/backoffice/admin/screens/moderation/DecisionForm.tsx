import { useLocation } from 'react-router'
import { MOST_WORDS, policyReasons } from '#domains/moderation/rules/policy-reasons.ts'
import type { ShowTextAnswer } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckGroup } from '../../../parts/CheckGroup.tsx'
import { HiddenField, TextAreaField } from '../../../parts/Field.tsx'
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
      <CheckGroup
        name="razao"
        legend="Razões para não publicar"
        options={Object.entries(policyReasons).map(([reason, { label }]) => [reason, label] as const)}
      />
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
