import { useSite } from '../../site.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'

/** H-08: out of sight until install-prompt.ts shows it. */
export function InstallBar() {
  const { name } = useSite()
  return (
    <aside className="install-bar" aria-label={`Instalar o ${name}`} data-install="" hidden>
      <p>Compra inteligente com aplicativo {name}</p>
      <Button tone="primary" size="small" data-install-go="">
        Instalar
      </Button>
      <IconButton label="Fechar" data-install-close="">
        <CloseIcon />
      </IconButton>
    </aside>
  )
}
