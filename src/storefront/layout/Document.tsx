import type { ReactNode } from 'react'
import { SHARE_CARD } from '#domains/images/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { JsonLd } from '../html/trusted-html.tsx'
import { Island } from '../islands/Island.tsx'
import type { PageScript } from '../islands/page-script.ts'
import { COMPARE_FORM } from '../parts/compare/CompareButton.tsx'
import { compareNotice } from '../parts/compare/CompareNotice.island.tsx'
import { cookieBar } from '../parts/consent/CookieBar.island.tsx'
import { paths } from '../paths.ts'
import { shareCardPath, type ShareFacts, siteShare } from '../seo/share-card.ts'
import { useSite } from '../site.ts'
import { ReviewsPlace } from '../parts/reviews/ReviewsPlace.tsx'
import { BannerStrips } from '../parts/strips/BannerStrips.tsx'
import { InstallBar } from '../parts/install/InstallBar.tsx'
import { RegionField } from '../ui/RegionSelect.tsx'
import { Footer } from './Footer.tsx'
import { PageScripts, ThemeColors } from './head-parts.tsx'
import { bareFurniture, type Furniture } from './furniture.ts'
import { Header } from './Header.tsx'

export interface PageHead {
  /** Without the product's name, which is put behind it. */
  readonly title: string
  readonly description: string
  /** Relative canonical address; null on pages that have none (errors). */
  readonly canonical: string | null
  readonly robots: 'index, follow' | 'noindex, follow' | 'noindex'
  /** What is shown of it when it is shared; absent: of the whole site. */
  readonly share?: ShareFacts | null
  /** It is an article, published then (an ISO moment). */
  readonly articleOf?: string | null
  /** A feed (Atom) of what the page lists. */
  readonly feed?: string
  readonly prev?: string | null
  readonly next?: string | null
  readonly jsonLd?: readonly object[]
  /** Without script the page asks for itself again after so long: something is still under way. */
  readonly refreshSeconds?: number
  /** A sheet beside the styles: pages that are read have words.css, those of reviews, Star and questions reviews.css, articles and inspirations reading.css. */
  readonly sheet?: 'words' | 'reviews' | 'reading'
}

/** What a page says of the document around it. */
export interface DocumentFacts extends PageHead {
  /** What the search box holds. */
  readonly query?: string
  /** What the page's compare buttons add to; absent: nothing yet. */
  readonly compared?: readonly number[]
  /** For which region it says what things cost delivered: its links keep to it. Absent: it says it for none. */
  readonly region?: Region
  /** A second skip link, past filters and the like: 'Saltar para os resultados'. */
  readonly skip?: PageSkip
}

export interface PageSkip {
  readonly text: string
  /** Of a part of the page. */
  readonly id: string
}

/** The whole page around its main part: head, skip link, header, footer. */
export function Document({
  head,
  script,
  query,
  furniture = bareFurniture,
  compared = [],
  region = 'mainland',
  skip,
  children,
}: {
  head: PageHead
  script: PageScript
  furniture?: Furniture
  query?: string
  compared?: readonly number[]
  region?: Region
  skip?: PageSkip
  children: ReactNode
}) {
  const {
    apiOrigin,
    featuresOrigin,
    likesOrigin,
    watchdogOrigin,
    trackingOrigin,
    project,
    events,
    cookieDomain,
    consentStyles,
    serviceWorker,
  } = useSite()
  return (
    <html lang="pt-PT">
      <Head head={head} script={script} hasStrips={furniture.bannerStrips.length > 0} />
      <body
        data-api={apiOrigin || undefined}
        data-likes={likesOrigin || undefined}
        data-watchdog={watchdogOrigin || undefined}
        data-tracking={trackingOrigin || undefined}
        data-project={project}
        data-cookies={cookieDomain}
        data-flags={furniture.flagsKey === null ? undefined : `${featuresOrigin ?? ''}|${furniture.flagsKey}`}
        data-experiments={furniture.experiments.join() || undefined}
        data-events={events === null ? undefined : JSON.stringify(events)}
        data-worker={serviceWorker === null ? 'off' : undefined}
      >
        <a className="skip" href="#conteudo">
          Saltar para o conteúdo
        </a>
        {skip !== undefined && (
          <a className="skip" href={`#${skip.id}`}>
            {skip.text}
          </a>
        )}
        <Island of={cookieBar} props={{ styles: paths.asset(consentStyles.file), cookiesUrl: paths.cookies() }} />
        <BannerStrips strips={furniture.bannerStrips} />
        <Header
          query={query ?? ''}
          region={region}
          hasInspirations={furniture.hasInspirations}
          gifts={furniture.gifts}
        />
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <InstallBar />
        <CompareForm compared={compared} region={region} />
        <Island of={compareNotice} props={{}} />
        <ReviewsPlace />
      </body>
    </html>
  )
}

