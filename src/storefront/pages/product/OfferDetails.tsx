import type { AccuracyView } from '../../parts/accuracy/accuracy-words.ts'
import { paths } from '../../paths.ts'
import type { OfferView } from './present-offers.ts'
import type { ReturnsView } from './present-returns.ts'

/** What one may want to know of an offer before going there; closed, so that the table stays calm. */
export function OfferDetails({ offer, reportTo }: { offer: OfferView; reportTo: string | null }) {
  return (
    <details className="offer-details">
      <summary>
        Mais<span className="visually-hidden">{` sobre a oferta da loja ${offer.eshopName}`}</span>
      </summary>
      <p>{`Na loja chama-se «${offer.name}».`}</p>
      <p>{`Acompanhamos o preço desta oferta desde ${offer.watchedSince}.`}</p>
      {offer.discount !== null && <p>{offer.discount.sentence}</p>}
      {offer.installment !== null && <p>{`Em prestações: ${offer.installment}.`}</p>}
      {offer.returns !== null && <Returns returns={offer.returns} />}
      {offer.accuracy !== null && <Accuracy accuracy={offer.accuracy} variantId={offer.variantId} />}
      {reportTo !== null && (
        <form action={reportTo} method="post">
          <input type="hidden" name="oferta" value={offer.variantId} />
          <button className="quiet" type="submit">
            Não é o mesmo produto?
          </button>
        </form>
      )}
    </details>
  )
}

/** How often the shop is right, and where a shopper says that it is not now. */
function Accuracy({ accuracy, variantId }: { accuracy: AccuracyView; variantId: number }) {
  return (
    <p>
      {accuracy.sentence} <a href={paths.howWeMeasureAccuracy()}>Como medimos</a>
      {' · '}
      <a href={paths.accuracyReport(variantId)} rel="nofollow">
        O preço não bate certo?
      </a>
    </p>
  )
}

function Returns({ returns: { days, cost, text, source } }: { returns: ReturnsView }) {
  return (
    <p>
      {days !== null && `${days} para devolver. `}
      {cost !== null && `Custo da devolução: ${cost}. `}
      {text !== null && `${text} `}
      {source !== null &&
        (source.url === null ? (
          `Visto a ${source.checkedOn}.`
        ) : (
          <a
            href={source.url}
            rel="nofollow noopener"
            target="_blank"
          >{`Política da loja, vista a ${source.checkedOn}`}</a>
        ))}
    </p>
  )
}
