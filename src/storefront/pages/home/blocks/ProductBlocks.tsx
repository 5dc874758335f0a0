import { fragmentSlot } from '../../../html/trusted-html.tsx'
import { Carousel } from '../../../parts/carousel/Carousel.tsx'
import { SmallCard } from '../../../parts/small-card/SmallCard.tsx'
import type { BlockView } from '../home-view.ts'
import { HomeSection } from './LinkBlocks.tsx'

export function PriceDropsBlock({ block: { ident, title, url, cards } }: { block: BlockView<'price-drops'> }) {
  return (
    <div className="wrap home-section">
      <Carousel
        id={ident}
        title={title}
        beside={
          <a className="quiet" href={url}>
            Ver todos os descontos verificados
          </a>
        }
      >
        {cards.map((card) => (
          <SmallCard key={card.variantId} card={card} />
        ))}
      </Carousel>
    </div>
  )
}

/** Its cards come into the page's slot. */
export function NewestBlock({ block: { ident, title, url } }: { block: BlockView<'newest'> }) {
  return (
    <HomeSection ident={ident} title={title} all={{ url, text: 'Ver novidades' }}>
      <ol className="grid-list">{fragmentSlot}</ol>
    </HomeSection>
  )
}
