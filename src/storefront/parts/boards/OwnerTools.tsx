import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { paths } from '../../paths.ts'
import { Avatar } from './Avatar.tsx'
import { BoardForm } from './BoardForm.tsx'
import { CHARS } from './board-chars.ts'
import type { BoardView, OwnerView } from './board-view.ts'

export function AddPiece({ view }: { view: BoardView }) {
  return (
    <BoardForm url={view.url} act="adicionar" className="board-add">
      <Field
        id="endereco"
        label="Juntar uma peça"
        hint={
          <>
            Cole o endereço de um produto ou de uma comparação, ou escolha dos seus{' '}
            <a href={paths.favourites()}>favoritos</a>.
          </>
        }
        name="endereco"
        required
        maxLength={1000}
        inputMode="url"
        autoComplete="off"
      />
      <Button tone="primary" type="submit">
        Juntar
      </Button>
    </BoardForm>
  )
}

/** What the owner sends to others. */
export function ShareLink({ owner }: { owner: OwnerView }) {
  return (
    <div className="board-share">
      <Field
        id="link-convidados"
        label="Convidar"
        hint="Quem tiver este link vê o quadro, vota e comenta. O endereço desta página é só seu: não o envie."
        value={owner.guestUrl}
        readOnly
      />
      <CopyLink url={owner.guestUrl} />
    </div>
  )
}

/** Only script can put it on the clipboard; without it the field is there to copy from. */
function CopyLink({ url }: { url: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => document.querySelector<HTMLInputElement>('#link-convidados')?.select(),
    )
  return (
    <>
      <Button className="script-only" onClick={() => void copy()}>
        {isCopied ? 'Copiado' : 'Copiar link'}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied ? 'Link copiado' : ''}
      </span>
    </>
  )
}

/** Everything else that only the owner does. */
export function OwnerTools({ view, owner }: { view: BoardView; owner: OwnerView }) {
  return (
    <section className="board-tools" aria-labelledby="gerir">
      <h2 id="gerir">Gerir o quadro</h2>
      {owner.canClaim ? (
        <BoardForm url={view.url} act="guardar">
          <p>Este quadro ainda não está em nenhuma conta.</p>
          <Button type="submit">Guardar na minha conta</Button>
        </BoardForm>
      ) : (
        owner.isUnowned && (
          <p className="note">
            Guarde o endereço desta página: sem conta, é a única forma de voltar. Sem mudanças durante 180 dias, o
            quadro apaga-se.
          </p>
        )
      )}
      {!view.isClosed && <Settings view={view} owner={owner} />}
      {!view.isClosed && <Columns view={view} />}
      <Guests view={view} />
      <Ending view={view} />
    </section>
  )
}

function Settings({ view, owner }: { view: BoardView; owner: OwnerView }) {
  return (
    <details>
      <summary>Nome e entrega</summary>
      <BoardForm url={view.url} act="nome">
        <Field id="nome" label="Nome do quadro" name="nome" defaultValue={view.name} required maxLength={CHARS.name} />
        <Button type="submit">Guardar nome</Button>
      </BoardForm>
      <BoardForm url={view.url} act="regiao">
        <Select label="Entrega em" name="regiao" defaultValue={view.region.word} options={owner.regions} />
        <Button type="submit">Aplicar</Button>
      </BoardForm>
      <BoardForm url={view.url} act="juntar">
        <Field
          id="alcunha"
          label="O seu nome no quadro"
          name="alcunha"
          defaultValue={view.me?.name ?? ''}
          required
          maxLength={CHARS.nickname}
        />
        <Button type="submit">Guardar</Button>
      </BoardForm>
    </details>
  )
}

function Columns({ view }: { view: BoardView }) {
  return (
    <details>
      <summary>Colunas</summary>
      <ul>
        {view.stages.map(({ id, name }) => (
          <li key={id}>
            <BoardForm url={view.url} act="coluna-nome" fields={{ coluna: id }}>
              <Field
                id={`coluna-nome-${id}`}
                label="Nome da coluna"
                name="nome"
                defaultValue={name}
                required
                maxLength={CHARS.stage}
              />
              <Button size="small" type="submit" aria-label={`Guardar o nome da coluna ${name}`}>
                Guardar
              </Button>
            </BoardForm>
            {view.stages.length > 1 && (
              <BoardForm url={view.url} act="coluna-retirar" fields={{ coluna: id }}>
                <Button size="small" tone="plain" type="submit" aria-label={`Retirar a coluna ${name}`}>
                  Retirar
                </Button>
              </BoardForm>
            )}
          </li>
        ))}
      </ul>
      <BoardForm url={view.url} act="coluna-nova">
        <Field id="coluna-nova" label="Nova coluna" name="nome" required maxLength={CHARS.stage} />
        <Button type="submit">Criar coluna</Button>
      </BoardForm>
    </details>
  )
}

function Guests({ view }: { view: BoardView }) {
  const guests = view.people.filter(({ isOwner }) => !isOwner)
  return (
    <details>
      <summary>Convidados</summary>
      {guests.length === 0 ? (
        <p className="fine">Ainda ninguém entrou.</p>
      ) : (
        <ul>
          {guests.map((guest) => (
            <li key={guest.id}>
              <Avatar person={guest} isNamed /> <bdi>{guest.name}</bdi>
              <BoardForm url={view.url} act="convidado-retirar" fields={{ convidado: guest.id }}>
                <Button size="small" tone="plain" type="submit" aria-label={`Retirar ${guest.name} do quadro`}>
                  Retirar
                </Button>
              </BoardForm>
            </li>
          ))}
        </ul>
      )}
      <BoardForm url={view.url} act="novo-link">
        <p className="fine">Com um link novo, o anterior deixa de abrir o quadro.</p>
        <Button type="submit">Criar um link novo</Button>
      </BoardForm>
    </details>
  )
}

function Ending({ view }: { view: BoardView }) {
  return (
    <details>
      <summary>{view.isClosed ? 'Reabrir ou apagar' : 'Fechar ou apagar'}</summary>
      <BoardForm url={view.url} act={view.isClosed ? 'reabrir' : 'fechar'}>
        <p className="fine">
          {view.isClosed ? 'Reaberto, volta a poder votar-se e comentar-se.' : 'Fechado, vê-se mas ninguém o muda.'}
        </p>
        <Button type="submit">{view.isClosed ? 'Reabrir o quadro' : 'Fechar o quadro'}</Button>
      </BoardForm>
      <BoardForm url={view.url} act="apagar" leaves>
        <label className="board-sure">
          <input type="checkbox" name="certeza" value="sim" required autoComplete="off" /> Apagar o quadro, com os votos
          e comentários de todos
        </label>
        <Button type="submit">Apagar o quadro</Button>
      </BoardForm>
    </details>
  )
}
