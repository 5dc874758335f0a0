import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { EshopCard } from './load.ts'

const crumbs = [{ name: 'Início', url: paths.homepage() }]

/** R-16 /lojas: every shop with something to show. */
export function EshopsPage({ eshops }: { eshops: readonly EshopCard[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="listing-head">
        <h1>Lojas</h1>
        <p className="count">{countOf(eshops.length, words.eshop)}</p>
      </div>
      <ul className="shops">
        {eshops.map(({ slug, name, description, count }) => (
          <li key={slug}>
            <h2>
              <a href={paths.eshopProducts(slug)}>{name}</a>
            </h2>
            {description !== null && <p>{description}</p>}
            <p className="fine">{countOf(count, words.product)}</p>
          </li>
        ))}
      </ul>
      <p className="note">
        Nenhuma loja paga para subir nos resultados. A compra faz-se sempre na loja, com as condições dela.
      </p>
    </div>
  )
}
