import { QuestionCard } from '../../parts/questions/QuestionCard.tsx'
import type { AnswerView, QuestionView } from '../../parts/questions/present-questions.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'

export interface QuestionPageProps {
  readonly question: QuestionView
  readonly product: { readonly title: string; readonly url: string }
  readonly allUrl: string
  /** Who looks is who asked: they say which answer solved it. */
  readonly isAsker: boolean
}

/** U-02: one question with all its answers. */
export function QuestionPage({ question, product, allUrl, isAsker }: QuestionPageProps) {
  return (
    <div className="wrap">
      <div className="info questions-page">
        <Breadcrumbs
          crumbs={[
            { name: 'Início', url: paths.homepage() },
            { name: product.title, url: product.url },
            { name: 'Perguntas', url: allUrl },
          ]}
        />
        <QuestionCard
          question={question}
          level={1}
          renderBeside={(answer) => isAsker && <Solution action={question.url} answer={answer} />}
        />
        <p>
          <a href={allUrl}>Todas as perguntas sobre este produto</a>
        </p>
      </div>
    </div>
  )
}

/** Who asked says that an answer solved it, or takes that back. */
export function Solution({ action, answer: { id, isSolution } }: { action: string; answer: AnswerView }) {
  return (
    <form method="post" action={action}>
      <Button type="submit" size="small" name="resolveu" value={isSolution ? 'nenhuma' : id}>
        {isSolution ? 'Afinal não resolveu' : 'Resolveu'}
      </Button>
    </form>
  )
}
