import { capital } from '../language/agreement.ts'
import { drawFrom, type Draw } from '../prng.ts'
import type { MadeReview } from './demo-review.ts'
import { shopInSentence } from './shop-names.ts'
import { said } from './vocabulary.ts'

const DAY_MS = 86_400_000
const MONTHS = ['março', 'maio', 'setembro', 'novembro']

/** What the shop answers, if it does: some answer nearly every complaint, some hardly anybody. */
export function replyTo(
  { review, truth }: MadeReview,
  until: Date,
  draw: Draw,
): { reply: string | null; repliedAt: string | null } {
  const shop = drawFrom(`replies of ${review.shop}`)
  const [ofBad, ofGood] = [shop.unit() * 0.85, shop.unit() ** 2 * 0.3]
  const isBad = review.halfStars <= 6
  if (!draw.chance(isBad ? ofBad : ofGood) || review.body === null) return { reply: null, repliedAt: null }
  const at = new Date(Date.parse(review.writtenAt) + draw.unit() ** 2 * 14 * DAY_MS + 7_200_000)
  if (at > until) return { reply: null, repliedAt: null }
  const about = truth.tells.find(({ verdict }) => verdict === 'bad')?.aspect
  const trouble = about === 'delivery' || about === 'packaging' || about === 'assembly' ? about : 'other'
  const name = /^(\p{Lu}\p{Ll}+)/u.exec(review.nickname ?? '')?.[1]
  const isNamed = name !== undefined && name !== 'Família' && draw.chance(0.6)
  const slots = {
    nome: isNamed ? `, ${name}` : '',
    ola: isNamed
      ? draw.pick([`Olá, ${name},`, `${name},`, `Bom dia, ${name},`])
      : draw.pick(['Bom dia,', 'Olá,', 'Boa tarde,']),
    mes: draw.pick(MONTHS),
  }
  const words = said(isBad ? `reply/${trouble}` : 'reply/thanks', ['all'], slots, draw) ?? ''
  const { a, da } = shopInSentence(review.shop)
  const signature = draw.chance(0.6)
    ? ` ${draw.pick([`A equipa ${da}`, `Equipa ${a.slice(2)}`, `Apoio ao cliente ${da}`])}`
    : ''
  return { reply: capital(words) + signature, repliedAt: at.toISOString() }
}
