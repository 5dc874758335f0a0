import { owned } from './owned-text.ts'

/** Enough: a shop uses the same few words for all its items. */
const MOST = 2_000
/** Longer texts seldom come twice and would take too much memory. */
const MOST_CHARS = 1_000
/** Average length that the memory limit allows for each kept text. */
const USUAL_CHARS = 128

/**
 * Remembers answers to questions that come again and again; nobody may change an answer. It is the only way to remember
 * what a feed says: the text is copied first, and the answer is made for the copy, so that neither a key nor anything
 * cut from it keeps the piece of feed alive (ADR 0038). When `most` answers are kept, or more text than that many
 * usually have, all are dropped: nothing to book on a hit, and bounded memory.
 */
export class Memo<Answer, Question = string> {
  readonly #known = new Map<Question, Answer>()
  readonly #most: number
  #chars = 0

  constructor(most: number) {
    this.#most = most
  }

  /**
   * The known answer, or what `answer` makes of the question's own copy. Undefined and answers to long texts are not
   * kept.
   */
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

/** A function whose answers are worked out once, as long as they are remembered (`Memo`). */
export function memoised<Answer, Question = string>(
  answer: (question: Question) => Answer,
  most = MOST,
): (question: Question) => Answer {
  const memo = new Memo<Answer, Question>(most)
  return (question) => memo.of(question, answer)
}
