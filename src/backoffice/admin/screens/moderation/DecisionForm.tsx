import { Form, useLocation } from 'react-router'
import { MOST_WORDS, policyReasons } from '#domains/moderation/rules/policy-reasons.ts'
import type { ShowTextAnswer } from '#platform/api-client/calls.ts'
import { CheckField, TextAreaField } from '../../../parts/Field.tsx'
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
  const { errors, typed } = outcome?.kind === 'refused' ? outcome : {}
  const ticked = (typed?.['razao'] ?? '').split(' ')
  return (
    <Form
      method="post"
      action={pathname + search}
      className="panel"
      key={`${kind}/${itemId}/${fileVersion}${typed === undefined ? '' : '/typed'}`}
    >
      <h2>Decisão</h2>
      {/* What was ticked is of what was read, whoever has written or decided since. */}
      <input type="hidden" name="versao" value={typed?.['versao'] ?? fileVersion} />
      <input type="hidden" name="abertas" value={typed?.['abertas'] ?? notices.length + complaints.length} />
      <input type="hidden" name="texto" value={typed?.['texto'] ?? texts.join('\n')} />
      <fieldset className="field" aria-describedby={errors?.['razao'] === undefined ? undefined : 'razao-errada'}>
        <legend>Razões para não publicar</legend>
        {Object.entries(policyReasons).map(([reason, { label }]) => (
          <CheckField key={reason} name="razao" label={label} value={reason} isChecked={ticked.includes(reason)} />
        ))}
        {errors?.['razao'] !== undefined && (
          <span id="razao-errada" className="wrong">
            {errors['razao']}
          </span>
        )}
      </fieldset>
      <TextAreaField
        name="palavras"
        label="O que dizer a quem escreveu e a quem denunciou"
        hint="Facultativo: os factos, numa ou duas frases."
        maxLength={MOST_WORDS}
        defaultValue={typed?.['palavras'] ?? ''}
        error={errors?.['palavras']}
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
    </Form>
  )
}
