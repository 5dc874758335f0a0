import type { ReactNode } from 'react'
import type { ReviewSort } from '#domains/reviews/rules/review-sorts.ts'
import { formatCount } from '../../copy/format.ts'
import { allReviews, isFiltered, type ReviewSelection, reviewsUrl } from './review-selection.ts'

export interface ReviewChoicesProps {
  readonly variantId: number
  readonly selection: ReviewSelection
  readonly withImageCount: number
  readonly verifiedCount: number
  readonly eshops: readonly { readonly name: string; readonly slug: string }[]
  /** Chooses in place; without, each choice is a link to its own page. */
  readonly onChoose?: (selection: ReviewSelection) => void
}

const SORTS: readonly (readonly [ReviewSort, string])[] = [
  ['newest', 'Mais recentes'],
  ['highest', 'Melhores'],
  ['lowest', 'Piores'],
]

/** Which reviews are shown, and in which order. */
export function ReviewChoices(props: ReviewChoicesProps) {
  const { selection, withImageCount, verifiedCount, eshops } = props
  const choose = (change: Partial<ReviewSelection>) => ({ ...selection, page: 1, ...change })
  return (
    <div className="review-choices">
      <Group name="Mostrar">
        {(withImageCount > 0 || selection.withImage) && (
          <Choice {...props} isOn={selection.withImage} to={choose({ withImage: !selection.withImage })}>
            {`Com fotografias (${formatCount(withImageCount)})`}
          </Choice>
        )}
        {(verifiedCount > 0 || selection.verified) && (
          <Choice {...props} isOn={selection.verified} to={choose({ verified: !selection.verified })}>
            {`Compra verificada (${formatCount(verifiedCount)})`}
          </Choice>
        )}
        {eshops.length > 1 &&
          eshops.map(({ name, slug }) => (
            <Choice
              {...props}
              key={slug}
              isOn={selection.eshop === slug}
              to={choose({ eshop: selection.eshop === slug ? null : slug })}
            >
              {name}
            </Choice>
          ))}
        {isFiltered({ ...selection, sort: 'newest' }) && (
          <Choice {...props} isOn={false} isPlain to={{ ...allReviews, sort: selection.sort }}>
            Limpar filtros
          </Choice>
        )}
      </Group>
      <Group name="Ordenar">
        {SORTS.map(([sort, name]) => (
          <Choice {...props} key={sort} isOn={selection.sort === sort} isPlain to={choose({ sort })}>
            {name}
          </Choice>
        ))}
      </Group>
    </div>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="review-group" role="group" aria-label={name}>
      {children}
    </div>
  )
}

function Choice({
  variantId,
  isOn,
  isPlain = false,
  to,
  onChoose,
  children,
}: Pick<ReviewChoicesProps, 'variantId' | 'onChoose'> & {
  isOn: boolean
  isPlain?: boolean
  to: ReviewSelection
  children: ReactNode
}) {
  const className = isPlain ? 'review-choice plain' : 'review-choice'
  return onChoose === undefined ? (
    <a className={className} href={reviewsUrl(variantId, to)} rel="nofollow" aria-current={isOn || undefined}>
      {children}
    </a>
  ) : (
    <button type="button" className={className} aria-pressed={isOn} onClick={() => onChoose(to)}>
      {children}
    </button>
  )
}
