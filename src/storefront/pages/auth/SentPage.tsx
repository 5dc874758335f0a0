import { AuthPage } from './AuthPage.tsx'

/** What is said of an address, whosever it is. */
export function SentPage({ again }: { readonly again: string }) {
  return (
    <AuthPage
      title="Veja o seu e-mail"
      lead="Enviámos-lhe uma mensagem com uma ligação, válida durante uma hora. Pode levar uns minutos a chegar."
    >
      <p>
        Não chegou? Veja na pasta de spam, ou <a href={again}>peça outra vez</a>.
      </p>
    </AuthPage>
  )
}
