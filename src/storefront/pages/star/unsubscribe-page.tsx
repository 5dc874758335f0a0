import { isAnswersName, isIdent } from '#domains/reviews/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { LINK_FORM_BYTES } from '../../parts/mail-links/link-address.ts'
import { MailsEnd } from '../../parts/mail-links/MailsEnd.tsx'

interface UnsubscribeProps {
  readonly name: string
  /** Of questions of other buyers; else of invitations. */
  readonly isOfQuestions: boolean
  readonly isDone: boolean
}

/** a link only shows the button; what is sent by it, or by the one click of a mail program, ends these mails. Everybody is answered alike. */
export const starUnsubscribePage = definePage({
  id: 'R-12',
  name: 'starUnsubscribe',
  secretAddress: true,
  access: 'anyone',
  cache: 'private',
  address: ({ path, params: { name } }) =>
    isIdent(name) || isAnswersName(name)
      ? { canonical: path, name }
      : refusal('not_found', 'there is no such link (star)'),
  load: async ({ name }): Promise<{ props: UnsubscribeProps }> => ({ props: propsOf(name, false) }),
  head: () => ({
    title: 'Deixar de receber estes e-mails',
    description: 'Terminar os pedidos de avaliação.',
    canonical: null,
    sheet: 'reviews',
    robots: 'noindex',
  }),
  Page: StarUnsubscribePage,
  form: {
    maxBytes: LINK_FORM_BYTES,
    says: 'nothing',
    take: async (_fields, { params: { name } }, { star }): Promise<{ props: UnsubscribeProps }> => {
      await star.unsubscribe(name)
      return { props: propsOf(name, true) }
    },
  },
})

function propsOf(name: string, isDone: boolean): UnsubscribeProps {
  return { name, isOfQuestions: isAnswersName(name), isDone }
}

function StarUnsubscribePage({ name, isOfQuestions, isDone }: UnsubscribeProps) {
  const [before, after] = isOfQuestions
    ? [
        'Depois de confirmar, deixa de receber perguntas de outros compradores.',
        'Feito: já não recebe perguntas de outros compradores.',
      ]
    : [
        'Depois de confirmar, não lhe pedimos mais avaliações, seja qual for a loja. As que já escreveu ficam.',
        'Feito: já não recebe pedidos de avaliação, desta loja ou de outra.',
      ]
  return (
    <MailsEnd
      heading="Deixar de receber estes e-mails"
      action={paths.starUnsubscribe(name)}
      isDone={isDone}
      before={before}
      after={after}
    />
  )
}
