import { definePage } from '../../page/page.ts'
import { QuestionCard } from '../../parts/questions/QuestionCard.tsx'
import { presentQuestion, type QuestionView } from '../../parts/questions/present-questions.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { eshopNamesOf } from './eshop-names.ts'
import { hashOf } from './link-pages.tsx'
import { Solution } from './QuestionPage.tsx'
import { isAnswerId } from './read-ids.ts'

const FORM_BYTES = 1_024

interface OwnQuestionProps {
  readonly hash: string
  /** null: the link is none, or the question is gone; all alike. */
  readonly question: QuestionView | null
  readonly isErased: boolean
}

/** U-02: who asked sees the answers by the link of a mail, says which solved it, or has the question erased. */
export const ownQuestionPage = definePage({
  id: 'U-02',
  name: 'ownQuestion',
  access: 'anyone',
  cache: 'private',
  secretAddress: true,
  address: ({ params }) => hashOf(params.hash, paths.ownQuestion),
  load: async ({ hash }, { questions, eshops }) => {
    const question = await questions.own(hash)
    return {
      status: question === null ? 404 : 200,
      props: {
        hash,
        question: question && presentQuestion(question, eshopNamesOf(eshops)),
        isErased: false,
      } as OwnQuestionProps,
    }
  },
  head: () => ({
    title: 'A sua pergunta',
    description: 'Ver as respostas a uma pergunta sua.',
    canonical: null,
    robots: 'noindex',
    sheet: 'reviews',
  }),
  Page: OwnQuestionPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, { params: { hash } }, { questions }) => {
      if (fields.has('apagar')) {
        await questions.changeOwn(hash, 'erase')
        return { props: { hash, question: null, isErased: true } as OwnQuestionProps }
      }
      const chosen = fields.get('resolveu') ?? ''
      await questions.changeOwn(hash, { solution: isAnswerId(chosen) ? chosen : null })
      return { seeOther: paths.ownQuestion(hash) }
    },
  },
})

function OwnQuestionPage({ hash, question, isErased }: OwnQuestionProps) {
  return (
    <div className="wrap">
      <div className="info questions-page">
        {question === null ? (
          <Gone isErased={isErased} />
        ) : (
          <>
            <h1>A sua pergunta</h1>
            <QuestionCard
              question={question}
              renderBeside={(answer) => <Solution action={paths.ownQuestion(hash)} answer={answer} />}
            />
            <form method="post" action={paths.ownQuestion(hash)} className="question-erase">
              <p className="fine">
                Se já houver respostas, ficam, com a nota de que a pergunta foi apagada a pedido. Não se pode desfazer.
              </p>
              <Button type="submit" name="apagar" value="1">
                Apagar a pergunta
              </Button>
            </form>
          </>
        )}
      </div>
    </div>
  )
}

function Gone({ isErased }: { isErased: boolean }) {
  return (
    <>
      <h1>{isErased ? 'Pergunta apagada' : 'Esta ligação já não serve'}</h1>
      <p className="lead" role="status">
        {isErased ? 'O texto, o nome e o seu endereço foram apagados.' : 'A pergunta foi apagada, ou nunca existiu.'}
      </p>
      <p>
        <a href={paths.homepage()}>Ir para o início</a>
      </p>
    </>
  )
}
