import type { Excerpt, ExcerptLine, LabExample } from '#domains/feeds/contract.ts'
import { formatCount } from '../../copy/format.ts'
import type { AffectedView, ProblemSectionView, ProblemView } from './present-lab.ts'
import { Tag } from '../../ui/Tag.tsx'

/** Coded issues by severity, each with the lines of the file that it stands in, and the first articles concerned. */
export function LabProblems({
  sections,
  affected,
}: {
  sections: readonly ProblemSectionView[]
  affected: readonly AffectedView[]
}) {
  return (
    <>
      {sections.map((section) => (
        <section key={section.severity} className="lab-section" aria-labelledby={`lab-${section.severity}`}>
          <h2 id={`lab-${section.severity}`}>{section.title}</h2>
          <p className="lab-intro">{section.text}</p>
          <div className="lab-problems">
            {section.problems.map((problem, index) => (
              <Problem
                key={problem.code}
                problem={problem}
                severity={section.severity}
                isOpen={section.severity === 'fatal' || (section.severity === 'error' && index === 0)}
              />
            ))}
          </div>
        </section>
      ))}
      {affected.length > 0 && <Affected affected={affected} />}
    </>
  )
}

function Problem({ problem, severity, isOpen }: { problem: ProblemView; severity: string; isOpen: boolean }) {
  return (
    <details className={`lab-problem ${severity}`} id={`lab-${problem.code}`} open={isOpen}>
      <summary>
        <span className="lab-problem-title">{problem.title}</span>
        {problem.count !== '' && <span className="lab-count">{problem.count}</span>}
      </summary>
      <p>
        <b>O que fazer:</b> {problem.action}
      </p>
      {problem.shown.map((example, index) => (
        <Example key={index} example={example} isTold={problem.isOneCase} />
      ))}
      {problem.others.length > 0 && (
        <ul className="lab-others">
          {problem.others.map((text, index) => (
            <li key={index}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p className="fine">
        {problem.more !== null && `${problem.more} · `}
        <code>{problem.code}</code>
      </p>
    </details>
  )
}

/** `isTold`: the heading above says already what is wrong. */
function Example({ example, isTold }: { example: LabExample; isTold: boolean }) {
  return (
    <figure className="lab-example">
      {(example.itemId !== null || !isTold) && (
        <figcaption>
          {example.itemId !== null && (
            <>
              Artigo <bdi>{example.itemId}</bdi>
              {!isTold && ': '}
            </>
          )}
          {!isTold && <bdi>{example.message}</bdi>}
        </figcaption>
      )}
      {example.excerpt !== null && <Lines excerpt={example.excerpt} />}
    </figure>
  )
}

/** The file's own text, inert: characters that act were made visible when it was read back. */
function Lines({ excerpt }: { excerpt: Excerpt }) {
  return (
    <ol className="lab-lines" dir="ltr" aria-label="Linhas do ficheiro">
      {excerpt.lines.map((line) => (
        <li key={line.number} className={line.isPlace ? 'place' : undefined}>
          <span className="lab-number">
            <span className="visually-hidden">{line.isPlace ? 'Linha com o problema, ' : 'Linha '}</span>
            {formatCount(line.number)}
          </span>
          <code translate="no">
            <Text line={line} />
          </code>
        </li>
      ))}
    </ol>
  )
}

function Text({ line: { text, mark, isCutBefore, isCutAfter } }: { line: ExcerptLine }) {
  return (
    <>
      {isCutBefore && '…'}
      {mark === null ? text : text.slice(0, mark[0])}
      {mark !== null && <mark>{text.slice(mark[0], mark[1])}</mark>}
      {mark !== null && text.slice(mark[1])}
      {isCutAfter && '…'}
    </>
  )
}

function Affected({ affected }: { affected: readonly AffectedView[] }) {
  return (
    <section className="lab-section" aria-labelledby="lab-afetados">
      <h2 id="lab-afetados">Os primeiros artigos afetados</h2>
      <ul className="lab-affected">
        {affected.map(({ item, line, messages, isOut }) => (
          <li key={item}>
            <p>
              <b>
                <bdi>{item}</bdi>
              </b>
              {line !== null && <span className="fine">{` linha ${formatCount(line)}`}</span>}{' '}
              <Tag round tone={isOut ? 'wrong' : 'care'}>
                {isOut ? 'fica de fora' : 'entra'}
              </Tag>
            </p>
            {messages.map((message) => (
              <p key={message} className="fine">
                <bdi>{message}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
