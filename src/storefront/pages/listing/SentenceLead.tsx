import { Chips } from './Chips.tsx'
import type { Chip } from './chips.ts'

/** A search and what was understood of it. */
export interface SentenceView {
  readonly typed: string
  readonly chips: readonly Chip[]
  readonly clearUrl: string | null
  /** Words that are searched as text. */
  readonly searched: readonly string[]
  /** Wishes that no filter says. */
  readonly notUnderstood: readonly string[]
  /** The same search by its words alone. */
  readonly asTypedUrl: string
}

/** S-07: each piece a chip that can be taken away; what was not understood is said. */
export function SentenceLead({
  sentence: { chips, clearUrl, searched, notUnderstood, asTypedUrl },
}: {
  sentence: SentenceView
}) {
  return (
    <section aria-label="O que percebemos da pesquisa">
      <Chips lead="Percebemos:" chips={chips} clearUrl={clearUrl} />
      <p className="listing-lead">
        {searched.length > 0 && `Procurado como texto: ${quoted(searched)}. `}
        {notUnderstood.length > 0 && `Não percebemos: ${quoted(notUnderstood)}. `}
        <a href={asTypedUrl} rel="nofollow" data-in-place="">
          Procurar apenas as palavras
        </a>
      </p>
    </section>
  )
}

function quoted(parts: readonly string[]): string {
  return parts.map((part) => `“${part}”`).join(', ')
}
