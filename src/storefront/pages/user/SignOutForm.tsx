import { paths } from '../../paths.ts'

/** Works without script; a page of another site cannot send it (cross-origin.ts). */
export function SignOutForm() {
  return (
    <form method="post" action={paths.logout()}>
      <button className="button" type="submit">
        Terminar sessão
      </button>
    </form>
  )
}
