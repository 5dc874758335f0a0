import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ACCOUNT_CRUMBS } from './account-crumbs.ts'

interface ShownMoment {
  readonly iso: string
  readonly words: string
}

export interface ShownSession {
  readonly id: number
  /** 'Chrome em Windows' */
  readonly device: string
  readonly opened: ShownMoment
  readonly seen: ShownMoment
  readonly isCurrent: boolean
}

/** U-03: where somebody is signed in, each to be ended. */
export function SessionsPage({
  email,
  sessions,
}: {
  readonly email: string
  readonly sessions: readonly ShownSession[]
}) {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={ACCOUNT_CRUMBS} />
        <h1>Sessões</h1>
        <p className="lead">{`Os dispositivos em que a conta ${email} está aberta.`}</p>
        <ul className="sessions">
          {sessions.map((session) => (
            <li key={session.id}>
              <Session {...session} />
            </li>
          ))}
        </ul>
        {sessions.some(({ isCurrent }) => !isCurrent) && (
          <form method="post" action={paths.userSessions()}>
            <Button type="submit" name="outras" value="1">
              Terminar todas as outras
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}

function Session({ id, device, opened, seen, isCurrent }: ShownSession) {
  return (
    <>
      <div>
        <p>
          <b>{device}</b>
          {isCurrent && ' · este dispositivo'}
        </p>
        <p className="fine">
          Aberta <Moment {...opened} /> · última visita <Moment {...seen} />
        </p>
      </div>
      {!isCurrent && (
        <form method="post" action={paths.userSessions()}>
          <Button type="submit" size="small" name="sessao" value={id} aria-label={`Terminar a sessão: ${device}`}>
            Terminar
          </Button>
        </form>
      )}
    </>
  )
}

/** Worded in the browser: "há 3 h" (client/relative-times.ts). */
function Moment({ iso, words }: ShownMoment) {
  return (
    <time dateTime={iso} data-relative="">
      {words}
    </time>
  )
}
