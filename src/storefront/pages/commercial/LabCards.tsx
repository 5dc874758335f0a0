import { VariantCard } from '../../parts/variant/VariantCard.tsx'
import { SiteProvider, useSite } from '../../site.ts'
import { labSite } from './lab-site.ts'
import type { LabView } from './present-lab.ts'

/** Offers of the feed in the listing's own cards. */
export function LabCards({ view }: { view: LabView }) {
  const site = useSite()
  return (
    <section className="lab-section" aria-labelledby="lab-cartoes">
      <h2 id="lab-cartoes">Como ficaria</h2>
      <p className="lab-intro">
        Os seus artigos nos cartões das nossas listas. Cada um leva à página que teria; as imagens entram quando o feed
        for ligado.
      </p>
      <SiteProvider value={labSite(site, view.id)}>
        <ul className="grid-list">
          {view.cards.map((card) => (
            <VariantCard key={card.variantId} card={card} />
          ))}
        </ul>
      </SiteProvider>
    </section>
  )
}
