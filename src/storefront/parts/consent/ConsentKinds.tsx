import { chosenKinds, type Consent } from '#domains/identity/rules/consent.ts'
import { consentWords } from '../../copy/consent-words.ts'

/** What the form says of a kind that is agreed to. */
export const TICKED_KIND = 'sim'

/** The four kinds, each with what it does; nothing is ticked that nobody has agreed to. Same in the bar and on its page. */
export function ConsentKinds({ consent }: { readonly consent: Consent | null }) {
  return (
    <fieldset className="consent-kinds">
      <legend className="visually-hidden">Tipos de cookies</legend>
      {(['essential', ...chosenKinds] as const).map((kind) => (
        <div key={kind}>
          <input
            type="checkbox"
            id={`cookies-${kind}`}
            name={kind}
            value={TICKED_KIND}
            defaultChecked={kind === 'essential' || consent?.[kind]}
            disabled={kind === 'essential'}
            aria-describedby={`cookies-${kind}-para`}
          />
          <label htmlFor={`cookies-${kind}`}>{consentWords[kind].name}</label>
          <p id={`cookies-${kind}-para`}>{consentWords[kind].does}</p>
        </div>
      ))}
    </fieldset>
  )
}
