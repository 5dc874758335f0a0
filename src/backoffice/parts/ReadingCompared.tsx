import { PlainTable } from './PlainTable.tsx'
import { momentWords } from './words.ts'

interface ReadingComparedProps {
  /** What was shown at the click and what the page said, in finished words. */
  readonly shown: string
  readonly read: string
  readonly clickedAt: string
  readonly observedAt: string
  readonly url: string
  /** The piece of the page that says it; null: none was kept. */
  readonly evidence: string | null
}

/** A reading of a shop's page beside what was shown (G-04): the shop and who decides about it see the same. */
export function ReadingCompared({ shown, read, clickedAt, observedAt, url, evidence }: ReadingComparedProps) {
  return (
    <>
      <PlainTable
        caption="O que foi comparado"
        heads={['O quê', 'Preço e stock', 'Quando']}
        rows={[
          ['Mostrámos', shown, momentWords(clickedAt)],
          ['Lemos', read, momentWords(observedAt)],
        ]}
      />
      <section aria-label="A página da loja">
        <h2>A página da loja</h2>
        <p>
          <a href={url} rel="noopener noreferrer nofollow" target="_blank">
            {url}
          </a>
        </p>
        {evidence !== null && <pre className="mono">{evidence}</pre>}
      </section>
    </>
  )
}
