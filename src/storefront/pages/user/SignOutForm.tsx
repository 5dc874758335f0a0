import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'

/** Works without script; a page of another site cannot send it (cross-origin.ts). */
export function SignOutForm() {
  return (
    <form method="post" action={paths.logout()}>
      <Button type="submit">Terminar sessão</Button>
    </form>
  )
}
