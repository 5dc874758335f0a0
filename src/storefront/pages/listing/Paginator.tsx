import type { PageLinks } from './page-links.ts'
import { LinkButton } from '../../ui/Button.tsx'

/** Numbered pages; the script turns "Ver mais produtos" into loading them into this list. */
export function Paginator({ pages }: { pages: PageLinks }) {
  return (
    <>
      {pages.next !== null && (
        <p className="more">
          <LinkButton href={pages.next} data-more="">
            Ver mais produtos
          </LinkButton>
        </p>
      )}
      {pages.links.length > 0 && (
        <nav className="pages" aria-label="Páginas">
          <ul>
            {pages.prev !== null && (
              <li>
                <a href={pages.prev} rel="prev" data-in-place="">
                  Anterior
                </a>
              </li>
            )}
            {pages.links.map((link, index) => (
              <li key={link?.page ?? `gap-${index}`}>
                {link === null ? (
                  <span>…</span>
                ) : (
                  <a
                    href={link.url}
                    aria-current={link.current ? 'page' : undefined}
                    aria-label={`Página ${link.page}`}
                    data-in-place=""
                  >
                    {link.page}
                  </a>
                )}
              </li>
            ))}
            {pages.next !== null && (
              <li>
                <a href={pages.next} rel="next" data-in-place="">
                  Seguinte
                </a>
              </li>
            )}
          </ul>
        </nav>
      )}
      {pages.isCut && <p className="note">Há mais produtos do que páginas: refine a pesquisa com os filtros.</p>}
    </>
  )
}
