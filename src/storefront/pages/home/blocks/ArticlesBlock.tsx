import { ListingPicture } from '../../../parts/pictures/ListingPicture.tsx'
import { paths } from '../../../paths.ts'
import type { BlockView } from '../home-view.ts'
import { HomeSection } from './LinkBlocks.tsx'

/** After the columns of `.home-rooms`. */
const SIZES = '(width >= 94rem) 16rem, (width >= 48rem) calc(20vw - 2rem), 60vw'

/** The newest articles, in the look of the rooms: the home page pays for no sheet of theirs. */
export function ArticlesBlock({ block: { ident, title, cards } }: { block: BlockView<'articles'> }) {
  return (
    <HomeSection ident={ident} title={title} all={{ url: paths.articles(), text: 'Ver todos os artigos' }}>
      <ul className="home-rooms">
        {cards.map(({ url, title: name, image, minutes, sponsored }) => (
          <li key={url}>
            <a href={url}>
              <ListingPicture image={image} sizes={SIZES} alt="" />
              <span>{name}</span>
              <small className="fine">{sponsored ?? minutes}</small>
            </a>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
