import { REVIEW_LIMITS } from '#domains/reviews/contract.ts'
import { isRefusal } from '#platform/errors/refusal.ts'
import { readableLine } from '#platform/readable-text.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { openInvitation, readIdent, refusalOf } from './opened.ts'

interface ThanksProps {
  readonly ident: string
  readonly eshop: { readonly name: string; readonly slug: string }
  readonly hasReviews: boolean
  readonly nickname: string | null
  readonly answersQuestions: boolean
  readonly isSaved: boolean
}

const FORM_BYTES = 4_096
const THANKS = { perSecond: 1 / 6, burst: 40, retrySeconds: 60, of: 'names of reviews' }

/** what becomes of it, how it is signed, and whether others may ask. */
export const starThanksPage = definePage({
  id: 'R-12',
  name: 'starThanks',
  secretAddress: true,
  access: 'anyone',
  cache: 'private',
  address: ({ params, query }) => {
    const isSaved = query.get('guardado') === '1'
    const read = readIdent(params.ident, paths.starThanks(params.ident, isSaved))
    return 'canonical' in read ? { ...read, isSaved } : read
  },
  load: async ({ ident, isSaved }, dependencies, request) => {
    const opened = await openInvitation(ident, dependencies, request)
    if (isRefusal(opened)) return opened
    const { eshop, nickname, answersQuestions, ofEshop, items } = opened
    const hasReviews = ofEshop !== null || items.some(({ review }) => review !== null)
    return { props: { ident, eshop, hasReviews, nickname, answersQuestions, isSaved } }
  },
  head: () => ({
    title: 'Obrigado',
    description: 'O que acontece à sua avaliação.',
    canonical: null,
    robots: 'noindex',
    sheet: 'reviews',
  }),
  Page: StarThanksPage,
  form: {
    maxBytes: FORM_BYTES,
    rate: THANKS,
    take: async (fields, { params: { ident } }, { star }, request) => {
      const nickname = readableLine(fields.get('nome') ?? '', REVIEW_LIMITS.nicknameLength)
      const asked = { nickname: nickname === '' ? null : nickname, answersQuestions: fields.get('perguntas') === 'sim' }
      const kept = await star.thank(ident, asked, request.ip)
      return kept === 'kept' ? { seeOther: paths.starThanks(ident, true) } : refusalOf(kept)
    },
  },
})

function StarThanksPage({ ident, eshop, hasReviews, nickname, answersQuestions, isSaved }: ThanksProps) {
  return (
    <div className="wrap star-page">
      <h1>{hasReviews ? 'Obrigado pela sua avaliação' : 'Ainda não avaliou'}</h1>
      {isSaved && (
        <p className="lead" role="status">
          Guardado.
        </p>
      )}
      {hasReviews ? (
        <p className="lead">
          Verificamos cada avaliação antes de a publicar. Sai como a escreveu, boa ou má, com a indicação de que a
          compra foi confirmada. Se não a pudermos publicar, dizemos-lhe porquê nesta ligação.
        </p>
      ) : (
        <p className="lead">Se mudar de ideias, esta ligação continua aberta durante 60 dias.</p>
      )}
      <form className="form" method="post" action={paths.starThanks(ident)}>
        <Field
          id="campo-nome"
          name="nome"
          label="Nome que aparece nas avaliações (opcional)"
          autoComplete="nickname"
          maxLength={REVIEW_LIMITS.nicknameLength}
          defaultValue={nickname ?? ''}
          hint="Um nome próprio ou uma alcunha. Sem ele, aparece «Cliente»."
        />
        <div className="choices">
          <label>
            <input type="checkbox" name="perguntas" value="sim" defaultChecked={answersQuestions} />
            Aceito responder a perguntas de outros compradores
          </label>
        </div>
        <p className="fine">
          Enviamos a pergunta por e-mail; ninguém vê o seu endereço, e pode deixar de receber com um clique.
        </p>
        <Button type="submit" tone="primary">
          Guardar
        </Button>
      </form>
      <p>
        <a href={paths.star(ident)}>Mudar o que escreveu</a>
        {' · '}
        <a href={paths.starEshop(eshop.slug)}>{`Avaliações da ${eshop.name}`}</a>
      </p>
    </div>
  )
}
