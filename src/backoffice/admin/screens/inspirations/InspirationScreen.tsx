import { Form } from 'react-router'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { CheckField, HiddenField, SelectField, TextAreaField, TextField } from '../../../parts/Field.tsx'
import { PictureForm } from '../../../parts/PictureForm.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { usePlace } from '../../../parts/frame/place-context.ts'
import type { ScreenProps } from '../../screen.ts'
import { MarkEditor } from './MarkEditor.tsx'
import type { InspirationData } from './inspiration-data.ts'

/** B-09: the words of an inspiration, and what is marked on its pictures. Without script the marks are rows of figures. */
export function InspirationScreen({ data, outcome }: ScreenProps<InspirationData>) {
  const { edited, document, pictureUrls, pieces, around, found, wrong } = data
  const { name, description, isStl, room, style, eshopId, images } = document
  return (
    <>
      {edited === null ? (
        <ScreenHead title="Nova inspiração" lead="Começa por uma imagem." />
      ) : (
        <Head name={name} edited={edited} />
      )}
      <PictureForm
        url={around.pictureUploadUrl}
        wrong={wrong}
        lead="A imagem aparece abaixo, e fica na inspiração quando a guardar. Guarde antes o que tiver mudado."
      />
      <AnsweredForm outcome={outcome} className="form" key={`${edited?.version ?? 0} ${around.sent?.picture ?? ''}`}>
        <HiddenField name="version" value={edited?.version ?? 0} />
        <input type="hidden" name="act" value="save" />
        <TextField name="name" label="Nome" defaultValue={name} maxLength={100} required />
        <TextAreaField name="description" label="Descrição" defaultValue={description} maxLength={600} />
        <SelectField name="room" label="Divisão" defaultValue={room} options={optionsOf(around.rooms)} />
        <SelectField name="style" label="Estilo" defaultValue={style} options={optionsOf(around.styles)} />
        <TextField
          name="eshopId"
          label="Número da loja"
          hint="Vazio: é da equipa do site."
          defaultValue={eshopId ?? ''}
          inputMode="numeric"
        />
        <CheckField name="isStl" label="As peças estão marcadas na imagem" isChecked={isStl} />
        {images.map((image, index) => (
          <MarkEditor
            key={image.picture}
            index={index}
            image={image}
            pictureUrl={pictureUrls[index] ?? ''}
            pieces={pieces}
            found={found}
          />
        ))}
        <div className="actions">
          <button type="submit" className="primary">
            Guardar
          </button>
        </div>
      </AnsweredForm>
    </>
  )
}

function Head({
  name,
  edited: { id, version, state },
}: {
  name: string
  edited: NonNullable<InspirationData['edited']>
}) {
  const { siteUrl } = usePlace()
  return (
    <ScreenHead title={name} lead={state === 'published' ? 'Publicada' : 'Rascunho'}>
      {state === 'published' && (
        <a href={`${siteUrl}/inspirations/stl/${id}`} target="_blank" rel="noopener">
          Ver no site
        </a>
      )}
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <button name="act" value={state === 'published' ? 'withdraw' : 'publish'}>
          {state === 'published' ? 'Retirar' : 'Publicar'}
        </button>
      </Form>
    </ScreenHead>
  )
}

function optionsOf(choices: readonly { readonly slug: string; readonly name: string }[]) {
  return choices.map(({ slug, name }) => [slug, name] as const)
}
