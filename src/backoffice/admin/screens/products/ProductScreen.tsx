import { Form, Link, useLocation } from 'react-router'
import type { BackofficeProduct } from '#platform/api-client/calls.ts'
import { countOf, formatEuros } from '#storefront/copy/format.ts'
import { TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { makerWords, momentWords } from '../../../parts/words.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import type { ScreenProps } from '../../screen.ts'
import { stateWords } from '../../../parts/overrides/variant-words.ts'

/** B-08: a product's offers; those that are another article leave it, what is the same article joins it. */
export function ProductScreen({ data }: ScreenProps<BackofficeProduct>) {
  const { siteUrl } = usePlace()
  const asked = new URLSearchParams(useLocation().search).get('outro') ?? ''
  return (
    <>
      <ScreenHead title={data.title} lead={`Produto n.º ${data.productId}`}>
        <a href={`${siteUrl}/produto/${data.productId}/${data.slug}`}>Ver no site</a>
        {data.mergedInto !== null && (
          <Link to={`/produtos/${data.mergedInto}`}>{`Juntou-se ao n.º ${data.mergedInto}`}</Link>
        )}
      </ScreenHead>
      <Offers data={data} />
      <section aria-label="Juntar ou separar">
        <h2>Juntar ou separar</h2>
        <Twins data={data} />
        <Form method="post" className="form">
          <TextField
            name="otherId"
            label="N.º do outro produto"
            hint={data.twins.length > 0 ? 'Escolha um da lista, ou escreva o número.' : 'Está na lista das ofertas.'}
            inputMode="numeric"
            defaultValue={asked}
            required
          />
          <Reason />
          <div className="actions">
            <button type="submit" name="what" value="merge" className="primary">
              É o mesmo artigo
            </button>
            <button type="submit" name="what" value="apart">
              São dois artigos
            </button>
          </div>
        </Form>
      </section>
      <Decisions data={data} />
    </>
  )
}

/** Products that may be the same article: choosing one fills the form. */
function Twins({ data: { productId: own, twins } }: { data: BackofficeProduct }) {
  if (twins.length === 0) return null
  return (
    <>
      <p className="soft">Parecem o mesmo artigo, os mais parecidos primeiro:</p>
      <ul className="plain-list">
        {twins.map(({ productId, title, permille }) => (
          <li key={productId}>
            <Link to={`/produtos/${own}?outro=${productId}`} preventScrollReset>
              {`${title} (n.º ${productId}, ${Math.round(permille / 10)} % parecido)`}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Offers({ data: { offers, offerCount } }: { data: BackofficeProduct }) {
  return (
    <Form method="post">
      {offerCount > offers.length && (
        <p className="soft">{`As primeiras ${offers.length} de ${countOf(offerCount, ['oferta', 'ofertas'])}.`}</p>
      )}
      <div className="table-frame" role="region" aria-label="Ofertas deste produto" tabIndex={0}>
        <table className="table cards list">
          <thead>
            <tr>
              {['Sai', 'Oferta', 'Loja', 'Preço', 'GTIN', 'Estado'].map((head) => (
                <th key={head} scope="col" className={head === 'Preço' ? 'end' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offers.map(({ variantId, title, eshopName, priceCents, gtin, state }) => (
              <tr key={variantId}>
                <td className="pick">
                  <input type="checkbox" name="ids" value={variantId} aria-label={`${title}, ${eshopName}, sai`} />
                </td>
                <th scope="row">
                  <Link to={`/ofertas/${variantId}`}>{title}</Link>
                </th>
                <td data-head="Loja">{eshopName}</td>
                <td className="end" data-head="Preço">
                  {formatEuros(priceCents / 100)}
                </td>
                <td data-head="GTIN">{gtin ?? '–'}</td>
                <td data-head="Estado">{stateWords[state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="form under-list">
        <Reason />
        <div className="actions">
          <button type="submit" name="what" value="split">
            Tirar as escolhidas deste produto
          </button>
        </div>
      </div>
    </Form>
  )
}

function Decisions({ data: { decisions } }: { data: BackofficeProduct }) {
  if (decisions.length === 0) return null
  return (
    <section aria-label="Decisões">
      <h2>Decisões</h2>
      {decisions.map(({ decisionId, kind, reason, madeBy, madeAt, undoneAt }) => (
        <Form key={decisionId} method="post" className="form">
          <p>
            {`N.º ${decisionId}: ${kind === 'together' ? 'juntos' : 'separados'}, ${momentWords(madeAt)}, ${makerWords(madeBy)}: ${reason}`}
            {undoneAt !== null && `; desfeita em ${momentWords(undoneAt)}`}
          </p>
          {undoneAt === null && (
            <div className="actions">
              <input type="hidden" name="decisionId" value={decisionId} />
              <Reason />
              <button type="submit" name="what" value="undo">
                Desfazer
              </button>
            </div>
          )}
        </Form>
      ))}
    </section>
  )
}

function Reason() {
  return <TextField name="reason" label="Motivo" maxLength={500} required />
}
