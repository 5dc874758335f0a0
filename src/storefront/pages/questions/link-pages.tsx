import { QUESTION_LIMITS } from '#domains/questions/contract.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { linkAddress, LINK_FORM_BYTES } from '../../parts/mail-links/link-address.ts'
import { MailsEnd } from '../../parts/mail-links/MailsEnd.tsx'
import { Button } from '../../ui/Button.tsx'

export function hashOf(hash: string, path: (hash: string) => string) {
  return linkAddress('coqm', hash, path)
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
    maxBytes: LINK_FORM_BYTES,
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
    maxBytes: LINK_FORM_BYTES,
    says: 'nothing',
    take: async (_fields, { params: { hash } }, { questions }): Promise<{ props: EndProps }> => {
      await questions.endMails(hash)
      return { props: { hash, isDone: true } }
    },
  },
})

function EndPage({ hash, isDone }: EndProps) {
  return (
    <MailsEnd heading="Deixar de receber e-mails de perguntas" action={paths.questionMailsEnd(hash)} isDone={isDone} />
  )
}
