import { owned } from './owned-text.ts'

/** A shop says the same few words of all its items. */
const MOST = 2_000
/** Texts longer than this are seldom said twice, and are not worth their room. */
const MOST_CHARS = 1_000
/** Of all texts together, for each that may be kept. */
const USUAL_CHARS = 128

/**
 * Answers to what is asked again and again, which nobody may write to. The one way to remember what a feed says: a text is kept as a copy of
 * its own, and it is the copy that is answered for, so that no key and nothing cut from one keeps the piece alive that it was read from.
 * When `most` are kept, or more text than that many usually are, all are dropped: no bookkeeping per hit, bounded memory.
 */
export class Memo<Answer, Question = string> {
  readonly #known = new Map<Question, Answer>()
  readonly #most: number
  #chars = 0

  constructor(most: number) {
    this.#most = most
  }

  /** What is known, or what `answer` says of the question's own copy; undefined and what long texts are answered is not kept. */
  of(question: Question, answer: (own: Question) => Answer): Answer {
    const remembered = this.#known.get(question)
    if (remembered !== undefined) return remembered
    if (typeof question !== 'string') return this.#keep(question, answer(question), 0)
    if (question.length > MOST_CHARS) return answer(question)
    const own = owned(question) as Question & string
    return this.#keep(own, answer(own), own.length)
  }

  #keep(question: Question, answer: Answer, chars: number): Answer {
    if (this.#known.size >= this.#most || this.#chars + chars > this.#most * USUAL_CHARS) this.#forget()
    this.#known.set(question, answer)
    this.#chars += chars
    return answer
  }

  #forget(): void {
    this.#known.clear()
    this.#chars = 0
  }
}

/** The same answers, each worked out once while it is remembered (`Memo`). */
export function memoised<Answer, Question = string>(
  answer: (question: Question) => Answer,
  most = MOST,
): (question: Question) => Answer {
  const memo = new Memo<Answer, Question>(most)
  return (question) => memo.of(question, answer)
}
