import type { WordsHeading, WordsNow, WordsText } from '#domains/content/contract.ts'
import { formatDay } from '../copy/format.ts'
import { FinishedWords } from '../html/trusted-html.tsx'
import { paths } from '../paths.ts'
import { Breadcrumbs, type Crumb } from '../ui/Breadcrumbs.tsx'
import { wordSlots } from './word-slots.tsx'

export interface WordsPageProps {
  /** The version that is shown. */
  readonly text: WordsText
  readonly now: WordsNow
  readonly crumbs: readonly Crumb[]
}

/** A contents list of fewer headings is longer than what it saves. */
const FEWEST_CONTENTS = 4

/** A page that is read: in a few words first, then its contents and the text, its version last. */
export function WordsPage({ text, now, crumbs }: WordsPageProps) {
  const { title, summary, contents } = text
  return (
    <div className="wrap words">
      <Breadcrumbs crumbs={crumbs} />
      <header>
        <h1>{title}</h1>
        <VersionLine text={text} now={now} />
      </header>
      <section className="in-short" aria-labelledby="em-poucas-palavras">
        <h2 id="em-poucas-palavras">Em poucas palavras</h2>
        <ul>
          {summary.map((html) => (
            <FinishedWords as="li" key={html} html={html} />
          ))}
        </ul>
      </section>
      {contents.length >= FEWEST_CONTENTS && <Contents of={contents} />}
      <div className="words-text">
        <WordsBody text={text} />
        <Versions text={text} now={now} />
      </div>
    </div>
  )
}

/** The text itself, with what is generated in it. */
export function WordsBody({ text: { parts } }: { text: Pick<WordsText, 'parts'> }) {
  return parts.map((part, index) => {
    if (part.kind === 'html') return <FinishedWords key={index} as="div" html={part.html} />
    const Slot = wordSlots[part.name]
    return Slot === undefined ? null : <Slot key={index} />
  })
}

function Contents({ of }: { of: readonly WordsHeading[] }) {
  return (
    <nav className="words-contents" aria-labelledby="nesta-pagina">
      <h2 id="nesta-pagina">Nesta página</h2>
      <ol>
        {of.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function VersionLine({ text: { ident, version, date }, now }: { text: WordsText; now: WordsNow }) {
  const isNow = version === now.text.version
  return (
    <p className="version">
      Versão {version}, de <time dateTime={date}>{formatDay(date)}</time>
      {!isNow && (
        <>
          . Não é a que está em vigor: <a href={`/${ident}`}>ver a atual</a>
        </>
      )}
      {isNow && now.next !== null && (
        <>
          . A partir de <time dateTime={now.next.date}>{formatDay(now.next.date)}</time>:{' '}
          <a href={paths.wordsVersion(ident, now.next.version)}>versão {now.next.version}</a>
        </>
      )}
    </p>
  )
}

/** Every version stays readable at an address of its own, for whoever accepted it. */
function Versions({ text, now: { versions } }: { text: WordsText; now: WordsNow }) {
  return (
    <section className="versions" aria-labelledby="versoes">
      <h2 id="versoes">Versões desta página</h2>
      <ul>
        {versions.map(({ ident, version, date, changes }) => (
          <li key={version} aria-current={version === text.version ? 'true' : undefined}>
            <a href={paths.wordsVersion(ident, version)}>
              Versão {version}, de <time dateTime={date}>{formatDay(date)}</time>
            </a>
            {changes !== null && `: ${changes}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
