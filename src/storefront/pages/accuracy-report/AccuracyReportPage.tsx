import type { ReportKind } from '#domains/accuracy/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { ReportedOffer } from './accuracy-source.ts'
import { fieldNames, type ReportComplaints, type TypedReport } from './read-accuracy-report.ts'

export interface AccuracyReportProps {
  readonly variantId: number
  readonly offer: ReportedOffer
  readonly typed: TypedReport
  readonly complaints?: ReportComplaints
}

const KINDS: Readonly<Record<ReportKind, string>> = {
  price: 'O preço é outro',
  stock: 'Já não há',
  delivery: 'A entrega é outra: o custo, o prazo ou para onde',
  product: 'É outro artigo',
}

/** G-02 /oferta/…/nao-bate-certo: what a shopper found other at the shop. It works without script and without an account. */
export function AccuracyReportPage({ variantId, offer, typed, complaints = {} }: AccuracyReportProps) {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs
          crumbs={[
            { name: 'Início', url: paths.homepage() },
            { name: offer.name, url: paths.product(offer.productId, offer.slug) },
          ]}
        />
        <h1>O preço não bate certo?</h1>
        <p className="lead">{`${offer.name}, na loja ${offer.eshopName}: mostramos ${formatCents(offer.priceCents)}.`}</p>
        <Summary complaints={complaints} />
        <form className="form" method="post" action={`${paths.accuracyReport(variantId)}#erros`}>
          <fieldset className="field" id="campo-kind" aria-describedby={complaints.kind && 'campo-kind-erro'}>
            <legend>O que encontrou na loja?</legend>
            {Object.entries(KINDS).map(([kind, words]) => (
              <label key={kind} className="choice">
                <input type="radio" name={fieldNames.kind} value={kind} defaultChecked={kind === typed.kind} required />{' '}
                {words}
              </label>
            ))}
            {complaints.kind !== undefined && (
              <p className="complaint" id="campo-kind-erro">
                {complaints.kind}
              </p>
            )}
          </fieldset>
          <Field
            id="campo-price"
            name={fieldNames.price}
            label="O preço que viu, em euros"
            hint="Facultativo."
            error={complaints.price ?? null}
            defaultValue={typed.price}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
          <Button tone="primary" type="submit">
            Enviar
          </Button>
        </form>
        <p className="note">
          Conta de quem foi à loja por um clique nosso, uma vez por dia e oferta. Não precisa de conta e não guardamos
          quem avisou. <a href={paths.howWeMeasureAccuracy()}>Como medimos a exatidão</a>.
        </p>
      </div>
    </div>
  )
}

const FIELDS = { kind: 'O que encontrou na loja', price: 'O preço que viu' } as const

/** Has the focus at once: the form's address ends with its id. */
function Summary({ complaints }: { complaints: ReportComplaints }) {
  const wrong = (['kind', 'price'] as const).filter((field) => complaints[field] !== undefined)
  if (wrong.length === 0) return null
  return (
    <div className="complaint" role="alert" id="erros" tabIndex={-1}>
      <p>{wrong.length === 1 ? 'Falta acertar um campo:' : `Falta acertar ${wrong.length} campos:`}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#campo-${field}`}>{FIELDS[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a shopper reads who said so. */
export function AccuracyReportedPage({ offer }: { offer: ReportedOffer }) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Obrigado por avisar</h1>
        <p className="lead">{`Vamos comparar a oferta com a página da loja ${offer.eshopName}. Se não bater certo, conta para a exatidão da loja.`}</p>
        <p>
          <LinkButton href={paths.product(offer.productId, offer.slug)}>Voltar ao produto</LinkButton>
        </p>
        <p className="note">
          <a href={paths.howWeMeasureAccuracy()}>Como medimos a exatidão</a>
        </p>
      </div>
    </div>
  )
}
