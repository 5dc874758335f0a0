import { Form } from 'react-router'
import { SelectField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'
import type { BringData } from './bring-data.ts'

/** a plain form: the files go to the host of uploads, which leads to what they would bring. */
export function BringScreen({ data: { eshops, eshopId, uploadUrl, wrong } }: ScreenProps<BringData>) {
  const shop = eshops.find(({ id }) => id === eshopId)
  return (
    <>
      <ScreenHead
        title="Trazer inspirações de uma loja"
        lead="Um ficheiro JSON ou CSV com as imagens que nomeia. Antes de ficar alguma coisa, vê linha a linha o que traz."
      />
      <Form method="get" className="filters">
        <SelectField
          name="loja"
          label="Loja"
          defaultValue={eshopId === null ? '' : String(eshopId)}
          options={[['', 'Escolha a loja'], ...eshops.map(({ id, name }) => [String(id), name] as const)]}
          required
        />
        <button type="submit">Escolher</button>
      </Form>
      {uploadUrl !== null && shop !== undefined && (
        <form method="post" action={uploadUrl} encType="multipart/form-data" className="form">
          <h2>Ficheiros de {shop.name}</h2>
          {wrong !== null && (
            <p role="alert" className="wrong" id="trazer-erro">
              O ficheiro não foi aceite: {wrong}.
            </p>
          )}
          <label htmlFor="ficheiros">Ficheiro JSON ou CSV (até 4 MB) e até 19 imagens (até 15 MB cada uma)</label>
          <input
            id="ficheiros"
            type="file"
            name="ficheiros"
            multiple
            required
            accept=".json,.csv,.txt,image/*"
            aria-describedby={wrong === null ? undefined : 'trazer-erro'}
          />
          <div className="actions">
            <button type="submit" className="primary">
              Enviar e ver o que traz
            </button>
          </div>
        </form>
      )}
      <Format />
    </>
  )
}

/** docs/contracts/inspirations-file.md */
function Format() {
  return (
    <details>
      <summary>Como se escreve o ficheiro</summary>
      <p>
        Em CSV há uma linha para cada peça marcada. As linhas com o mesmo <code>ident</code> são uma inspiração, e o que
        dela se diz basta estar na primeira.
      </p>
      <pre className="mono">
        {[
          'ident;name;description;room;style;picture;itemId;x;y',
          'sala-de-verao;Sala de verão;Linho e madeira clara.;sala;escandinavo;sala.jpg;SOFA-12;537;661',
          'sala-de-verao;;;;;sala.jpg;MESA-3;402;720',
        ].join('\n')}
      </pre>
      <p>
        <code>itemId</code> é o do feed da loja; <code>x</code> e <code>y</code> são milésimas da imagem, a contar do
        canto de cima à esquerda; <code>picture</code> é o nome de uma imagem enviada com o ficheiro. Um ficheiro
        posterior com o mesmo <code>ident</code> muda o que foi trazido.
      </p>
    </details>
  )
}
