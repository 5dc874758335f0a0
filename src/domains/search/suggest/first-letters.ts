import { fold } from '../rules/text-words.ts'

/** One or two letters: they meet most of the words that there are, and everybody begins with them. */
const FIRST_LETTERS = /^[a-z]{1,2}$/

/** What was found for the first letters that people type, for as long as the index stands. So many answers at most as there are such texts. */
export class FirstLetters<Answer> {
  readonly #version: () => string
  #known = new Map<string, Answer>()
  #of = ''

  /** `version` changes with anything that an answer may say. */
  constructor(version: () => string) {
    this.#version = version
  }

  async answer(q: string, find: () => Promise<Answer>): Promise<Answer> {
    const letters = fold(q)
    if (!FIRST_LETTERS.test(letters)) return find()
    const version = this.#version()
    if (version !== this.#of) [this.#of, this.#known] = [version, new Map()]
    const known = this.#known.get(letters)
    if (known !== undefined) return known
    const found = await find()
    if (version === this.#of) this.#known.set(letters, found)
    return found
  }
}
