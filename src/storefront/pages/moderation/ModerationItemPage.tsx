import { MOST_WORDS, policyReasons } from '#domains/moderation/contract.ts'
import { useSite } from '../../site.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/Field.tsx'
import type { ItemView } from './present-moderation.ts'

/** G-05: one text, all that speaks for and against it, and the decision. */
export function ModerationItemPage(view: ItemView) {
  const { back, title, state, written, reasons, texts, shownTexts, product, author } = view
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs
          crumbs={[
            { name: 'Início', url: paths.homepage() },
            { name: 'Moderação', url: back },
          ]}
        />
        <h1>{title}</h1>
        <p>
          {`${state}. Escrito em ${written}. ${author} `}
          {product !== null && <a href={product}>Ver o produto</a>}
        </p>
        <Quoted texts={texts} />
        <Pictures paths={view.pictures} />
        {shownTexts !== null && (
          <>
            <h2>Publicado agora</h2>
            <Quoted texts={shownTexts} />
          </>
        )}
        <Lines title="Regras" lines={reasons} />
        <Lines title="Denúncias" lines={view.notices} />
        <Lines title="Reclamações" lines={view.complaints} />
        <DecisionForm {...view} />
        <Lines title="Decisões" lines={view.decisions} />
      </div>
    </div>
  )
}

function Quoted({ texts }: { texts: readonly string[] }) {
  return (
    <blockquote>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </blockquote>
  )
}

function Pictures({ paths: pictures }: { paths: readonly string[] }) {
  const site = useSite()
  return pictures.map((path, index) => (
    <img
      key={path}
      src={site.imageUrl({ id: path, type: 'other', cropped: false }, { width: 360 })}
      alt={`Fotografia ${index + 1}`}
      width={180}
      height={180}
      loading="lazy"
    />
  ))
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function DecisionForm({ action, version, isShown, error, typed }: ItemView) {
  return (
    <form className="form" method="post" action={`${action}#erros`}>
      {error !== null && (
        <div className="complaint" role="alert" id="erros" tabIndex={-1}>
          <p>{error}</p>
        </div>
      )}
      <input type="hidden" name="versao" value={version} />
      <Button tone="primary" type="submit" name="decisao" value="publish">
        Publicar
      </Button>
      <fieldset className="field">
        <legend>Razões para não publicar</legend>
        {Object.entries(policyReasons).map(([reason, { label }]) => (
          <label key={reason} className="choice">
            <input type="checkbox" name="razao" value={reason} defaultChecked={typed.reasons.includes(reason)} />{' '}
            {label}
          </label>
        ))}
      </fieldset>
      <TextArea
        id="campo-palavras"
        name="palavras"
        label="O que dizer a quem escreveu e a quem denunciou"
        hint="Facultativo: os factos, em uma ou duas frases."
        rows={4}
        maxLength={MOST_WORDS}
        defaultValue={typed.words}
      />
      <p>
        <Button type="submit" name="decisao" value="refuse">
          Recusar
        </Button>{' '}
        {isShown && (
          <Button type="submit" name="decisao" value="remove">
            Retirar
          </Button>
        )}
      </p>
    </form>
  )
}
