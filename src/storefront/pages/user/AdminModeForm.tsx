import { ADMIN_MODE_LABEL } from '../../copy/admin-mode-label.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'

/** Field of the form: '1' or '0'. */
export const ADMIN_MODE_FIELD = 'modo-admin'

/** P-03: the switch for who does without script; the user's menu has it too. */
export function AdminModeForm({ isOn }: { readonly isOn: boolean }) {
  return (
    <form method="post" action={paths.user()}>
      <p>
        {ADMIN_MODE_LABEL}: <b>{isOn ? 'ligado' : 'desligado'}</b>.
      </p>
      <input type="hidden" name={ADMIN_MODE_FIELD} value={isOn ? '0' : '1'} />
      <Button type="submit">{isOn ? 'Desligar o modo admin' : 'Ligar o modo admin'}</Button>
    </form>
  )
}
