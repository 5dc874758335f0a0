import type { Region } from '#domains/search/contract.ts'
import { Island } from '../../islands/Island.tsx'
import { SearchBox } from '../../layout/Header.tsx'
import { continueViewed } from '../../parts/viewed/ContinueViewed.island.tsx'
import { ArticlesBlock } from './blocks/ArticlesBlock.tsx'
import { DepartmentsBlock, InspirationsBlock, RoomsBlock, ShopsBlock, VoucherShopsBlock } from './blocks/LinkBlocks.tsx'
import { HonestyBlock } from './blocks/HonestyBlock.tsx'
import { LeadingRoom } from './blocks/LeadingRoom.tsx'
import { NewestBlock, PriceDropsBlock } from './blocks/ProductBlocks.tsx'
import { SearchAwayNote } from '../../ui/SearchAwayNote.tsx'
import type { BlockView } from './home-view.ts'

export interface HomeProps {
  readonly blocks: readonly BlockView[]
  readonly region: Region
  /** No index answers: the page says so. */
  readonly isStandIn: boolean
}

/** the blocks of the content in their order. The search and a room that follows it share the first screen. */
export function HomePage({ blocks, region, isStandIn }: HomeProps) {
  const heading = blocks.find(({ kind }) => kind === 'search')
  return (
    <div className="home">
      {isStandIn && (
        <div className="wrap">
          <SearchAwayNote />
        </div>
      )}
      {heading === undefined && <h1 className="visually-hidden">Móveis e decoração de muitas lojas</h1>}
      {blocks.map((block, index) => (
        <Block key={block.ident} block={block} before={blocks[index - 1]} after={blocks[index + 1]} region={region} />
      ))}
    </div>
  )
}

function Block({
  block,
  before,
  after,
  region,
}: {
  block: BlockView
  before: BlockView | undefined
  after: BlockView | undefined
  region: Region
}) {
  switch (block.kind) {
    case 'search':
      return (
        <section className="hero">
          <div className="wrap hero-columns">
            <div>
              <h1>{block.title}</h1>
              <p className="lead">{block.lead}</p>
              <SearchBox id="procura-inicio" query="" region={region} />
            </div>
            {after?.kind === 'leading-room' && <LeadingRoom block={after} />}
          </div>
        </section>
      )
    case 'leading-room':
      return before?.kind === 'search' ? null : (
        <div className="wrap home-section">
          <LeadingRoom block={block} />
        </div>
      )
    case 'rooms':
      return <RoomsBlock block={block} />
    case 'departments':
      return <DepartmentsBlock block={block} />
    case 'price-drops':
      return <PriceDropsBlock block={block} />
    case 'recently-viewed':
      return <Island of={continueViewed} props={{ title: block.title, pictureAddress: block.pictureAddress }} />
    case 'newest':
      return <NewestBlock block={block} />
    case 'articles':
      return <ArticlesBlock block={block} />
    case 'honesty':
      return <HonestyBlock block={block} />
    case 'voucher-shops':
      return <VoucherShopsBlock block={block} />
    case 'inspirations':
      return <InspirationsBlock block={block} />
    case 'shops':
      return <ShopsBlock block={block} />
  }
}
