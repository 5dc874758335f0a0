import { useSite } from '../../site.ts'
import { CloseIcon } from '../../ui/icons.tsx'

/** H-08: out of sight until install-prompt.ts shows it. */
export function InstallBar() {
  const { name } = useSite()
  return (
    <aside className="install-bar" aria-label={`Instalar o ${name}`} data-install="" hidden>
      <p>Compra inteligente com aplicativo {name}</p>
      <button type="button" className="button primary small" data-install-go="">
        Instalar
      </button>
      <button type="button" className="icon-button" aria-label="Fechar" data-install-close="">
        <CloseIcon />
      </button>
    </aside>
  )
}
