import { capital } from '../language/agreement.ts'
import { type Draw, drawFrom } from '../prng.ts'
import type { Article } from './articles.ts'
import { drawPerson } from './people.ts'
import { shopInSentence } from './shop-names.ts'
import { slotsFor } from './slots.ts'
import { type ListName, Said, topicCount } from './vocabulary.ts'
import { Demand, drawWrittenAt } from './volumes.ts'

/** A line of `reviews/questions.jsonl`: what somebody asked about an offer, with its answers. */
export interface DemoQuestion {
  readonly shop: string
  readonly itemId: string
  readonly nickname: string | null
  readonly body: string
  /** ISO instants. */
  readonly writtenAt: string
  readonly answers: readonly {
    readonly role: 'shop' | 'buyer'
    readonly nickname: string | null
    readonly body: string
    readonly writtenAt: string
    readonly helpful: number
    readonly unhelpful: number
  }[]
}

const HOUR_MS = 3_600_000

/** Questions about what sells most, most of them answered: by the shop, by buyers, by both. */
export function drawQuestions(
  articles: readonly Article[],
  { count, seed, until }: { readonly count: number; readonly seed: string; readonly until: Date },
): DemoQuestion[] {
  const demand = new Demand(articles, seed)
  const saidOf = new Map<string, Said>()
  const questions: DemoQuestion[] = []
  const asked = new Set<string>()
  for (let number = 0; questions.length < count; number += 1) {
    const draw = drawFrom(`${seed}/question/${number}`)
    const article = demand.any(draw)
    const said = saidOf.get(article.family) ?? new Said()
    saidOf.set(article.family, said)
    const question = drawQuestion(article, said, until, seed, draw)
    const key = `${article.family} ${question?.body}`
    if (question === null || asked.has(key)) continue
    asked.add(key)
    questions.push(question)
  }
  return questions
}

function drawQuestion(article: Article, said: Said, until: Date, seed: string, draw: Draw): DemoQuestion | null {
  const topic = draw.int(0, topicCount - 1)
  const asker = drawPerson(draw.int(30_000, 40_000), seed)
  const at = drawWrittenAt(until, draw)
  const say = (list: 'asks' | 'shop' | 'buyer', writer = asker): string | null => {
    const name: ListName = `question/${topic}/${list}`
    const clause = said.draw(name, article.labels, slotsFor(writer, article, at, draw), draw)
    return clause === null
      ? null
      : capital(clause).replace(
          /([.?!]) (\p{Ll})/gu,
          (_, stop: string, letter: string) => `${stop} ${letter.toUpperCase()}`,
        )
  }
  const body = say('asks')
  if (body === null) return null
  const answers: DemoQuestion['answers'][number][] = []
  const answer = (role: 'shop' | 'buyer', words: string | null, nickname: string | null, mostHours: number): void => {
    const writtenAt = new Date(at.getTime() + (1 + draw.unit() ** 2 * mostHours) * HOUR_MS)
    if (words !== null && writtenAt < until && answers.every((other) => other.body !== words))
      answers.push({
        role,
        nickname,
        body: words,
        writtenAt: writtenAt.toISOString(),
        helpful: Math.floor(draw.unit() ** 3 * 12),
        unhelpful: draw.chance(0.1) ? 1 : 0,
      })
  }
  if (draw.chance(0.55)) answer('shop', say('shop'), shopInSentence(article.shop).a.slice(2), 72)
  for (let more = draw.weighted([0, 1, 2], (n) => [5, 4, 1.5][n] ?? 1); more > 0; more -= 1) {
    const buyer = drawPerson(draw.int(1, 21_000), seed)
    answer('buyer', say('buyer', buyer), buyer.nickname, 400)
  }
  return {
    shop: article.shop,
    itemId: article.itemId,
    nickname: asker.nickname,
    body,
    writtenAt: at.toISOString(),
    answers,
  }
}
