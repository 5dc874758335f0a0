import { defineMail } from '#platform/mail/define-mail.ts'
import { MailButton, MailHeading, MailLink, MailNote, MailText } from '#platform/mail/mail-parts.tsx'
import { EXPORT_KEPT_DAYS } from '../export/exports.ts'
import * as notices from './account-notices.ts'

/** Mails of accounts. None names who asked: a stranger may have typed the address, and the name is theirs to choose. */

const NOT_YOU = 'Se não foi você, ignore este e-mail: nada acontece.'

const confirmAddress = defineMail({
  ...notices.confirmAddress,
  subject: () => 'Confirme o seu e-mail',
  reason: () => 'alguém criou uma conta com este endereço.',
  Body: ({ path, site }) => (
    <>
      <MailHeading>Falta confirmar o e-mail</MailHeading>
      <MailText>A ligação é válida durante uma hora e só pode ser usada uma vez.</MailText>
      <MailButton href={site.url + path}>Confirmar o e-mail</MailButton>
      <MailNote>{NOT_YOU}</MailNote>
    </>
  ),
})

const alreadyRegistered = defineMail({
  ...notices.alreadyRegistered,
  subject: () => 'Já tem uma conta',
  reason: () => 'alguém quis criar uma conta com este endereço.',
  Body: ({ loginPath, resetPath, site }) => (
    <>
      <MailHeading>Já tem uma conta</MailHeading>
      <MailText>Alguém pediu uma conta nova com este e-mail, mas já existe uma. Pode entrar nela.</MailText>
      <MailButton href={site.url + loginPath}>Entrar</MailButton>
      <MailText>
        Não se lembra da palavra-passe? <MailLink href={site.url + resetPath}>Escolha outra</MailLink>.
      </MailText>
      <MailNote>{NOT_YOU}</MailNote>
    </>
  ),
})

const resetPassword = defineMail({
  ...notices.resetPassword,
  subject: () => 'Escolha uma nova palavra-passe',
  reason: () => 'alguém pediu uma nova palavra-passe para a conta deste endereço.',
  Body: ({ path, site }) => (
    <>
      <MailHeading>Nova palavra-passe</MailHeading>
      <MailText>A ligação é válida durante uma hora e só pode ser usada uma vez.</MailText>
      <MailButton href={site.url + path}>Escolher a palavra-passe</MailButton>
      <MailNote>{NOT_YOU} A palavra-passe continua a ser a mesma.</MailNote>
    </>
  ),
})

const noAccount = defineMail({
  ...notices.noAccount,
  subject: () => 'Não há conta com este e-mail',
  reason: () => 'alguém pediu uma nova palavra-passe com este endereço.',
  Body: ({ registerPath, site }) => (
    <>
      <MailHeading>Não há conta com este e-mail</MailHeading>
      <MailText>Alguém pediu uma nova palavra-passe para este e-mail. Talvez se tenha registado com outro.</MailText>
      <MailButton href={site.url + registerPath}>Criar uma conta</MailButton>
      <MailNote>{NOT_YOU}</MailNote>
    </>
  ),
})

const confirmNewEmail = defineMail({
  ...notices.confirmNewEmail,
  subject: () => 'Confirme o novo e-mail da sua conta',
  reason: () => 'alguém quis usar este endereço na sua conta.',
  Body: ({ path, site }) => (
    <>
      <MailHeading>Confirme o novo e-mail</MailHeading>
      <MailText>A conta passa a ter este endereço quando o confirmar. A ligação é válida durante uma hora.</MailText>
      <MailButton href={site.url + path}>Confirmar o novo e-mail</MailButton>
      <MailNote>{NOT_YOU}</MailNote>
    </>
  ),
})

const emailTaken = defineMail({
  ...notices.emailTaken,
  subject: () => 'Este e-mail já tem uma conta',
  reason: () => 'alguém quis usar este endereço noutra conta.',
  Body: ({ loginPath, site }) => (
    <>
      <MailHeading>Este e-mail já tem uma conta</MailHeading>
      <MailText>Alguém quis usar este e-mail noutra conta, mas já há uma com ele. Nada mudou.</MailText>
      <MailButton href={site.url + loginPath}>Entrar nessa conta</MailButton>
      <MailNote>{NOT_YOU}</MailNote>
    </>
  ),
})

const CHANGES = {
  password: ['A sua palavra-passe mudou', 'As outras sessões terminaram.'],
  email: ['O e-mail da sua conta mudou', 'As mensagens passam a ir para o novo endereço.'],
  'passkey-added': ['Foi acrescentada uma chave de acesso', 'Com ela entra-se na conta sem palavra-passe.'],
  'passkey-removed': ['Foi retirada uma chave de acesso', 'Já não se entra na conta com ela.'],
} as const satisfies Record<string, readonly [string, string]>

const accountChanged = defineMail({
  ...notices.accountChanged,
  subject: ({ change }) => CHANGES[change][0],
  reason: () => 'a sua conta foi alterada.',
  Body: ({ change, resetPath, site }) => (
    <>
      <MailHeading>{CHANGES[change][0]}</MailHeading>
      <MailText>{CHANGES[change][1]}</MailText>
      <MailNote>
        Não foi você? <MailLink href={site.url + resetPath}>Escolha já outra palavra-passe</MailLink> e veja que sessões
        estão abertas.
      </MailNote>
    </>
  ),
})

const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' })

const erasureAsked = defineMail({
  ...notices.erasureAsked,
  subject: () => 'A sua conta vai ser apagada',
  reason: () => 'alguém pediu para apagar a conta deste endereço.',
  Body: ({ undoPath, dueAt, site }) => (
    <>
      <MailHeading>A sua conta vai ser apagada</MailHeading>
      <MailText>
        Terminámos a sessão em todos os dispositivos. A {day.format(new Date(dueAt))} apagamos tudo o que guardamos
        sobre si; até lá, nada é retirado.
      </MailText>
      <MailButton href={site.url + undoPath}>Ficar com a conta</MailButton>
      <MailNote>Não foi você? Fique com a conta e escolha outra palavra-passe.</MailNote>
    </>
  ),
})

const copyReady = defineMail({
  ...notices.copyReady,
  subject: () => 'A cópia dos seus dados está pronta',
  reason: () => 'pediu uma cópia dos seus dados.',
  Body: ({ path, site }) => (
    <>
      <MailHeading>A cópia dos seus dados está pronta</MailHeading>
      <MailText>{`Entre na conta e descarregue-a nos próximos ${EXPORT_KEPT_DAYS} dias. O ficheiro não vai por e-mail.`}</MailText>
      <MailButton href={site.url + path}>Ir para os meus dados</MailButton>
      <MailNote>Não pediu nenhuma cópia? Escolha outra palavra-passe.</MailNote>
    </>
  ),
})

export const mails = [
  confirmAddress,
  alreadyRegistered,
  resetPassword,
  noAccount,
  confirmNewEmail,
  emailTaken,
  accountChanged,
  erasureAsked,
  copyReady,
] as const
