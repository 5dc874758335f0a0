import { countOf, formatCount } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { SearchAwayNote } from '../../ui/SearchAwayNote.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { Letter } from './manufacturers-by-letter.ts'

const crumbs = [{ name: 'Início', url: paths.homepage() }]

/** R-16 /fabricantes: every brand with something to show, by letter. */
export function ManufacturersPage({
  count,
  letters,
  isStandIn,
}: {
  count: number
  letters: readonly Letter[]
  isStandIn: boolean
}) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="listing-head">
        <h1>Fabricantes</h1>
        <p className="count">{countOf(count, words.manufacturer)}</p>
      </div>
      {isStandIn && <SearchAwayNote />}
      {letters.length > 1 && (
        <nav className="letters" aria-label="Letras">
          <ul>
            {letters.map(({ letter, id }) => (
              <li key={letter}>
                <a href={`#${id}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {letters.map(({ letter, id, manufacturers }) => (
        <section key={letter} className="letter" aria-labelledby={id}>
          <h2 id={id}>{letter}</h2>
          <ul>
            {manufacturers.map(({ slug, name, count: products }) => (
              <li key={slug}>
                <a href={paths.manufacturer(slug)}>{name}</a>
                <small aria-label={countOf(products, words.product)}>{formatCount(products)}</small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
