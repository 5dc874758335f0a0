import { REVIEW_LIMITS } from '#domains/reviews/contract.ts'
import { StarChoice } from '../../parts/reviews/StarChoice.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import { stepNames, type StepComplaints, type TypedStep } from './read-step.ts'
import type { AskedItem } from './star-source.ts'

export interface StarPageProps {
  readonly ident: string
  readonly eshop: string
  readonly step: number
  readonly steps: number
  /** null: the shop is asked about. */
  readonly item: AskedItem | null
  readonly typed: TypedStep
  readonly complaints: StepComplaints
  /** Kept as it is typed: nothing has been sent of it yet. */
  readonly isDraft: boolean
}

/** one step of an invitation, the shop or one product. */
export function StarPage(props: StarPageProps) {
  const { ident, eshop, step, steps, item } = props
  return (
    <div className="wrap star-page">
      <p className="step">{`Passo ${step} de ${steps}`}</p>
      <h1>{item === null ? `Como correu a compra na ${eshop}?` : 'O que acha deste produto?'}</h1>
      {item !== null && <Asked item={item} />}
      {item === null && (
        <p>
          O que escrever será lido por quem compra. A loja pode responder, mas não o pode alterar nem retirar.{' '}
          <a href={paths.starDelayed(ident)}>Ainda não chegou?</a>
        </p>
      )}
      <StepForm {...props} />
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

function StepForm({ ident, step, steps, item, typed, complaints, isDraft }: StarPageProps) {
  const marks = [
    ['deliveryHalfStars', 'Entrega'],
    ['packagingHalfStars', 'Embalagem'],
    ['serviceHalfStars', 'Atendimento'],
  ] as const
  const next = step === steps ? paths.starThanks(ident) : paths.star(ident, step + 1)
  return (
    <form className="form" method="post" action={paths.star(ident, step)} data-draft={isDraft ? '' : undefined}>
      <StarChoice
        name={stepNames.halfStars}
        legend={item === null ? 'No geral' : 'A sua nota'}
        chosen={typed.halfStars}
        error={complaints.halfStars ?? null}
      />
      {item === null &&
        marks.map(([field, label]) => (
          <StarChoice
            key={field}
            name={stepNames[field]}
            legend={`${label} (opcional)`}
            chosen={typed[field]}
            isSmall
          />
        ))}
      <Points typed={typed} complaint={complaints.points ?? null} />
      <TextArea
        id="campo-texto"
        name={stepNames.body}
        label="Conte como foi (opcional)"
        rows={5}
        maxLength={REVIEW_LIMITS.bodyLength}
        defaultValue={typed.body}
        error={complaints.body ?? null}
        hint="Sem contactos nem dados de outras pessoas: não os podemos publicar."
      />
      <p className="draft-state" data-draft-state="" aria-live="polite" />
      <p className="actions">
        <Button type="submit" tone="primary">
          {step === steps ? 'Enviar' : 'Enviar e continuar'}
        </Button>
        <a href={next}>{step === steps ? 'Terminar sem avaliar este produto' : 'Passar à frente'}</a>
      </p>
      <p className="fine">Pode voltar por esta ligação e mudar o que escreveu, durante 60 dias.</p>
    </form>
  )
}

function Points({ typed, complaint }: { typed: TypedStep; complaint: string | null }) {
  return (
    <>
      <TextArea
        id="campo-pros"
        name={stepNames.pluses}
        label="O que gostou (opcional)"
        rows={2}
        defaultValue={typed.pluses}
        error={complaint}
        hint="Uma coisa por linha."
      />
      <TextArea
        id="campo-contras"
        name={stepNames.minuses}
        label="O que não gostou (opcional)"
        rows={2}
        defaultValue={typed.minuses}
        hint="Uma coisa por linha."
      />
    </>
  )
}
