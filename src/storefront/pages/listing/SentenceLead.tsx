import { Chips } from './Chips.tsx'
import type { Chip } from './chips.ts'

/** A search and what was understood of it. */
export interface SentenceView {
  readonly typed: string
  /** Nothing has all of it: what the listed pieces do without, in the sentence's words; null: they have all of it. */
  readonly leftOut: readonly string[] | null
  /** A name has no such thing at all: both ways, in words and as links. */
  readonly apart: SentenceApart | null
  readonly chips: readonly Chip[]
  readonly clearUrl: string | null
  /** Words that are searched as text. */
  readonly searched: readonly string[]
  /** Wishes that no filter says. */
  readonly notUnderstood: readonly string[]
  /** The same search by its words alone. */
  readonly asTypedUrl: string
}

export interface SentenceApart {
  /** "sofás" */
  readonly things: string
  readonly thingsUrl: string
  readonly name: string
  readonly nameUrl: string
  readonly countText: string
}

/** S-07: each piece a chip that can be taken away; what was not understood is said. */
export function SentenceLead({
  sentence: { leftOut, apart, chips, clearUrl, searched, notUnderstood, asTypedUrl },
}: {
  sentence: SentenceView
}) {
  return (
    <section aria-label="O que percebemos da pesquisa">
      {apart !== null && <Apart {...apart} />}
      {leftOut !== null && apart === null && <Closest leftOut={leftOut} />}
      <Chips
        lead="Percebemos:"
        chips={chips}
        clearUrl={clearUrl}
        more={{ label: 'Procurar apenas as palavras', url: asTypedUrl }}
      />
      {searched.length + notUnderstood.length > 0 && (
        <p className="listing-lead">
          {searched.length > 0 && `Procurado como texto: ${quoted(searched)}. `}
          {notUnderstood.length > 0 && `Não percebemos, e ficou de fora: ${quoted(notUnderstood)}.`}
        </p>
      )}
    </section>
  )
}

function Closest({ leftOut }: { leftOut: readonly string[] }) {
  return (
    <p className="listing-lead">
      {'Nenhum produto tem tudo o que pediu. '}
      <strong>
        {leftOut.length === 0 ? 'Estes são os mais próximos.' : `Estes são os mais próximos, sem ${quoted(leftOut)}.`}
      </strong>
    </p>
  )
}

function Apart({ things, thingsUrl, name, nameUrl, countText }: SentenceApart) {
  return (
    <p className="note">
      {`${name} não tem `}
      <a href={thingsUrl} data-in-place="">
        {things}
      </a>
      {'. A mostrar os mais próximos, só com o que está em baixo; ou ver '}
      <a href={nameUrl} data-in-place="">{`o que há de ${name}`}</a>
      {`: ${countText}`}
    </p>
  )
}

/** Words were searched as words, and might have been understood. */
export function AsTypedLead({ sentenceUrl }: { sentenceUrl: string }) {
  return (
    <ul className="chips">
      <li>Procurámos apenas as palavras.</li>
      <li>
        <a className="clear" href={sentenceUrl} rel="nofollow" data-in-place="">
          Ler como uma frase
        </a>
      </li>
    </ul>
  )
}

function quoted(parts: readonly string[]): string {
  return parts.map((part) => `“${part}”`).join(', ')
}
