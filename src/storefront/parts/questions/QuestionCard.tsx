import type { ReactNode } from 'react'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { AnswerView, QuestionView } from './present-questions.ts'

/** One question with its answers, the best first. */
export function QuestionCard({
  question,
  shownAnswers,
  level = 2,
  renderBeside,
}: {
  readonly question: QuestionView
  /** How many; absent: all. */
  readonly shownAnswers?: number
  /** Of its heading; 1: it is the page's own. */
  readonly level?: 1 | 2 | 3
  /** What stands below each answer, beside the votes. */
  readonly renderBeside?: (answer: AnswerView) => ReactNode
}) {
  const Heading = `h${level}` as const
  const { id, url, text, byline, answers } = question
  const shown = answers.slice(0, shownAnswers)
  return (
    <article className={level === 1 ? 'question alone' : 'question'} id={id}>
      <Heading className="question-text">
        {text === null ? 'Pergunta apagada a pedido' : level === 1 ? text : <a href={url}>{text}</a>}
      </Heading>
      <p className="fine">{byline}</p>
      {answers.length === 0 && <p className="note">Ainda sem resposta.</p>}
      {shown.length > 0 && (
        <ol className="answers plain">
          {shown.map((answer) => (
            <li key={answer.id}>
              <Answer answer={answer}>{renderBeside?.(answer)}</Answer>
            </li>
          ))}
        </ol>
      )}
      {answers.length > shown.length && (
        <p>
          <a href={url}>{`Ver as ${countOf(answers.length, words.answer)}`}</a>
        </p>
      )}
      {text !== null && level !== 3 && (
        <p className="question-acts">
          <a href={paths.answerQuestion(id)} rel="nofollow">
            Responder
          </a>
        </p>
      )}
    </article>
  )
}

function Answer({ answer, children }: { answer: AnswerView; children?: ReactNode }) {
  const { id, text, name, tag, date, isSolution } = answer
  return (
    <div className="answer" id={id}>
      <p className="answer-by">
        <b>{name}</b> <Tag tone={tag.tone}>{tag.text}</Tag> {isSolution && <Tag tone="good">Resolveu a dúvida</Tag>}{' '}
        <span className="fine">{date}</span>
      </p>
      <p className="answer-text">{text}</p>
      <div className="question-acts">
        <Vote answer={answer} />
        {children}
      </div>
    </div>
  )
}

/** U-02: without script; one word of each visitor, the last. */
function Vote({ answer: { id, helpful, unhelpful, name } }: { answer: AnswerView }) {
  return (
    <form
      method="post"
      action={paths.answerVote(id)}
      className="answer-vote"
      aria-label={`A resposta de ${name} ajudou?`}
    >
      <span>Esta resposta ajudou?</span>
      <Button type="submit" size="small" name="ajudou" value="sim">
        {helpful === 0 ? 'Sim' : `Sim (${helpful})`}
      </Button>
      <Button type="submit" size="small" name="ajudou" value="nao">
        {unhelpful === 0 ? 'Não' : `Não (${unhelpful})`}
      </Button>
    </form>
  )
}
