import { refusedPaths } from '../../refused-paths.ts'
import { valueWords } from './variant-words.ts'

const RULES: Readonly<Record<string, string>> = {
  title: 'um nome tem 3 a 200 letras, sem preço, endereço nem código',
  categoryId: 'essa categoria não existe',
  sizes: 'uma medida vai de 1 a 30 000 mm, e «de» não passa de «até»',
  imageUrls: 'cada imagem é do feed e só se escolhe uma vez',
}
const CHOICE = 'escolha pelo menos um valor, cada um uma só vez'

/** What a refused override has to be: each value that cannot stand by its name, with what holds for it. */
export function refusedWords(detail: string): string {
  const paths = refusedPaths(detail)
  if (paths.includes('reason')) return 'Não foi guardado: escreva o motivo, com 3 letras pelo menos.'
  const sentences = paths.flatMap((path) => {
    const [name = '', axis = ''] = path.split('.')
    const words = valueWords(name === 'sizes' && axis !== '' ? `sizes.${axis}` : name)
    return name === 'values' ? [] : [`${words}: ${RULES[name] ?? CHOICE}.`]
  })
  return sentences.length === 0
    ? 'Não foi guardado: não há nada para corrigir.'
    : `Não foi guardado. ${[...new Set(sentences)].join(' ')}`
}
