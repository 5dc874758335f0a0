import { useSite, type WireImage } from '../../site.ts'
import type { ArticleCardView } from './present-article-card.ts'

/** An article in a list. The whole card leads to it; its link is the title. */
export function ArticleCard({ card, isLead = false }: { card: ArticleCardView; isLead?: boolean }) {
  const { url, title, lead, category, date, dateTime, minutes, image, sponsored } = card
  const Heading = isLead ? 'h2' : 'h3'
  return (
    <article className={isLead ? 'article-card lead-article' : 'article-card'}>
      <CardPicture image={image} isLead={isLead} />
      <div>
        <p className="article-kind">{category}</p>
        <Heading>
          <a href={url}>{title}</a>
        </Heading>
        <p className="article-lead">{lead}</p>
        <p className="article-facts">
          <time dateTime={dateTime}>{date}</time> · {minutes}
        </p>
        {sponsored !== null && <p className="article-sponsored">{sponsored}</p>}
      </div>
    </article>
  )
}

/** After the columns of `.article-list`. */
const SIZES = { card: '(width >= 64rem) 24rem, (width >= 40rem) 46vw, 100vw', lead: '(width >= 64rem) 44rem, 100vw' }
const WIDTHS = { card: [360, 720], lead: [480, 960, 1200] } as const

/** The title beside it says what it is about. */
function CardPicture({ image, isLead }: { image: WireImage | null; isLead: boolean }) {
  const site = useSite()
  if (image === null) return <span className="article-picture no-picture" aria-hidden="true" />
  const kind = isLead ? 'lead' : 'card'
  return (
    <img
      className="article-picture"
      src={site.imageUrl(image, { width: WIDTHS[kind][1] })}
      srcSet={WIDTHS[kind].map((width) => `${site.imageUrl(image, { width })} ${width}w`).join(', ')}
      sizes={SIZES[kind]}
      width={720}
      height={480}
      alt=""
      loading={isLead ? undefined : 'lazy'}
      fetchPriority={isLead ? 'high' : undefined}
    />
  )
}
