import { words } from '../../copy/labels.ts'
import { regionNames } from '../../copy/region-names.ts'
import { countOf } from '../../copy/format.ts'
import { EshopMark } from '../../parts/eshop/EshopMark.tsx'
import { EshopRating } from '../../parts/eshop/EshopRating.tsx'
import { paths } from '../../paths.ts'
import { regionOptions, regionWord } from '../../region-address.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchAwayNote } from '../../ui/SearchAwayNote.tsx'
import { Select } from '../../ui/Select.tsx'
import { eshopFilters, eshopSorts, type EshopsAddress } from './eshops-address.ts'
import type { EshopView } from './present-eshops.ts'

const crumbs = [{ name: 'Início', url: paths.homepage() }]

const FILTER_NAMES = {
  '': 'Todas as lojas',
  entrega: 'Que entregam aqui',
  voucher: 'Com voucher',
  'devolucao-gratis': 'Com devolução grátis',
} as const
const SORT_NAMES = {
  '': 'Nome',
  avaliacao: 'Melhor avaliadas',
  exatidao: 'Mais exatas',
  entrega: 'Entrega mais barata',
  produtos: 'Mais produtos',
  devolucao: 'Mais tempo para devolver',
} as const

interface EshopsProps {
  readonly eshops: readonly EshopView[]
  readonly at: EshopsAddress
  /** No index answers: the page says so. */
  readonly isStandIn: boolean
}

/** R-16 /lojas: every shop with something to show, with what decides between shops. */
export function EshopsPage({ eshops, at, isStandIn }: EshopsProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="listing-head">
        <h1>Lojas</h1>
        <p className="count">{countOf(eshops.length, words.eshop)}</p>
      </div>
      {isStandIn && <SearchAwayNote />}
      <Choice at={at} />
      {eshops.length === 0 ? (
        <EmptyState title="Nenhuma loja corresponde ao que escolheu">
          <p>
            <a href={paths.eshops()}>Ver todas as lojas</a>
          </p>
        </EmptyState>
      ) : (
        <ul className="shops">
          {eshops.map((eshop) => (
            <ShopCard key={eshop.slug} eshop={eshop} />
          ))}
        </ul>
      )}
      <p className="note">
        Nenhum pagamento muda a ordem desta página. A compra faz-se sempre na loja, com as condições dela.
      </p>
      <p>
        <a className="quiet" href={paths.howWeMeasureAccuracy()}>
          Como medimos a exatidão
        </a>
      </p>
    </div>
  )
}

function Choice({ at: { region, filter, sort } }: { at: EshopsAddress }) {
  return (
    <form className="shop-tools" action={paths.eshops()}>
      <Select
        label="Entrega em"
        name="regiao"
        defaultValue={regionWord(region)}
        options={regionOptions.map(([each, value]) => ({ value, label: regionNames[each] }))}
        submitsForm
      />
      <Select
        label="Mostrar"
        name="mostrar"
        defaultValue={filter}
        options={eshopFilters.map((value) => ({ value, label: FILTER_NAMES[value] }))}
        submitsForm
      />
      <Select
        label="Ordenar por"
        name="ordenar"
        defaultValue={sort}
        options={eshopSorts.map((value) => ({ value, label: SORT_NAMES[value] }))}
        submitsForm
      />
      <Button className="no-script" type="submit">
        Aplicar
      </Button>
    </form>
  )
}

function ShopCard({ eshop }: { eshop: EshopView }) {
  const { name, url, logo, description, products, rating, delivery, regions, returns, accuracy, voucher } = eshop
  return (
    <li className="shop">
      <EshopMark name={name} logo={logo} />
      <div>
        <h2>
          <a href={url}>{name}</a>
        </h2>
        <p className="fine">{products}</p>
        {rating !== null && <EshopRating {...rating} />}
      </div>
      {description !== null && <p>{description}</p>}
      <dl>
        <dt>Entrega</dt>
        <dd>{delivery}</dd>
        {regions.length > 0 && (
          <>
            <dt>Onde</dt>
            <dd>{regions.join(', ')}</dd>
          </>
        )}
        {returns !== null && (
          <>
            <dt>Devolução</dt>
            <dd>{returns}</dd>
          </>
        )}
        <dt>Exatidão</dt>
        <dd>{accuracy.percent === null ? accuracy.basis : `${accuracy.percent} ${accuracy.basis}`}</dd>
        {voucher !== null && (
          <>
            <dt>Voucher</dt>
            <dd>
              <a href={voucher.url}>{`${voucher.worth}, ${voucher.code}`}</a>
            </dd>
          </>
        )}
      </dl>
    </li>
  )
}
