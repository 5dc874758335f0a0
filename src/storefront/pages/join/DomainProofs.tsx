import type { ReactNode } from 'react'
import { JOINING_LIMITS, PROOF_PATH, proofLine, proofMailboxes, recordNames } from '#domains/partners/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import type { StepView } from './join-view.ts'

/** The ways to show that a domain is one's own; where a name is shared by many, the file alone. */
export function DomainProofs({
  application,
  isOwnName,
  complaint,
  domain,
  action,
}: StepView & { domain: string; action: string }) {
  const { proofText, codeUntil } = application
  return (
    <section aria-labelledby="provar">
      <h2 id="provar">Mostre que o domínio é seu</h2>
      <p>
        {isOwnName
          ? 'Escolha uma das três formas; basta uma. Se for outra pessoa a gerir o site, envie-lhe o que aqui se pede.'
          : 'Este nome é de um serviço que muitas lojas partilham: mostra-se com um ficheiro que é seu.'}
      </p>
      {isOwnName && (
        <Proof title="Com um registo de DNS" action={action} what="dns" button="Procurar o registo">
          <p>No sítio onde gere o domínio, crie um registo do tipo TXT:</p>
          <Values
            values={[
              ['Nome', recordNames(domain)[0] ?? ''],
              ['Valor', proofLine(proofText)],
            ]}
          />
        </Proof>
      )}
      <Proof title="Com um ficheiro no site" action={action} what="ficheiro" button="Procurar o ficheiro">
        <p>Ponha neste endereço um ficheiro de texto com esta linha:</p>
        <Values
          values={[
            ['Endereço', `https://${domain}${PROOF_PATH}`],
            ['Linha', proofLine(proofText)],
          ]}
        />
      </Proof>
      {isOwnName && (
        <Proof title="Com um e-mail do domínio" action={action} what="email" button="Enviar o código">
          <fieldset>
            <legend>Para que caixa de correio enviamos o código?</legend>
            {proofMailboxes.map((mailbox, index) => (
              <label key={mailbox} className="join-choice">
                <input type="radio" name="caixa" value={mailbox} defaultChecked={index === 0} />
                <span>{`${mailbox}@${domain}`}</span>
              </label>
            ))}
          </fieldset>
        </Proof>
      )}
      {codeUntil !== null && (
        <form className="form join-proof" method="post" action={`${action}#erros`}>
          <Field
            id="campo-codigo"
            name="codigo"
            label="Código que recebeu por e-mail"
            hint={`Vale durante ${JOINING_LIMITS.codeMinutes} minutos.`}
            error={complaint?.field === 'code' ? complaint.text : null}
            autoComplete="one-time-code"
            required
            maxLength={20}
          />
          <Button tone="primary" type="submit" name="fazer" value="codigo">
            Confirmar o código
          </Button>
        </form>
      )}
    </section>
  )
}

function Proof({
  title,
  action,
  what,
  button,
  children,
}: {
  readonly title: string
  readonly action: string
  readonly what: string
  readonly button: string
  readonly children: ReactNode
}) {
  return (
    <form className="form join-proof" method="post" action={`${action}#erros`}>
      <h3>{title}</h3>
      {children}
      <Button type="submit" name="fazer" value={what}>
        {button}
      </Button>
    </form>
  )
}

function Values({ values }: { values: readonly (readonly [string, string])[] }) {
  return (
    <dl className="join-values">
      {values.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}
