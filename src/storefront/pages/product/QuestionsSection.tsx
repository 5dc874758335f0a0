import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { QuestionCard } from '../../parts/questions/QuestionCard.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import type { QuestionsBeside } from './questions-beside.ts'

/** what is asked about a product, with the best answer of each, and the way to ask. */
export function QuestionsSection({ view: { variantId, questions, total } }: { view: QuestionsBeside }) {
  const all = paths.questions(variantId)
  return (
    <section className="product-section" id="perguntas">
      <h2>Perguntas</h2>
      {total === 0 && <p className="prose">Ninguém perguntou ainda nada sobre este produto.</p>}
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} level={3} shownAnswers={1} />
      ))}
      <p className="review-more-links">
        {total > questions.length && <LinkButton href={all}>{`Ver as ${countOf(total, words.question)}`}</LinkButton>}
        <LinkButton href={`${all}#perguntar`} rel="nofollow">
          Fazer uma pergunta
        </LinkButton>
      </p>
    </section>
  )
}