/** What the compare buttons of the page send (parts/compare/CompareButton.tsx), wherever they stand. */
function CompareForm({ compared, region }: { compared: readonly number[]; region: Region }) {
  return (
    <form id={COMPARE_FORM} action={paths.compareProducts()} hidden>
      {compared.length > 0 && <input type="hidden" name="v" value={compared.join(',')} />}
      <RegionField region={region} />
    </form>
  )
}

function Head({ head, script, hasStrips }: { head: PageHead; script: PageScript; hasStrips: boolean }) {
  const site = useSite()
  const title = head.canonical === '/' ? head.title : `${head.title} · ${site.name}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="robots" content={head.robots} />
      {head.refreshSeconds !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={String(head.refreshSeconds)} />
        </noscript>
      )}
      {head.canonical !== null && <link rel="canonical" href={site.url + head.canonical} />}
      {head.feed !== undefined && <link rel="alternate" type="application/atom+xml" href={site.url + head.feed} />}
      {head.prev != null && <link rel="prev" href={site.url + head.prev} />}
      {head.next != null && <link rel="next" href={site.url + head.next} />}
      {site.fontFile !== null && (
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={paths.asset(site.fontFile)} />
      )}
      <link rel="stylesheet" href={paths.asset(site.styles.file)} integrity={site.styles.integrity} />
      {script === 'person' && (
        <link rel="stylesheet" href={paths.asset(site.personStyles.file)} integrity={site.personStyles.integrity} />
      )}
      {head.sheet === 'words' && (
        <link rel="stylesheet" href={paths.asset(site.wordsStyles.file)} integrity={site.wordsStyles.integrity} />
      )}
      {head.sheet === 'reviews' && (
        <link rel="stylesheet" href={paths.asset(site.reviewsStyles.file)} integrity={site.reviewsStyles.integrity} />
      )}
      {head.sheet === 'reading' && (
        <link rel="stylesheet" href={paths.asset(site.readingStyles.file)} integrity={site.readingStyles.integrity} />
      )}
      {hasStrips && (
        <script
          type="module"
          async
          blocking="render"
          src={paths.asset(site.seenStripsScript.file)}
          integrity={site.seenStripsScript.integrity}
        />
      )}
      <PageScripts script={site.scripts[script]} />
      <ThemeColors />
      {site.icons.svg !== null && <link rel="icon" type="image/svg+xml" href={paths.asset(site.icons.svg)} />}
      {site.icons.touch !== null && <link rel="apple-touch-icon" href={paths.asset(site.icons.touch)} />}
      <link rel="manifest" href={paths.webManifest()} />
      <OpenGraph head={head} title={title} />
      {head.jsonLd?.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </head>
  )
}

function OpenGraph({ head, title }: { head: PageHead; title: string }) {
  const site = useSite()
  if (head.canonical === null) return null
  const [path, share] = head.share == null ? [paths.homepage(), siteShare] : [head.canonical, head.share]
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="pt_PT" />
      <meta property="og:type" content={head.articleOf == null ? 'website' : 'article'} />
      {head.articleOf != null && <meta property="article:published_time" content={head.articleOf} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={site.url + head.canonical} />
      <meta property="og:image" content={site.url + shareCardPath(path, share)} />
      <meta property="og:image:width" content={String(SHARE_CARD.width)} />
      <meta property="og:image:height" content={String(SHARE_CARD.height)} />
      <meta property="og:image:alt" content={share.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
