import { mailBoxes, type MailKind, PACES, type ProfileForm, TICKED } from '#domains/identity/contract.ts'
import { Select } from '../../ui/Select.tsx'
import { complaintWords } from './profile-words.ts'

const KINDS: readonly { readonly kind: MailKind; readonly words: string }[] = [
  { kind: 'watchdog', words: 'Alertas que pedi: preço, disponibilidade, pesquisas' },
  { kind: 'favourites', words: 'Descidas de preço nos meus favoritos' },
  { kind: 'boards', words: 'Novidades nos meus quadros' },
  { kind: 'reviews', words: 'Pedidos para avaliar o que comprei' },
  { kind: 'news', words: 'Novidades do site' },
]

const HOURS = [
  { value: '', label: '—' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` })),
]

/** Which mails, how many, and when none. */
export function MailFields({ form }: { readonly form: ProfileForm }) {
  const { typed, complaints } = form
  const quiet = complaints['silencio-ate']
  return (
    <>
      <fieldset className="own-ticks">
        <legend>Quero receber</legend>
        {KINDS.map(({ kind, words }) => (
          <label className="own-tick" key={kind}>
            <input
              type="checkbox"
              name={mailBoxes[kind]}
              value={TICKED}
              defaultChecked={typed[mailBoxes[kind]] === TICKED}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <fieldset className="own-ticks" id="campo-ritmo">
        <legend>Quantos</legend>
        <Pace value={PACES.daily} words="No máximo um por dia, com tudo junto" chosen={typed['ritmo']} />
        <Pace value={PACES['at-once']} words="Assim que acontece, um de cada vez" chosen={typed['ritmo']} />
        {complaints['ritmo'] !== undefined && (
          <p className="complaint">{complaintWords('ritmo', complaints['ritmo'])}</p>
        )}
      </fieldset>
      <fieldset className="own-hours">
        <legend>Sem e-mails</legend>
        <Select label="Das" name="silencio-de" options={HOURS} defaultValue={typed['silencio-de']} />
        <Select
          label="Às"
          name="silencio-ate"
          id="campo-silencio-ate"
          options={HOURS}
          defaultValue={typed['silencio-ate']}
          aria-invalid={quiet !== undefined || undefined}
          aria-describedby={quiet === undefined ? undefined : 'campo-silencio-ate-erro'}
        />
        {quiet !== undefined && (
          <p className="complaint" id="campo-silencio-ate-erro">
            {complaintWords('silencio-ate', quiet)}
          </p>
        )}
      </fieldset>
    </>
  )
}

function Pace({ value, words, chosen }: { value: string; words: string; chosen: string | undefined }) {
  return (
    <label className="own-tick">
      <input type="radio" name="ritmo" value={value} defaultChecked={chosen === value} />
      {words}
    </label>
  )
}
