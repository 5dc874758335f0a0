import { formatCount, formatShortDay } from '../../copy/format.ts'
import { labels } from '../../copy/labels.ts'
import type { HistoryRow } from './history-rows.ts'
import { PriceChart } from './PriceChart.tsx'
import type { PriceHistoryView } from './present-price-history.ts'
import type { RangeView } from './present-range.ts'

/** B-03: what we saw of a product's price, as picture, in words and as a table; without script. */
export function PriceHistory({ view }: { view: PriceHistoryView }) {
  return (
    <section className="product-section price-history" id="historico">
      <h2>Histórico de preços</h2>
      <p className="prose">{view.sentence}</p>
      {view.discount !== null && (
        <p className="ph-discount">
          {view.discount.percent !== null && <b>{`${view.discount.percent} `}</b>}
          {view.discount.text}
        </p>
      )}
      <fieldset className="ph-ranges">
        <legend className="visually-hidden">Período do gráfico</legend>
        {view.ranges.map(({ id, label, isFirst }) => (
          <label key={id}>
            <input type="radio" name="historico" value={id} className={`ph-pick-${id}`} defaultChecked={isFirst} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {view.ranges.map((range) => (
        <RangePanel key={range.id} range={range} />
      ))}
      <HistoryTable view={view} />
    </section>
  )
}

function RangePanel({ range }: { range: RangeView }) {
  return (
    <div className={`ph-panel ph-${range.id}`}>
      <PriceChart range={range} />
      <p className="ph-legend fine">
        <span className="ph-key key-price">Mais barato em qualquer loja</span>
        {range.hasDelivered && <span className="ph-key key-delivered">Com entrega no continente</span>}
        {range.chart.drop !== '' && <span className="ph-key key-drop">Desconto comprovado na loja mais barata</span>}
        {range.hasGaps && <span className="ph-key key-gap">Sem dados ou fora de stock</span>}
      </p>
      {range.facts.length > 0 && <Facts facts={range.facts} />}
    </div>
  )
}

/** Their heading says what the line is of: a reduction beside it is of one shop. */
function Facts({ facts }: Pick<RangeView, 'facts'>) {
  return (
    <div className="ph-facts">
      <p className="fine">Em qualquer loja, sem entrega</p>
      <dl>
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {note !== null && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function HistoryTable({ view: { rows, rowsLeftOut, hasClaims, csvUrl } }: { view: PriceHistoryView }) {
  return (
    <details className="ph-table">
      <summary>Ver os preços em tabela</summary>
      <div className="ph-scroll" tabIndex={0} role="region" aria-label="Tabela do histórico de preços">
        <table>
          <caption className="visually-hidden">
            Preços que vimos em cada loja, do mais recente para o mais antigo
          </caption>
          <thead>
            <tr>
              <th scope="col">Quando</th>
              <th scope="col">Loja</th>
              <th scope="col">Preço</th>
              {hasClaims && <th scope="col">«Antes», diz a loja</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TableRow key={index} row={row} hasClaims={hasClaims} />
            ))}
          </tbody>
        </table>
      </div>
      {rowsLeftOut > 0 && (
        <p className="fine">{`${formatCount(rowsLeftOut)} ${rowsLeftOut === 1 ? 'linha mais antiga está' : 'linhas mais antigas estão'} no ficheiro.`}</p>
      )}
      {hasClaims && <p className="fine">O «antes» de uma loja é o que ela diz. Não entra nos nossos descontos.</p>}
      <p className="ph-download">
        <a href={csvUrl} download="">
          Descarregar o histórico (CSV)
        </a>
      </p>
    </details>
  )
}

function TableRow({ row, hasClaims }: { row: HistoryRow; hasClaims: boolean }) {
  return (
    <tr className={row.price === null ? 'unseen' : undefined}>
      <td>
        <time dateTime={row.from}>{formatShortDay(row.from)}</time>
        <small>
          {row.until === null ? 'até hoje' : <time dateTime={row.until}>{`até ${formatShortDay(row.until)}`}</time>}
        </small>
      </td>
      <td>{row.eshopName}</td>
      <td>
        {row.price ?? 'Sem dados'}
        {row.isOutOfStock && <small>{labels.outOfStock}</small>}
        {row.delivery !== null && <small>{row.delivery}</small>}
      </td>
      {hasClaims && <td>{row.claim}</td>}
    </tr>
  )
}
