import type { AnswerRole } from '#domains/questions/contract.ts'
import { paths } from '../../paths.ts'
import { WordsForm, type WordsFormState } from './WordsForm.tsx'

export type AnswerPageProps =
  /** Forged, over, erased: all alike. */
  | { readonly kind: 'over' }
  | { readonly kind: 'kept'; readonly product: AnsweredProduct }
  | {
      readonly kind: 'form'
      readonly action: string
      readonly product: AnsweredProduct
      readonly question: string
      readonly role: AnswerRole
      readonly eshopName: string | null
      /** They have answered before: sending changes that. */
      readonly isChange: boolean
      readonly form: WordsFormState
    }

interface AnsweredProduct {
  readonly title: string
  readonly url: string
}

/** R-18: an answer by the token of a mail, or signed in. */
export function AnswerPage(props: AnswerPageProps) {
  return (
    <div className="wrap">
      <div className="info questions-page">
        {props.kind === 'over' && <Over />}
        {props.kind === 'kept' && <Kept {...props} />}
        {props.kind === 'form' && <AnswerForm {...props} />}
      </div>
    </div>
  )
}

function AnswerForm({
  action,
  product,
  question,
  role,
  eshopName,
  isChange,
  form,
}: Extract<AnswerPageProps, { kind: 'form' }>) {
  return (
    <>
      <h1>{isChange ? 'Mudar a resposta' : 'Responder a uma pergunta'}</h1>
      <p className="lead">
        Sobre <a href={product.url}>{product.title}</a>
      </p>
      <blockquote className="question-quoted">{question}</blockquote>
      <WordsForm
        {...form}
        what="answer"
        action={action}
        asksName={role !== 'shop'}
        asksEmail={false}
        submit={isChange ? 'Guardar a mudança' : 'Enviar a resposta'}
      >
        <p className="fine">{shownAs[role](eshopName)}</p>
      </WordsForm>
    </>
  )
}

const shownAs: Readonly<Record<AnswerRole, (eshopName: string | null) => string>> = {
  shop: (eshopName) =>
    `A resposta aparece na página do produto, com o nome da loja${eshopName === null ? '' : ` ${eshopName}`}.`,
  buyer: () => 'A resposta aparece na página do produto como de uma compra verificada. O seu endereço não é mostrado.',
  somebody: () => 'A resposta aparece na página do produto, com a nota de que não sabemos se o comprou.',
}

function Kept({ product }: { product: AnsweredProduct }) {
  return (
    <>
      <h1>Resposta recebida</h1>
      <p className="lead" role="status">
        Obrigado. Lemo-la antes de a publicar; pode mudá-la pela mesma ligação.
      </p>
      <p>
        <a href={product.url}>{`Ver ${product.title}`}</a>
      </p>
    </>
  )
}

function Over() {
  return (
    <>
      <h1>Esta ligação já não serve</h1>
      <p className="lead">Passou do prazo, ou a pergunta já não está publicada.</p>
      <p>
        <a href={paths.homepage()}>Ir para o início</a>
      </p>
    </>
  )
}
