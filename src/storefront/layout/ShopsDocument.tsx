import type { ReactNode } from 'react'
import { JsonLd } from '../html/trusted-html.tsx'
import { marketLink, shopsCanonical, shopsLink } from '../shops-links.ts'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'
import type { PageHead } from './Document.tsx'
import { ThemeColors } from './head-parts.tsx'

/**
 * A page of the shop-storage site: its own navigation, and ways to the marketplace. It has no script, keeps nothing in the browser and
 * so asks for no consent.
 */
export function ShopsDocument({ head, children }: { head: PageHead; children: ReactNode }) {
  const site = useSite()
  return (
    <html lang="pt-PT">
      <ShopsHead head={head} />
      <body>
        <a className="skip" href="#conteudo">
          Saltar para o conteúdo
        </a>
        <ShopsHeader current={head.canonical} />
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
        <footer className="site-footer">
          <div className="wrap shops-footer">
            <p>{`Guia e contactos para quem vende no ${site.name}.`}</p>
            <ul>
              {[
                ['Todos os artigos', shopsLink(site, paths.wikiHome())],
                ['Contacto', shopsLink(site, paths.shopsContact())],
                ['API para lojas', shopsLink(site, paths.shopApi())],
                ['Perguntas frequentes de lojas', marketLink(site, paths.addShopFaq())],
                ['Como ordenamos', marketLink(site, paths.howWeRank())],
                [`Ir para o ${site.name}`, marketLink(site, paths.homepage())],
              ].map(([text, href]) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        </footer>
      </body>
    </html>
  )
}

function ShopsHeader({ current }: { current: string | null }) {
  const site = useSite()
  const links = [
    ['Guia', paths.wikiHome(), shopsLink(site, paths.wikiHome())],
    ['Laboratório', null, marketLink(site, paths.commercialEshop())],
    ['Contacto', paths.shopsContact(), shopsLink(site, paths.shopsContact())],
    ['Inscrever a loja', paths.shopRegister(), shopsLink(site, paths.shopRegister())],
    ['Área da loja', paths.shopChoice(), shopsLink(site, paths.shopChoice())],
  ] as const
  return (
    <header className="shops-header">
      <div className="wrap">
        <a className="wordmark" href={shopsLink(site, paths.shopsHome())}>
          {site.name} <span>para lojas</span>
        </a>
        <nav aria-label="Site para lojas">
          <ul>
            {links.map(([text, address, href]) => (
              <li key={href}>
                <a href={href} aria-current={address !== null && address === current ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}

function ShopsHead({ head }: { head: PageHead }) {
  const site = useSite()
  const title = `${head.title} · ${site.name} para lojas`
  const canonical = head.canonical === null ? null : shopsCanonical(site, head.canonical)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
      {head.refreshSeconds !== undefined && <meta httpEquiv="refresh" content={String(head.refreshSeconds)} />}
      {canonical !== null && <link rel="canonical" href={canonical} />}
      {site.fontFile !== null && (
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={paths.asset(site.fontFile)} />
      )}
      <link rel="stylesheet" href={paths.asset(site.styles.file)} integrity={site.styles.integrity} />
      <link rel="stylesheet" href={paths.asset(site.wordsStyles.file)} integrity={site.wordsStyles.integrity} />
      <ThemeColors />
      {site.icons.svg !== null && <link rel="icon" type="image/svg+xml" href={paths.asset(site.icons.svg)} />}
      {canonical !== null && (
        <>
          <meta property="og:site_name" content={`${site.name} para lojas`} />
          <meta property="og:locale" content="pt_PT" />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={head.description} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      {head.jsonLd?.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </head>
  )
}
