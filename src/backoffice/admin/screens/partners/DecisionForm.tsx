import { MOST_NOTE, REFUSAL_REASONS } from '#domains/partners/rules/refusal-reasons.ts'
import type { ShopApplication } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckGroup } from '../../../parts/CheckGroup.tsx'
import { HiddenField, TextAreaField } from '../../../parts/Field.tsx'
import type { ScreenProps } from '../../screen.ts'

/** Takes the shop, or not and why. */
export function DecisionForm({
  application: { applicationId, version },
  outcome,
}: {
  application: ShopApplication
  outcome: ScreenProps<unknown>['outcome']
}) {
  return (
    <AnsweredForm outcome={outcome} className="panel" key={`${applicationId}/${version}`}>
      <h2>Decisão</h2>
      <HiddenField name="versao" value={version} />
      <CheckGroup name="razao" legend="Razões para recusar" options={Object.entries(REFUSAL_REASONS)} />
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
