import { headingId } from '#domains/content/contract.ts'
import { ShopsDocument } from '../../layout/ShopsDocument.tsx'
import { type PagePlace, siteAt } from '../../page/page-places.ts'
import { marketLink, shopsLink } from '../../shops-links.ts'
import { paths } from '../../paths.ts'
import { SiteProvider, useSite } from '../../site.ts'
import { topicTitles } from '../shops-site/wiki-topics.ts'
import type { ErrorText } from './ErrorPage.tsx'
import { LinkButton } from '../../ui/Button.tsx'

interface Refused {
  /** What went wrong where that is more than the address. */
  readonly failed: ErrorText | null
  readonly requestId: string
}

/** R-20, the catch-all page of the shop-storage site: what is not there, and the ways to what is. */
export function ShopsErrorPage({ place, ...refused }: Refused & { place: PagePlace }) {
  return (
    <SiteProvider value={siteAt(useSite(), place)}>
      <ShopsError {...refused} />
    </SiteProvider>
  )
}

const MISSING: ErrorText = {
  heading: 'Esta página não existe no site para lojas',
  text: 'O endereço pode ter mudado, ou ter uma letra a mais. Aqui ficam as páginas para quem vende; para procurar móveis, vá ao site principal.',
}

function ShopsError({ failed, requestId }: Refused) {
  const site = useSite()
  const { heading, text } = failed ?? MISSING
  return (
    <ShopsDocument head={{ title: heading, description: text, canonical: null, robots: 'noindex' }}>
      <div className="wrap error-page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <p className="best-links">
          <LinkButton tone="primary" href={shopsLink(site, paths.shopsHome())}>
            Início do site para lojas
          </LinkButton>
          <LinkButton tone="secondary" href={marketLink(site, paths.homepage())}>
            {`Ir para o ${site.name}`}
          </LinkButton>
        </p>
        <nav aria-labelledby="guia">
          <h2 id="guia">Talvez esteja no guia</h2>
          <ul className="best-links">
            {topicTitles.map((title) => (
              <li key={title}>
                <a className="quiet" href={`${shopsLink(site, paths.wikiHome())}#${headingId(title)}`}>
                  {title}
                </a>
              </li>
            ))}
            <li>
              <a className="quiet" href={shopsLink(site, paths.shopsContact())}>
                Escreva-nos
              </a>
            </li>
          </ul>
        </nav>
        <p className="fine">{`Código do pedido: ${requestId}`}</p>
      </div>
    </ShopsDocument>
  )
}
