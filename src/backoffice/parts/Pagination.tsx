import { Link, useLocation } from 'react-router'
import { formatCount } from '#storefront/copy/format.ts'
import { atPage } from './list-address.ts'
import type { ListPage } from './list-page.ts'

/** The page before and the page after; nothing where there is one page alone. */
export function Pagination({ page, pageSize, totalCount, rows }: ListPage<unknown>) {
  const { pathname, search } = useLocation()
  const last = totalCount === null ? null : Math.max(1, Math.ceil(totalCount / pageSize))
  const hasNext = last === null ? rows.length === pageSize : page < last
  if (page === 1 && !hasNext) return null
  return (
    <nav className="pages" aria-label="Páginas">
      {page > 1 && (
        <Link to={pathname + atPage(search, page - 1)} rel="prev">
          ← Anterior
        </Link>
      )}
      <span>
        {last === null ? `Página ${formatCount(page)}` : `Página ${formatCount(page)} de ${formatCount(last)}`}
      </span>
      {hasNext && (
        <Link to={pathname + atPage(search, page + 1)} rel="next">
          Seguinte →
        </Link>
      )}
    </nav>
  )
}
