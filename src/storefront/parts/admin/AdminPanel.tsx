import { formatCount } from '../../copy/format.ts'
import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import type { AdminScore } from '../../state/admin-scores.ts'
import { ModalLink } from '../modals/ModalLink.island.tsx'
import { EndWatch } from '../watchdog/EndWatch.tsx'
import { useWatch } from '../watchdog/use-watch.ts'
import { watchWords } from '../watchdog/watch-words.ts'
import type { AdminCard } from './admin-cards.ts'
import { factsOf } from './admin-words.ts'

export interface AdminPanelProps {
  readonly card: Pick<AdminCard, 'variantId' | 'name' | 'detailUrl' | 'imageUrl' | 'isActive'>
  readonly score: AdminScore
  /** Of the admin host; '' on the site's own. */
  readonly origin: string
}

/** L-14: what an admin sees of an offer on its card. */
export function AdminPanel({ card, score, origin }: AdminPanelProps) {
  const { previousData } = score
  return (
    <section className="admin-panel" aria-label={`Admin: ${card.name}`}>
      <PanelLinks card={card} origin={origin} />
      <dl>
        {factsOf(score).map(({ label, value, before }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {before !== null && previousData !== null && (
                <small title={`Em ${previousData.day}`}>{` antes ${before}`}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <WhyHere card={card} score={score} />
      {card.isActive && <PanelWatch variantId={card.variantId} />}
    </section>
  )
}

/** T-03: the watchdog's button, which ends a watch that the admin has. */
function PanelWatch({ variantId }: { variantId: number }) {
  const watch = useWatch(variantId)
  if (watch.subscription?.subscribed === true) return <EndWatch watch={watch} />
  return (
    <ModalLink
      href={paths.watch(variantId)}
      modal="watchdog"
      opener="card"
      className="admin-watch"
      text={watchWords.begin}
    />
  )
}

function PanelLinks({ card: { variantId, detailUrl, imageUrl }, origin }: Pick<AdminPanelProps, 'card' | 'origin'>) {
  const links = [
    { text: 'Edit', href: paths.adminVariantEdit(variantId, origin) },
    { text: 'Info', href: paths.adminVariantInfo(variantId, origin) },
    { text: 'Detail', href: detailUrl },
    { text: 'Image', href: imageUrl },
  ]
  return (
    <p className="admin-links">
      {links.map(
        ({ text, href }) =>
          href !== null && (
            <a key={text} href={href} target="_blank" rel="noopener">
              {text}
            </a>
          ),
      )}
    </p>
  )
}

/** The factors of its place (ADR 0071), as the page 'Porque estou a ver isto?' has them. */
function WhyHere({ card: { detailUrl }, score: { data } }: Pick<AdminPanelProps, 'card' | 'score'>) {
  if (data.factors === null) return null
  return (
    <details>
      <summary>Porquê aqui</summary>
      <ol>
        {data.factors
          .filter(({ points }) => points > 0)
          .map(({ factor, name, points, most }) => (
            <li key={factor}>
              <span>{name}</span>
              <span>{`${formatCount(points)} / ${formatCount(most)}`}</span>
            </li>
          ))}
      </ol>
      {detailUrl !== null && (
        <a href={paths.productWhy(detailUrl)} target="_blank" rel="noopener">
          {labels.why}
        </a>
      )}
    </details>
  )
}
