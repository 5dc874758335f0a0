import { MOST_NOTE, REFUSAL_REASONS } from '#domains/partners/rules/refusal-reasons.ts'
import type { ShopApplication } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckField, HiddenField, TextAreaField } from '../../../parts/Field.tsx'
import { fieldId } from '../../../parts/form-answer.ts'
import type { ScreenProps } from '../../screen.ts'

/** Takes the shop, or not and why. */
export function DecisionForm({
  application: { applicationId, version },
  outcome,
}: {
  application: ShopApplication
  outcome: ScreenProps<unknown>['outcome']
}) {
  const wrong = outcome?.kind === 'refused' ? outcome.errors?.['razao'] : undefined
  return (
    <AnsweredForm outcome={outcome} className="panel" key={`${applicationId}/${version}`}>
      <h2>Decisão</h2>
      <HiddenField name="versao" value={version} />
      <fieldset
        id={fieldId('razao')}
        className="field"
        tabIndex={-1}
        data-invalid={wrong === undefined ? undefined : ''}
        aria-describedby={wrong === undefined ? undefined : 'razao-errada'}
      >
        <legend>Razões para recusar</legend>
        {Object.entries(REFUSAL_REASONS).map(([reason, words]) => (
          <CheckField key={reason} name="razao" value={reason} label={words} />
        ))}
        {wrong !== undefined && (
          <span id="razao-errada" className="wrong">
            {wrong}
          </span>
        )}
      </fieldset>
      <TextAreaField
        name="nota"
        label="O que dizer à loja"
        hint="Só numa recusa, facultativo: os factos, numa ou duas frases. A loja lê isto no e-mail."
        maxLength={MOST_NOTE}
      />
      <div className="actions">
        <button type="submit" className="primary" name="decisao" value="approve">
          Aprovar
        </button>
        <button type="submit" className="danger" name="decisao" value="refuse">
          Recusar
        </button>
      </div>
    </AnsweredForm>
  )
}
