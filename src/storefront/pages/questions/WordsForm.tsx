import { QUESTION_LIMITS, type WordsComplaints } from '#domains/questions/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { complaintText, hasComplaints, questionFields, waitText } from './question-words.ts'

export interface WordsTyped {
  readonly body: string
  readonly nickname: string
  readonly email: string
}

/** What was typed, and what is wrong with it. */
export interface WordsFormState {
  readonly typed?: WordsTyped | undefined
  readonly complaints?: WordsComplaints
  readonly waitSeconds?: number
}

/** A question or an answer: text, a name to show, and of who is not known an address. Works without script. */
export function WordsForm({
  what,
  action,
  asksName,
  asksEmail,
  submit,
  typed,
  complaints = {},
  waitSeconds,
  children,
}: WordsFormState & {
  readonly what: 'question' | 'answer'
  readonly action: string
  readonly asksName: boolean
  readonly asksEmail: boolean
  readonly submit: string
  readonly children?: React.ReactNode
}) {
  const isQuestion = what === 'question'
  return (
    <form className="form" method="post" action={`${action}#erros`}>
      {(hasComplaints(complaints) || waitSeconds !== undefined) && (
        <div className="complaint" role="alert" id="erros" tabIndex={-1}>
          <p>{waitSeconds === undefined ? 'Falta acertar o que está assinalado.' : waitText(waitSeconds)}</p>
        </div>
      )}
      <TextArea
        id="campo-texto"
        name={questionFields.body}
        label={isQuestion ? 'A sua pergunta' : 'A sua resposta'}
        hint={
          isQuestion
            ? 'Sobre o produto: medidas, materiais, montagem, uso. Sobre uma encomenda, fale com a loja onde comprou.'
            : null
        }
        error={complaintText('body', complaints.body, what)}
        defaultValue={typed?.body ?? ''}
        rows={5}
        maxLength={isQuestion ? QUESTION_LIMITS.questionChars : QUESTION_LIMITS.answerChars}
        required
      />
      {asksName && (
        <Field
          id="campo-nome"
          name={questionFields.nickname}
          label="Nome a mostrar (opcional)"
          type="text"
          autoComplete="nickname"
          error={complaintText('nickname', complaints.nickname, what)}
          defaultValue={typed?.nickname ?? ''}
          maxLength={QUESTION_LIMITS.nicknameChars}
        />
      )}
      {asksEmail && (
        <Field
          id="campo-email"
          name={questionFields.email}
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="Para confirmar a pergunta e avisar quando houver uma resposta. Não é mostrado a ninguém."
          error={complaintText('email', complaints.email, what)}
          defaultValue={typed?.email ?? ''}
          maxLength={QUESTION_LIMITS.emailChars}
          required
        />
      )}
      {children}
      <Button tone="primary" type="submit">
        {submit}
      </Button>
    </form>
  )
}
