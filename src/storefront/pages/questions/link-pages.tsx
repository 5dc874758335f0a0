import { QUESTION_LIMITS } from '#domains/questions/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'

/** A provider's one click brings two words, a browser none. */
const FORM_BYTES = 4_096

const HASH = /^[coqm][0-9a-z]{1,11}-[\w-]{22}$/

/** What no mail of ours has ever had; what one might have had is shown alike, whether it is good or not. */
export function hashOf(hash: string, path: (hash: string) => string) {
  return HASH.test(hash) ? { canonical: path(hash), hash } : refusal('not_found', 'there is no such link')
}

interface ConfirmProps {
  readonly hash: string
  /** The offer that was asked about, once it is done; null: nothing has been sent yet. */
  readonly outcome: { readonly variantId: number } | 'over' | null
}

/** U-02: of the mail that asks an address; looking at it changes nothing, its button says yes once. */
export const confirmQuestionPage = definePage({
  id: 'U-02',
  name: 'confirmQuestion',
  access: 'anyone',
  cache: 'private',
  secretAddress: true,
  address: ({ params }) => hashOf(params.hash, paths.confirmQuestion),
  load: async ({ hash }): Promise<{ props: ConfirmProps }> => ({ props: { hash, outcome: null } }),
  head: () => ({
    title: 'Confirmar a pergunta',
    description: 'Confirmar uma pergunta sobre um produto.',
    canonical: null,
    sheet: 'reviews',
    robots: 'noindex',
  }),
  Page: ConfirmPage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (_fields, { params: { hash } }, { questions }): Promise<{ props: ConfirmProps }> => {
      const variantId = await questions.confirm(hash)
      return { props: { hash, outcome: variantId === null ? 'over' : { variantId } } }
    },
  },
})

function ConfirmPage({ hash, outcome }: ConfirmProps) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Confirmar a pergunta</h1>
        {outcome === null && (
          <form method="post" action={paths.confirmQuestion(hash)}>
            <p className="lead">Depois de confirmar, lemos a pergunta e publicamo-la sem o seu endereço.</p>
            <Button type="submit" tone="primary">
              Confirmar a pergunta
            </Button>
          </form>
        )}
        {outcome === 'over' && (
          <p className="lead" role="status">
            {`Esta ligação já foi usada ou passou do prazo de ${QUESTION_LIMITS.requestHours} horas. Pode fazer a pergunta outra vez na página do produto.`}
          </p>
        )}
        {typeof outcome === 'object' && outcome !== null && (
          <>
            <p className="lead" role="status">
              Está confirmada. Avisamos por e-mail quando houver uma resposta.
            </p>
            <p>
              <a href={paths.questions(outcome.variantId)}>Ver as perguntas sobre o produto</a>
            </p>
          </>
        )}
      </div>
    </div>
  )
}

interface EndProps {
  readonly hash: string
  readonly isDone: boolean
}

/** U-02: a link only shows the button; what is sent by it, or by the one click of a mail program, ends the mails. All are answered alike. */
export const questionMailsEndPage = definePage({
  id: 'U-02',
  name: 'questionMailsEnd',
  access: 'anyone',
  cache: 'private',
  secretAddress: true,
  address: ({ params }) => hashOf(params.hash, paths.questionMailsEnd),
  load: async ({ hash }): Promise<{ props: EndProps }> => ({ props: { hash, isDone: false } }),
  head: () => ({
    title: 'Deixar de receber e-mails de perguntas',
    description: 'Terminar os e-mails sobre perguntas e respostas.',
    canonical: null,
    sheet: 'reviews',
    robots: 'noindex',
  }),
  Page: EndPage,
  form: {
    maxBytes: FORM_BYTES,
    says: 'nothing',
    take: async (_fields, { params: { hash } }, { questions }): Promise<{ props: EndProps }> => {
      await questions.endMails(hash)
      return { props: { hash, isDone: true } }
    },
  },
})

function EndPage({ hash, isDone }: EndProps) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Deixar de receber e-mails de perguntas</h1>
        {isDone ? (
          <p className="lead" role="status">
            Feito: já não recebe estes e-mails.
          </p>
        ) : (
          <form method="post" action={paths.questionMailsEnd(hash)}>
            <p className="lead">Depois de confirmar, estes e-mails param.</p>
            <Button type="submit" tone="primary">
              Deixar de receber
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}
