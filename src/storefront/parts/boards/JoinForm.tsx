import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { BoardForm } from './BoardForm.tsx'
import type { BoardView } from './board-view.ts'
import { CHARS } from './board-chars.ts'

/** Whoever says a name can vote and comment; no account is needed. */
export function JoinForm({ view }: { view: BoardView }) {
  return (
    <BoardForm url={view.url} act="juntar" className="board-join">
      <Field
        id="alcunha"
        label="Como se chama?"
        hint="Para votar e comentar. Não precisa de conta: este navegador guarda quem é, com um cookie só para isso."
        name="alcunha"
        autoComplete="nickname"
        required
        maxLength={CHARS.nickname}
      />
      <Button tone="primary" type="submit">
        Entrar no quadro
      </Button>
    </BoardForm>
  )
}
