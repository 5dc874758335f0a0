import type { ReactNode } from 'react'
import type { PageScript } from '../islands/page-script.ts'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'
import { PageScripts, ThemeColors } from './head-parts.tsx'

/**
 * A page on a host that is not the site's (ADR 0042): there the site's own links lead nowhere, so that header, menu and footer stay out and
 * the wordmark leads to the site. It has a script only where it says so. `theme`: by day or by night, whatever the person's own setting is.
 */
export function PlainDocument({
  title,
  description,
  script,
  theme,
  children,
}: {
  title: string
  description: string
  script?: PageScript
  theme?: 'light' | 'dark' | undefined
  children: ReactNode
}) {
  const site = useSite()
  return (
    <html lang="pt-PT" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${site.name}`}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex, follow" />
        {site.fontFile !== null && (
          <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={paths.asset(site.fontFile)} />
        )}
        <link rel="stylesheet" href={paths.asset(site.styles.file)} integrity={site.styles.integrity} />
        {script !== undefined && <PageScripts script={site.scripts[script]} />}
        <ThemeColors />
      </head>
      <body>
        <a className="skip" href="#conteudo">
          Saltar para o conteúdo
        </a>
        <header className="site-header">
          <div className="wrap header-bar">
            <a className="wordmark" href={site.url + paths.homepage()}>
              {site.name}
            </a>
          </div>
        </header>
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  )
}
