import { type ReactNode, useState } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { Button } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { Modal } from '../modals/Modal.tsx'

/** The parts of `/dev/ui` that live in the browser. */
export const uiSamples = defineIsland<object>({
  name: 'UiSamples',
  wakes: 'load',
  why: 'the page is for trying them out',
  earlyClicks: 'held',
  Component: UiSamples,
})

const TABS = [
  { id: 'sobre', label: 'Sobre' },
  { id: 'medidas', label: 'Medidas' },
  { id: 'entrega', label: 'Entrega' },
]

type Shown = 'panel' | 'left' | 'right' | 'loading' | 'failed' | 'toast' | null

const OPENERS: readonly (readonly [Exclude<Shown, null>, string])[] = [
  ['panel', 'Diálogo'],
  ['left', 'Gaveta à esquerda'],
  ['right', 'Gaveta à direita'],
  ['loading', 'Diálogo a carregar'],
  ['failed', 'Diálogo que falhou'],
  ['toast', 'Aviso'],
]

function UiSamples() {
  const [tab, setTab] = useState('sobre')
  const [shown, setShown] = useState<Shown>(null)
  return (
    <>
      <section data-part="tabs">
        <h2>Tabs</h2>
        <Tabs label="Sobre este sofá" tabs={TABS} selected={tab} onSelect={setTab}>
          <p>{`Aqui está: ${TABS.find(({ id }) => id === tab)?.label}.`}</p>
        </Tabs>
      </section>
      <section data-part="overlays">
        <h2>Dialog, Drawer, Modal, Toast</h2>
        <div className="dev-row">
          {OPENERS.map(([kind, words]) => (
            <Button key={kind} onClick={() => setShown(kind)}>
              {words}
            </Button>
          ))}
        </div>
      </section>
      <Toast>
        {shown === 'toast' && (
          <>
            <span>Guardámos este sofá.</span>
            <button type="button" onClick={() => setShown(null)}>
              Desfazer
            </button>
          </>
        )}
      </Toast>
      {shown !== null && shown !== 'toast' && (
        <Sample kind={shown} onRetry={() => setShown('panel')} onClose={() => setShown(null)} />
      )}
    </>
  )
}

function Sample({ kind, onRetry, onClose }: { kind: string; onRetry(): void; onClose(): void }): ReactNode {
  const side = kind === 'left' || kind === 'right' ? ({ side: kind } as const) : {}
  return (
    <Modal
      name="offers"
      opener="listing"
      title="3 ofertas"
      {...side}
      state={kind === 'loading' || kind === 'failed' ? kind : 'shown'}
      onRetry={onRetry}
      onClose={onClose}
    >
      <p>O que está aberto fica por cima; o resto da página espera.</p>
    </Modal>
  )
}
