import { refusedPaths } from '../../../parts/refused-paths.ts'
import { axisWords, valueWords } from '../../../parts/variant-words.ts'

const RULES: Readonly<Record<string, string>> = {
  title: 'um nome tem 3 a 200 letras, sem preço, endereço nem código',
  categoryId: 'essa categoria não existe',
  sizes: 'uma medida vai de 1 a 30 000 mm, e «de» não passa de «até»',
  imageUrls: 'cada imagem é do feed e só se escolhe uma vez',
}
const CHOICE = 'escolha pelo menos um valor, cada um uma só vez'
const NO_REASON = 'Motivo: escreva 3 letras pelo menos.'

/** What a refused override has to be: each value that cannot stand, by the field that it is typed in. */
export function refusedFields(detail: string): {
  readonly message: string
  readonly errors: Readonly<Record<string, string>>
} {
  const errors = Object.fromEntries(refusedPaths(detail).flatMap(fieldOf))
  const isEmpty = Object.keys(errors).length === 0
  return {
    message: isEmpty
      ? 'Não foi guardado: não há nada para corrigir.'
      : 'Não foi guardado: há valores que não podem ser aceites.',
    errors,
  }
}

/** 'sizes.width.lowMm' → 'sizes.width.low', 'colours.0' → 'colours.mode'. */
function fieldOf(path: string): (readonly [string, string])[] {
  const [name = '', axis = ''] = path.split('.')
  if (name === 'values') return []
  if (name === 'reason') return [['reason', NO_REASON]]
  if (name === 'sizes') return [[`sizes.${axis}.low`, `${axisWords[axis] ?? 'Medida'}: ${RULES['sizes']}.`]]
  const field = Object.hasOwn(RULES, name) ? name : `${name}.mode`
  return [[field, `${valueWords(name)}: ${RULES[name] ?? CHOICE}.`]]
}
