import type { PasskeyCreation, PasskeyRow } from '#domains/identity/contract.ts'
import type { Complaints } from '#domains/identity/rules/account-fields.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { formatDay } from '../../copy/format.ts'
import { definePage } from '../../page/page.ts'
import { passkeyFields, typedOf, waitText, WRONG_PASSKEY } from '../../parts/auth/account-forms.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthIsland, AuthPage } from '../auth/AuthPage.tsx'
import { visitorOf } from '../auth/visitor.ts'
import { deviceName } from './device-name.ts'

interface ShownPasskey {
  readonly id: string
  readonly device: string
  readonly words: string
}

interface PasskeysProps {
  /** Whose account it is. */
  readonly email: string
  readonly passkeys: readonly ShownPasskey[]
  readonly complaints?: Complaints
  readonly failure?: string
  /** For the script that asked for it: what a device is to make. */
  readonly creation?: PasskeyCreation
}

/** What a device says of a passkey that it made. */
const FORM_BYTES = 32 * 1024
const GUARDED = 'Para mudar as chaves de acesso da sua função, entre primeiro com uma delas.'

/** U-03: the passkeys of an account; a device makes one by script alone, and any is taken away without. */
export const userPasskeysPage = definePage({
  id: 'R-10',
  name: 'userPasskeys',
  access: 'user',
  cache: 'private',
  script: 'person',
  load: async (_at, { people }, request) => {
    const user = await people.current(request)
    if (user === null) return refusal('unauthenticated', 'the session has ended')
    const passkeys = await people.accounts.passkeys(user.id)
    return { props: { email: user.email, passkeys: passkeys.map(presentPasskey) } as PasskeysProps }
  },
  head: (_props: PasskeysProps) => ({
    title: 'Chaves de acesso',
    description: 'Entrar com a impressão digital, o rosto ou o código do dispositivo.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: PasskeysPage,
  form: {
    maxBytes: FORM_BYTES,
    told: ({ complaints = {}, failure, creation }: PasskeysProps) => ({
      complaints,
      failure: failure ?? null,
      creation,
    }),
    take: async (fields, _asked, { people }, request) => {
      const user = await people.current(request)
      if (user === null) return refusal('unauthenticated', 'the session has ended')
      const [{ accounts }, from] = [people, visitorOf(request)]
      const removed = fields.get('retirar')
      const again = { email: user.email, passkeys: (await accounts.passkeys(user.id)).map(presentPasskey) }
      const guarded = { status: 403, props: { ...again, failure: GUARDED } }
      if (removed !== null)
        return (await accounts.removePasskey(user, removed)) === 'guarded'
          ? guarded
          : { seeOther: paths.userPasskeys() }
      const answer = fields.get(passkeyFields.answer)
      if (answer !== null) {
        const outcome = await accounts.addPasskey(user, answer, from, deviceName(from.userAgent))
        if (outcome === 'guarded') return guarded
        return outcome === 'added'
          ? { seeOther: paths.userPasskeys() }
          : { status: 422, props: { ...again, failure: WRONG_PASSKEY } }
      }
      const asked = await accounts.askPasskey(user, typedOf('addPasskey', fields), from)
      switch (asked.kind) {
        case 'asked':
          return { props: { ...again, creation: asked.creation } }
        case 'refused':
          return { status: 422, props: { ...again, complaints: asked.complaints } }
        case 'wait':
          return { status: 429, props: { ...again, failure: waitText(asked.seconds) } }
        case 'guarded':
          return guarded
        case 'full':
          return { status: 422, props: { ...again, failure: 'Já tem muitas chaves de acesso. Retire uma primeiro.' } }
      }
    },
  },
})

function presentPasskey({ credentialId, label, createdAt, usedAt }: PasskeyRow): ShownPasskey {
  const made = `Criada a ${formatDay(createdAt.toISOString())}`
  return {
    id: credentialId,
    device: label,
    words: usedAt === null ? made : `${made} · usada a ${formatDay(usedAt.toISOString())}`,
  }
}

function PasskeysPage({ email, passkeys, complaints, failure }: PasskeysProps) {
  return (
    <AuthPage
      title="Chaves de acesso"
      lead={`Com uma chave de acesso entra na conta ${email} com a impressão digital, o rosto ou o código do dispositivo, sem palavra-passe.`}
    >
      {passkeys.length > 0 && (
        <ul className="sessions">
          {passkeys.map(({ id, device, words }) => (
            <li key={id}>
              <div>
                <p>
                  <b>{device}</b>
                </p>
                <p className="fine">{words}</p>
              </div>
              <form method="post" action={paths.userPasskeys()}>
                <Button type="submit" size="small" name="retirar" value={id} aria-label={`Retirar: ${device}`}>
                  Retirar
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <noscript>
        <p className="note">Sem JavaScript, o dispositivo não pode criar uma chave de acesso.</p>
      </noscript>
      <AuthIsland
        form={{
          form: 'addPasskey',
          action: paths.userPasskeys(),
          ...(complaints !== undefined && { complaints }),
          ...(failure !== undefined && { failure }),
        }}
      />
      <p>
        <a href={paths.user()}>Voltar à sua conta</a>
      </p>
    </AuthPage>
  )
}
