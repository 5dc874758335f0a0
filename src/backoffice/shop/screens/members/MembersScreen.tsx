import { Form } from 'react-router'
import type { ShopInvitation, ShopMember, ShopMembersAnswer } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { SelectField, TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import { roleOptions, ROLES_EXPLAINED, roleWords } from '../../../parts/role-words.ts'
import type { ScreenProps } from '../../screen.ts'

/** B-07: people with their roles, invitations that wait, and a new one. */
export function MembersScreen({ data: { members, invitations }, outcome }: ScreenProps<ShopMembersAnswer>) {
  return (
    <>
      <ScreenHead title="Pessoas" lead="Quem age pela loja. Cada mudança fica registada." />
      {members.map((member) => (
        <Member key={member.personId} {...member} />
      ))}
      {invitations.length > 0 && <h2>Convites à espera</h2>}
      {invitations.map((invitation) => (
        <Invitation key={invitation.invitationId} {...invitation} />
      ))}
      <h2>Convidar</h2>
      <AnsweredForm outcome={outcome} className="form">
        <TextField name="email" type="email" label="E-mail" autoComplete="off" maxLength={254} required />
        <SelectField name="role" label="Função" hint={ROLES_EXPLAINED} options={roleOptions} defaultValue="viewer" />
        <div className="actions">
          <button type="submit" className="primary">
            Enviar convite
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}

function Member({ personId, name, email, role, since, isYou }: ShopMember) {
  return (
    <article className="panel" aria-label={name}>
      <h2>{isYou ? `${name} (a sua conta)` : name}</h2>
      <p className="soft">{`${email} · desde ${momentWords(since)}`}</p>
      <Form method="post" className="filters">
        <input type="hidden" name="personId" value={personId} />
        <input type="hidden" name="name" value={name} />
        <SelectField name="role" label={`Função de ${name}`} options={roleOptions} defaultValue={role} />
        <button type="submit" name="what" value="role">
          Mudar função
        </button>
        <button type="submit" name="what" value="remove" aria-label={`Retirar ${name}`}>
          Retirar
        </button>
      </Form>
    </article>
  )
}

function Invitation({ invitationId, email, role, expiresAt }: ShopInvitation) {
  return (
    <Form method="post" className="panel">
      <p>{`${email} · ${roleWords[role]} · até ${momentWords(expiresAt)}`}</p>
      <input type="hidden" name="invitationId" value={invitationId} />
      <div className="actions">
        <button type="submit" name="what" value="withdraw" aria-label={`Anular o convite de ${email}`}>
          Anular convite
        </button>
      </div>
    </Form>
  )
}
