import { REVIEW_LIMITS, type ReviewComplaints, type TypedReview } from '#domains/reviews/contract.ts'
import { StarChoice } from '../../parts/reviews/StarChoice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { reviewComplaint, reviewNames } from './review-form-words.ts'

export interface ReviewFormProps {
  readonly action: string
  readonly typed: TypedReview
  readonly complaints?: ReviewComplaints
  /** It was sent before: this changes it. */
  readonly isChange: boolean
}

/** Stars, and what there is to say; only the stars and a name have to be given. */
export function ReviewForm({ action, typed, complaints = {}, isChange }: ReviewFormProps) {
  const common = (field: keyof TypedReview) => ({
    id: `campo-${reviewNames[field]}`,
    name: reviewNames[field],
    defaultValue: typed[field],
    error: reviewComplaint(field, complaints),
  })
  const halfStars = Math.round(Number(typed.stars) * 2)
  return (
    <form className="form" method="post" action={`${action}#erros`}>
      <StarChoice
        name={reviewNames.stars}
        legend="Estrelas"
        required
        unit="stars"
        chosen={typed.stars === '' || Number.isNaN(halfStars) ? null : halfStars}
        error={common('stars').error}
      />
      <TextArea
        {...common('body')}
        label="O que tem a dizer a quem pensa comprar"
        hint="Não precisa de ser longo: o conforto, a montagem, a cor ao vivo, a entrega."
        rows={7}
        maxLength={REVIEW_LIMITS.bodyLength}
      />
      <TextArea {...common('pluses')} label="Pontos fortes" hint="Um por linha." rows={3} />
      <TextArea {...common('minuses')} label="Pontos fracos" hint="Um por linha." rows={3} />
      <Field
        {...common('nickname')}
        label="Nome a mostrar"
        hint="Fica à vista de todos. Não precisa de ser o seu nome completo."
        type="text"
        autoComplete="nickname"
        required
        maxLength={REVIEW_LIMITS.nicknameLength}
      />
      <Button tone="primary" type="submit" name="acao" value="enviar">
        {isChange ? 'Enviar a alteração' : 'Enviar a avaliação'}
      </Button>
    </form>
  )
}
