import { paths } from '../../paths.ts'
import { SiteProvider, useSite } from '../../site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ProductView } from '../product/load.ts'
import { ProductParts } from '../product/ProductPage.tsx'
import { labCrumbs } from './lab-crumbs.ts'
import { LabGonePage } from './LabGonePage.tsx'
import { labSite } from './lab-site.ts'

interface Previewed {
  readonly view: ProductView
  readonly labId: string
  readonly link: string
}

/** Null: the day of the result is over. */
export interface LabProductProps {
  readonly shown: Previewed | null
}

/** 'Como ficaria': the page that an offer of the feed would have, for nobody but who looks at the lab. */
export function LabProductPage({ shown }: LabProductProps) {
  return shown === null ? <LabGonePage /> : <Preview {...shown} />
}

function Preview({ view, labId, link }: Previewed) {
  const site = useSite()
  return (
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
  )
}
