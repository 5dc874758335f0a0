import { Document } from '../../layout/Document.tsx'
import { paths } from '../../paths.ts'
import { SiteProvider, useSite } from '../../site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ProductView } from '../product/load.ts'
import { ProductParts } from '../product/ProductPage.tsx'
import { labCrumbs } from './LabResultPage.tsx'
import { labSite } from './lab-site.ts'

/** 'Como ficaria': the page that an offer of the feed would have, for nobody but who looks at the lab. */
export function LabProductPage({ view, labId, link }: { view: ProductView; labId: string; link: string }) {
  const site = useSite()
  return (
    <Document
      script="product"
      head={{
        title: `Como ficaria: ${view.title}`,
        description: 'Pré-visualização de um artigo no laboratório de feeds.',
        canonical: null,
        robots: 'noindex',
      }}
    >
      <div className="wrap lab-product">
        <Breadcrumbs crumbs={[...labCrumbs, { name: 'Resultado do feed', url: paths.labRun(labId) }]} />
        <aside className="lab-note" aria-label="Pré-visualização" id="na-loja">
          <p>
            <b>Como ficaria.</b> Este artigo só existe nesta pré-visualização. No site, «Ir para a loja» leva a:
          </p>
          <p className="lab-link">
            <bdi>{link}</bdi>
          </p>
        </aside>
        <SiteProvider value={labSite(site, labId)}>
          <ProductParts view={view} />
        </SiteProvider>
      </div>
    </Document>
  )
}
