import type { HomeBlock } from '#domains/content/contract.ts'
import type { HomeSources } from './home-sources.ts'
import type { BlockView } from './home-view.ts'
import { loadArticlesBlock } from './load-articles.ts'
import { loadInspirations } from './load-inspirations.ts'
import { loadLeadingRoom, loadRooms } from './load-rooms.ts'
import {
  loadDepartments,
  loadNewest,
  loadPriceDrops,
  loadSearch,
  loadShops,
  loadVoucherShops,
} from './load-catalogue.ts'

/** Loads a block's view; null: it has nothing to show. */
type Load = (sources: HomeSources) => Promise<BlockView | null> | BlockView | null

interface HomeParts {
  readonly blocks: readonly BlockView[]
  /** The database says what it can while no index answers. */
  readonly isStandIn: boolean
}

/**
 * The blocks of the home page in the order of its content. Each is secondary: without it the page stands. Where neither an index nor
 * the database knows the catalogue there is none: an empty shop window is refused (503).
 */
export async function loadHome(sources: HomeSources): Promise<HomeParts> {
  const { isStandIn } = await sources.listings.overview()
  const blocks: BlockView[] = []
  for (const block of sources.content.shown().homeBlocks) {
    const view = await viewOf(block, sources)
    if (view !== null) blocks.push(view)
  }
  // One list of large cards a page; it comes last, in one turn with its cards (render-cards.tsx).
  const newest = blocks.findIndex(({ kind }) => kind === 'newest')
  return { blocks: blocks.filter(({ kind }, index) => kind !== 'newest' || index === newest), isStandIn }
}

async function viewOf(block: HomeBlock, sources: HomeSources): Promise<BlockView | null> {
  try {
    return await loaderOf(block)(sources)
  } catch (error) {
    sources.log.warn({ err: error, block: block.ident }, 'the home page lacks a block')
    return null
  }
}

function loaderOf(block: HomeBlock): Load {
  switch (block.kind) {
    case 'search':
      return (sources) => loadSearch(block, sources)
    case 'leading-room':
      return (sources) => loadLeadingRoom(block, sources)
    case 'rooms':
      return (sources) => loadRooms(block, sources)
    case 'departments':
      return (sources) => loadDepartments(block, sources)
    case 'price-drops':
      return (sources) => loadPriceDrops(block, sources)
    case 'newest':
      return (sources) => loadNewest(block, sources)
    case 'voucher-shops':
      return (sources) => loadVoucherShops(block, sources)
    case 'shops':
      return (sources) => loadShops(block, sources)
    case 'honesty':
      return () => ({ ident: block.ident, kind: block.kind, title: block.settings.title })
    case 'recently-viewed':
      return ({ site }) => ({
        ident: block.ident,
        kind: block.kind,
        title: block.settings.title,
        pictureAddress: site.imageUrl({ id: '{id}', type: 'product', cropped: false }, { width: 144 }),
      })
    case 'articles':
      return (sources) => loadArticlesBlock(block, sources)
    case 'inspirations':
      return (sources) => loadInspirations(block, sources)
  }
}
