import { useId } from 'react'
import type { ReviewSummary, SummaryClaim, WebSummary } from '#domains/reviews/contract.ts'
import { reviewUrl } from './review-selection.ts'

/** What of a summary is shown (E-03); `percentage` as calls have it. */
type ShownClaim = Pick<SummaryClaim, 'text' | 'sentences'> & { readonly percentage?: number | undefined }

export interface SummaryClaimsProps {
  readonly summary: Pick<ReviewSummary, 'variantId'> & {
    readonly pros: readonly ShownClaim[]
    readonly cons: readonly ShownClaim[]
  }
  /** Of its heading. */
  readonly level?: 2 | 3
}

/** What buyers say for and against a product; each claim opens its sentences, and each sentence leads to its review (N-11). */
export function SummaryClaims({ summary: { variantId, pros, cons }, level = 2 }: SummaryClaimsProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section className="claims" aria-labelledby={titleId}>
      <Heading id={titleId}>O que dizem os compradores</Heading>
      <div className="claims-sides">
        <Claims title="A favor" side="plus" claims={pros} variantId={variantId} level={level} />
        <Claims title="Contra" side="minus" claims={cons} variantId={variantId} level={level} />
      </div>
      <p className="fine">
        Retirado dos textos das avaliações. A percentagem conta só quem fala do assunto; cada ponto abre as frases de
        onde vem.
      </p>
    </section>
  )
}

function Claims({
  title,
  side,
  claims,
  variantId,
  level,
}: {
  readonly title: string
  readonly side: 'plus' | 'minus'
  readonly claims: readonly ShownClaim[]
  readonly variantId: number
  readonly level: 2 | 3
}) {
  const titleId = useId()
  if (claims.length === 0) return null
  const Heading = `h${level === 2 ? 3 : 4}` as const
  return (
    <div className={side}>
      <Heading id={titleId}>{title}</Heading>
      <ul aria-labelledby={titleId}>
        {claims.map(({ text, percentage, sentences }) => (
          <li key={text}>
            <details>
              <summary>
                <span>{text}</span>
                {percentage !== undefined && <b>{`${percentage} %`}</b>}
              </summary>
              <ul>
                {sentences.map(({ reviewId, sentence }) => (
                  <li key={reviewId}>
                    <a href={`${reviewUrl(variantId, reviewId)}#${reviewId}`} rel="nofollow">
                      <q>{sentence}</q>
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What stands elsewhere about it, in the words of who runs the site, and where. */
export function WebSummaryText({
  webSummary: { summary, sources },
  level = 2,
}: {
  readonly webSummary: WebSummary
  readonly level?: 2 | 3
}) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section className="claims" aria-labelledby={titleId}>
      <Heading id={titleId}>O que se diz noutros sítios</Heading>
      <p>{summary}</p>
      <p className="fine">{sources.length === 1 ? 'Fonte:' : 'Fontes:'}</p>
      <ul className="claims-sources">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener nofollow external">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
