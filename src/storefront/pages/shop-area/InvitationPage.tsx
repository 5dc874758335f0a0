import { type MemberRole, ROLE_WORDS } from '#domains/partners/contract.ts'
import { Button } from '../../ui/Button.tsx'

export interface InvitationPageProps {
  readonly shop: string
  /** '' where their account is gone. */
  readonly inviter: string
  readonly role: MemberRole
  /** Of who has signed in. */
  readonly email: string
}

/** P-04: what is asked, and the button that takes it: opening the link alone does nothing. */
export function InvitationPage({ shop, inviter, role, email }: InvitationPageProps) {
  return (
    <div className="wrap guide-home">
      <h1>{`Convite da loja ${shop}`}</h1>
      <p className="lead">
        {`${inviter === '' ? 'Alguém da loja' : inviter} convida-o a agir em nome da loja ${shop}, como ${email}.`}
      </p>
      <p>{`Função: ${ROLE_WORDS[role].name}, ${ROLE_WORDS[role].may}.`}</p>
      <form method="post">
        <Button type="submit" tone="primary">
          Aceitar o convite
        </Button>
      </form>
    </div>
  )
}
