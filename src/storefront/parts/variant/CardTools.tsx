import { labels } from '../../copy/labels.ts'
import { Island } from '../../islands/Island.tsx'
import { comparableOf } from '../compare/CompareButton.tsx'
import { compareToggle } from '../compare/CompareToggle.island.tsx'
import { likeToggle } from '../likes/LikeToggle.island.tsx'
import type { CardView } from './present-card.ts'

/**
 * Compare, like, and what else somebody may like: one stop of the keyboard, whose parts the arrow keys reach
 * (client/toolbars.ts). The first does without script, the others are there with it.
 */
export function CardTools({ card }: { card: CardView }) {
  return (
    <div className="card-tools" role="toolbar" aria-label={card.name}>
      <Island of={compareToggle} props={{ item: comparableOf(card) }} />
      <Island of={likeToggle} props={{ variantId: card.variantId, isInToolbar: true }} />
      <button className="card-alike" type="button" tabIndex={-1} data-alike="" aria-label={labels.alike} />
    </div>
  )
}
