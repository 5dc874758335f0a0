import type { ArticleBlock } from '#domains/content/rules/article-document.ts'
import { SelectField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import { tableText } from './article-form.ts'
import { blockWords } from './article-words.ts'
import { RoomSpots } from './RoomSpots.tsx'

/** A block of an article as fields, with the buttons that move it. */
export function BlockFields({
  block,
  index,
  last,
  pictureUrls,
}: {
  block: ArticleBlock
  index: number
  last: number
  pictureUrls: PictureUrls
}) {
  const title = `${blockWords[block.kind]} (bloco ${index + 1})`
  return (
    <fieldset className="form">
      <legend>{title}</legend>
      <input type="hidden" name={`b${index}.kind`} value={block.kind} readOnly />
      <Fields block={block} name={(field) => `b${index}.${field}`} pictureUrls={pictureUrls} />
      <div className="actions">
        {index > 0 && <Move act="up" index={index} words={`Subir: ${title}`} sign="↑" />}
        {index < last && <Move act="down" index={index} words={`Descer: ${title}`} sign="↓" />}
        <Move act="remove" index={index} words={`Tirar: ${title}`} sign="Tirar" />
      </div>
    </fieldset>
  )
}

function Move({ act, index, words, sign }: { act: string; index: number; words: string; sign: string }) {
  return (
    <button type="submit" name="do" value={`${act}.${index}`} aria-label={words}>
      {sign}
    </button>
  )
}

type Name = (field: string) => string
/** Where saved pictures are shown, by their places. */
type PictureUrls = Readonly<Record<string, string>>

function Fields({ block, name, pictureUrls }: { block: ArticleBlock; name: Name; pictureUrls: PictureUrls }) {
  switch (block.kind) {
    case 'text':
      return (
        <>
          <TextField name={name('heading')} label="Título do bloco" defaultValue={block.heading} maxLength={120} />
          <TextAreaField
            name={name('text')}
            label="Texto"
            hint="Markdown sem HTML: **forte**, - listas, [ligação](/produtos/sofas)."
            defaultValue={block.text}
            rows={8}
            maxLength={20_000}
          />
        </>
      )
    case 'picture':
      return (
        <>
          <PictureFields block={block} name={name} />
          <SavedPicture url={pictureUrls[block.picture]} />
        </>
      )
    case 'quote':
      return (
        <>
          <TextAreaField name={name('text')} label="Citação" defaultValue={block.text} rows={3} maxLength={600} />
          <TextField name={name('by')} label="De quem" defaultValue={block.by} maxLength={120} />
        </>
      )
    case 'table':
      return (
        <>
          <TextField name={name('caption')} label="Legenda" defaultValue={block.caption} maxLength={200} />
          <TextField
            name={name('head')}
            label="Cabeçalhos"
            hint="Separados por |"
            defaultValue={block.head.join(' | ')}
          />
          <TextAreaField
            name={name('rows')}
            label="Linhas"
            hint="Uma por linha, células separadas por |"
            defaultValue={tableText(block)}
            rows={5}
          />
        </>
      )
    case 'room':
      return (
        <>
          <PictureFields block={block} name={name} />
          <RoomSpots block={block} pictureUrl={pictureUrls[block.picture]} name={name} />
        </>
      )
    case 'products':
      return <ProductFields block={block} name={name} />
  }
}

function PictureFields({ block, name }: { block: ArticleBlock & { kind: 'picture' | 'room' }; name: Name }) {
  return (
    <>
      <TextField name={name('picture')} label="Imagem" defaultValue={block.picture} maxLength={300} />
      <TextField name={name('alt')} label="O que mostra" defaultValue={block.alt} maxLength={300} />
      <TextField name={name('caption')} label="Legenda" defaultValue={block.caption} maxLength={300} />
    </>
  )
}

/** What a place of a picture shows, once it is saved. */
export function SavedPicture({ url }: { url: string | undefined }) {
  return url === undefined ? null : <img className="saved-picture" src={url} alt="" loading="lazy" />
}

const waysToChoose = [
  ['listing', 'Os primeiros de uma listagem'],
  ['products', 'Produtos pelo número'],
  ['variants', 'Ofertas pelo número'],
] as const

function ProductFields({ block: { title, of }, name }: { block: ArticleBlock & { kind: 'products' }; name: Name }) {
  return (
    <>
      <TextField name={name('title')} label="Título" defaultValue={title} maxLength={120} />
      <SelectField name={name('by')} label="Quais" options={waysToChoose} defaultValue={of.by} />
      <TextField
        name={name('which')}
        label="Listagem ou números"
        hint="/produtos/sofas?dimensao=largura:-180, ou 12, 34"
        defaultValue={of.by === 'listing' ? of.listing : of.ids.join(', ')}
      />
      <TextField
        name={name('count')}
        type="number"
        label="Quantos, de uma listagem"
        min={1}
        max={12}
        defaultValue={of.by === 'listing' ? of.count : 4}
      />
    </>
  )
}
