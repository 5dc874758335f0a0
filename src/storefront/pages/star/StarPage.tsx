import { REVIEW_LIMITS, type ReviewComplaints, STAR_LIMITS, type WrittenReview } from '#domains/reviews/contract.ts'
import { StarChoice } from '../../parts/reviews/StarChoice.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { reviewComplaint, reviewNames } from '../own-reviews/review-form-words.ts'
import { ReviewPhotos, type ReviewPhotosProps } from '../own-reviews/ReviewPhotos.tsx'
import { standingText } from '../own-reviews/review-standing.ts'
import { markNames, type TypedStep } from './read-step.ts'
import type { AskedItem } from './star-source.ts'

export interface StarPageProps {
  readonly ident: string
  readonly eshop: string
  readonly step: number
  readonly steps: number
  /** null: the shop is asked about. */
  readonly item: AskedItem | null
  readonly typed: TypedStep
  readonly complaints: ReviewComplaints
  /** What was sent already; null: nothing, and what is typed is kept as a draft. */
  readonly own: Pick<WrittenReview, 'standing' | 'statement'> | null
  /** null: there is no review yet that pictures could be of. */
  readonly photos: Omit<ReviewPhotosProps, 'action'> | null
}

/** one step of an invitation, the shop or one product. */
export function StarPage(props: StarPageProps) {
  const { ident, eshop, step, steps, item, own, photos } = props
  return (
    <div className="wrap star-page">
      <p className="step">{`Passo ${step} de ${steps}`}</p>
      <h1>{item === null ? `Como correu a compra na ${eshop}?` : 'O que acha deste produto?'}</h1>
      {item === null ? (
        <p>
          O que escrever será lido por quem compra. A loja pode responder, mas não o pode alterar nem retirar.{' '}
          <a href={paths.starDelayed(ident)}>Ainda não chegou?</a>
        </p>
      ) : (
        <Asked item={item} />
      )}
      {own !== null && <p role="status">{standingText(own)}</p>}
      <StepForm {...props} />
      {photos !== null && <ReviewPhotos {...photos} action={paths.star(ident, step)} />}
    </div>
  )
}

function Asked({ item: { name, image } }: { item: AskedItem }) {
  const site = useSite()
  return (
    <p className="asked">
      {image !== null && <img src={site.imageUrl(image, { width: 144 })} alt="" width={88} height={88} />}
      <b>{name}</b>
    </p>
  )
}

const MARKS = [
  ['deliveryHalfStars', 'Entrega (opcional)'],
  ['packagingHalfStars', 'Embalagem (opcional)'],
  ['serviceHalfStars', 'Atendimento (opcional)'],
] as const

function StepForm({ ident, step, steps, item, typed, complaints, own, photos }: StarPageProps) {
  const chosen = Math.round(Number(typed.stars) * 2)
  const isLast = step === steps
  return (
    <form className="form" method="post" action={paths.star(ident, step)} data-draft={own === null ? '' : undefined}>
      <StarChoice
        name={reviewNames.stars}
        legend={item === null ? 'No geral' : 'A sua nota'}
        chosen={chosen >= 1 && chosen <= 10 ? chosen : null}
        error={reviewComplaint('stars', complaints)}
      />
      {item === null &&
        MARKS.map(([field, legend]) => (
          <StarChoice key={field} name={markNames[field]} legend={legend} chosen={typed.marks[field]} isSmall />
        ))}
      <SaidFields typed={typed} complaints={complaints} />
      <p className="draft-state" data-draft-state="" aria-live="polite" />
      <div className="actions">
        <Button type="submit" tone="primary">
          {isLast ? 'Enviar' : 'Enviar e continuar'}
        </Button>
        {item !== null && photos === null && (
          <Button type="submit" name="acao" value="fotografias">
            Juntar fotografias
          </Button>
        )}
        <a href={isLast ? paths.starThanks(ident) : paths.star(ident, step + 1)}>
          {isLast ? 'Terminar' : 'Passar à frente'}
        </a>
      </div>
      <p className="fine">{`Pode voltar por esta ligação e mudar o que escreveu, durante ${OPEN_DAYS} dias.`}</p>
    </form>
  )
}

const OPEN_DAYS = STAR_LIMITS.openMs / 86_400_000

function SaidFields({ typed, complaints }: Pick<StarPageProps, 'typed' | 'complaints'>) {
  const common = (field: 'body' | 'pluses' | 'minuses') => ({
    id: `campo-${reviewNames[field]}`,
    name: reviewNames[field],
    defaultValue: typed[field],
    error: reviewComplaint(field, complaints),
  })
  return (
    <>
      <TextArea {...common('pluses')} label="Pontos fortes (opcional)" hint="Um por linha." rows={2} />
      <TextArea {...common('minuses')} label="Pontos fracos (opcional)" hint="Um por linha." rows={2} />
      <TextArea
        {...common('body')}
        label="Conte como foi (opcional)"
        rows={5}
        maxLength={REVIEW_LIMITS.bodyLength}
        hint="Sem contactos nem dados de outras pessoas: não os podemos publicar."
      />
    </>
  )
}
