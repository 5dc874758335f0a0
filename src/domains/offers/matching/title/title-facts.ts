import type { PartsTold } from './parts-told.ts'
import type { Head } from './read-head.ts'
import type { Measures } from './title-measures.ts'

/** What a title says, each kind apart. */
export interface TitleFacts extends WordFacts, Measures, Head, PartsTold {
  /** Series that are joined by a stroke, which together are one article: "LINNMON / ALEX". In the order of the alphabet, each once. */
  readonly joinedNames: readonly string[]
  /** Model-like: letters and digits in one ("x200s"). */
  readonly codes: readonly string[]
  readonly brandStems: ReadonlySet<string>
  /** Some word may be the name of a series; false: all are ordinary ones in small letters, as in "Sofá de 3 lugares cinzento". */
  readonly mayHaveName: boolean
  /** The title has small words, so that a capital tells a name and a small word is none. */
  readonly tellsProper: boolean
}

/** What its words say, one after another. */
export interface WordFacts {
  /** Names of series and models that stand out from the words around them, or are no ordinary words: "oslo". */
  readonly names: readonly string[]
  /** Those of them that are certainly names: a capital among small letters. */
  readonly properNames: readonly string[]
  /** Ordinary words written as names; evidence only when both titles have them. */
  readonly weakNames: readonly string[]
  /** Series that it is for, or goes with, and is none of itself: "capa para VIMLE". Where its own is not told they stand among `names` too. */
  readonly forNames: readonly string[]
  /** Words that are no ordinary ones and no names: fabrics, finishes, and whatever else. */
  readonly rareWords: readonly string[]
  /** Those that stand behind "com", of parts: "com wire baskets". */
  readonly partWords: readonly string[]
  /** Stems of words of no known kind, names of series too, and of colours and materials. */
  readonly rareStems: ReadonlySet<string>
  readonly lookStems: ReadonlySet<string>
  /** The stem of its first ordinary word, which says what it is: "sof". */
  readonly kind: string | null
  /** Stems of all words but small ones and the brand's. */
  readonly stems: ReadonlySet<string>
  /** Words as written, to look for a name of the other title. */
  readonly words: ReadonlySet<string>
  /** "plus", "xl", "ii": which of a series. By class of word, the values said. */
  readonly qualifiers: ReadonlyMap<string, readonly string[]>
  /** "com colchão" true, "sem arrumação" false. */
  readonly has: ReadonlyMap<string, boolean>
  readonly tones: readonly string[]
  readonly woods: readonly string[]
  /** How the wood looks: "carvalho escuro". */
  readonly woodFinishes: readonly string[]
  /** Those of what it has: "com pés em faia". */
  readonly partTones: readonly string[]
  readonly partWoods: readonly string[]
  /** Finishes of its metal: "cromado", "latão". */
  readonly metals: readonly string[]
  /** What its legs are of, and their colour groups. */
  readonly legMaterials: readonly string[]
  readonly legColours: readonly number[]
  /** Stems of shades and finishes: beside the same words they tell articles of a series apart. */
  readonly looks: ReadonlySet<string>
  /** Words behind "com", and those of them that name a part which articles of a series have or not. */
  readonly added: ReadonlySet<string>
  readonly included: ReadonlySet<string>
  /** Its colour is "natural", that of wood or fibres. */
  readonly isNatural: boolean
  readonly titleGroups: readonly number[]
  readonly titleMaterials: readonly number[]
  /** Colours of the whole in the title's order, as often as they are said; empty: it names none. */
  readonly colourList: readonly number[]
}

/** The same while it is read. */
export type WordsFound = { -readonly [Fact in keyof WordFacts]: Growing<WordFacts[Fact]> }

type Growing<Fact> =
  Fact extends ReadonlyMap<infer Key, infer Value>
    ? Map<Key, Value>
    : Fact extends ReadonlySet<infer Item>
      ? Set<Item>
      : Fact extends readonly (infer Item)[]
        ? Item[]
        : Fact

export function nothingFound(): WordsFound {
  return {
    names: [],
    properNames: [],
    weakNames: [],
    forNames: [],
    rareWords: [],
    rareStems: new Set(),
    lookStems: new Set(),
    partWords: [],
    kind: null,
    stems: new Set(),
    words: new Set(),
    qualifiers: new Map(),
    has: new Map(),
    tones: [],
    woods: [],
    woodFinishes: [],
    partTones: [],
    partWoods: [],
    metals: [],
    legMaterials: [],
    legColours: [],
    looks: new Set(),
    added: new Set(),
    included: new Set(),
    isNatural: false,
    titleGroups: [],
    titleMaterials: [],
    colourList: [],
  }
}
