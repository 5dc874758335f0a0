import { QUESTION_LIMITS } from '#domains/questions/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { QuestionCard } from '../../parts/questions/QuestionCard.tsx'
import type { QuestionView } from '../../parts/questions/present-questions.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { WordsForm, type WordsFormState } from './WordsForm.tsx'

export interface QuestionsPageProps {
  readonly variantId: number
  readonly product: { readonly title: string; readonly url: string }
  /** Its one address, whichever offer led here; without a search. */
  readonly canonical: string
  readonly questions: readonly QuestionView[]
  readonly searched: string
  readonly found: number
  readonly total: number
  readonly page: number
  /** Who is signed in is not asked for an address. */
  readonly isSignedIn: boolean
  /** What became of a question that was sent. */
  readonly sent: 'asked' | 'mailed' | null
  readonly form?: WordsFormState
}

const SHOWN_ANSWERS = 2

/** what people ask about a product; all its offers share it. */
export function QuestionsPage(props: QuestionsPageProps) {
  const { product, questions, searched, found, total, page } = props
  const pages = Math.ceil(found / QUESTION_LIMITS.pageSize)
  return (
    <div className="wrap">
      <div className="info questions-page">
        <Breadcrumbs
          crumbs={[
            { name: 'Início', url: paths.homepage() },
            { name: product.title, url: product.url },
          ]}
        />
        <h1>{`Perguntas sobre ${product.title}`}</h1>
        <p className="lead">
          {total === 0
            ? 'Ainda ninguém perguntou nada sobre este produto.'
            : `${countOf(total, words.question)}. Respondem as lojas que o vendem e quem o comprou.`}
        </p>
        <Sent sent={props.sent} />
        {total > 0 && (
          <p>
            <a className="button" href="#perguntar">
              Fazer uma pergunta
            </a>
          </p>
        )}
        {total >= QUESTION_LIMITS.searchFrom && <Search {...props} />}
        {searched !== '' && (
          <p className="note" role="status">
            {found === 0
              ? 'Nenhuma pergunta tem estas palavras. Faça a sua, mais abaixo.'
              : `${countOf(found, words.question)} com estas palavras.`}
          </p>
        )}
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} shownAnswers={SHOWN_ANSWERS} />
        ))}
        {pages > 1 && <Pages {...props} pages={pages} page={page} />}
        <Ask {...props} />
      </div>
    </div>
  )
}

function Sent({ sent }: Pick<QuestionsPageProps, 'sent'>) {
  if (sent === null) return null
  return (
    <p className="question-sent" role="status">
      {sent === 'asked'
        ? 'Recebemos a sua pergunta. Lemo-la antes de a publicar; avisamos por e-mail quando houver uma resposta.'
        : `Enviámos um e-mail para o endereço que indicou. Confirme a pergunta com a ligação que lá está, dentro de ${QUESTION_LIMITS.requestHours} horas.`}
    </p>
  )
}

function Search({ variantId, searched }: QuestionsPageProps) {
  return (
    <form className="question-search" method="get" action={paths.questions(variantId)} role="search">
      <Field
        id="campo-procura"
        name="q"
        type="search"
        label="Procurar nas perguntas"
        defaultValue={searched}
        maxLength={QUESTION_SEARCH_CHARS}
      />
      <Button type="submit">Procurar</Button>
    </form>
  )
}

export const QUESTION_SEARCH_CHARS = 100

function Pages({ variantId, searched, page, pages }: QuestionsPageProps & { pages: number }) {
  const at = (number: number) =>
    paths.questions(variantId, {
      ...(searched !== '' && { q: searched }),
      ...(number > 1 && { pagina: String(number) }),
    })
  return (
    <nav className="question-pages" aria-label="Páginas">
      {page > 1 && (
        <a className="button" href={at(page - 1)} rel="prev">
          Anteriores
        </a>
      )}
      <span className="fine">{`Página ${page} de ${pages}`}</span>
      {page < pages && (
        <a className="button" href={at(page + 1)} rel="next">
          Seguintes
        </a>
      )}
    </nav>
  )
}

function Ask({ variantId, isSignedIn, form }: QuestionsPageProps) {
  return (
    <section id="perguntar" aria-labelledby="perguntar-titulo">
      <h2 id="perguntar-titulo">Fazer uma pergunta</h2>
      <WordsForm
        {...form}
        what="question"
        action={paths.questions(variantId)}
        asksName
        asksEmail={!isSignedIn}
        submit="Enviar a pergunta"
      >
        <p className="fine">
          A pergunta e o nome ficam à vista de todos. Enviamo-la às lojas que vendem o produto e a quem o comprou e
          aceitou responder. Como tratamos os seus dados: <a href={paths.privacy()}>privacidade</a>.
        </p>
      </WordsForm>
    </section>
  )
}
