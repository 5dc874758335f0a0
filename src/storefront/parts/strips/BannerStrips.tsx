import { CloseIcon } from '../../ui/icons.tsx'
import type { Furniture } from '../../layout/furniture.ts'

/**
 * H-07: what is announced above the header. The same for everybody: seen-strips.ts keeps those out of sight that this browser has seen, and
 * banner-strips.ts closes them.
 */
export function BannerStrips({ strips }: { strips: Furniture['bannerStrips'] }) {
  return strips.length === 0 ? null : (
    <aside className="strips" aria-label="Avisos">
      {strips.map(({ ident, text, link, label }) => (
        <div key={ident} className="strip" data-strip={ident}>
          <p>
            {text}{' '}
            <a href={link} data-strip-link="">
              {label}
            </a>
          </p>
          <button type="button" className="strip-close script-only" aria-label="Fechar aviso" data-strip-close="">
            <CloseIcon />
          </button>
        </div>
      ))}
    </aside>
  )
}
