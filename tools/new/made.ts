/** What a template makes: new files, changes to files that are there, and what is left to do by hand. Paths are the project's. */
export interface Made {
  readonly files: Readonly<Record<string, string>>
  readonly edits: readonly Edit[]
  /** What must be there already. */
  readonly needs?: string
  readonly next: readonly string[]
}

export interface Edit {
  readonly path: string
  change(text: string): string
}

/** A name that cannot be taken, with what is wrong with it. */
export class WrongName extends Error {}

/** Puts `added` in front of the first place where `anchor` stands. */
export function insertBefore(path: string, anchor: string, added: string): Edit {
  return {
    path,
    change: (text) => {
      const at = text.indexOf(anchor)
      if (at === -1) throw new Error(`${path} no longer holds ${JSON.stringify(anchor)}: mend tools/new`)
      return text.slice(0, at) + added + text.slice(at)
    },
  }
}

/** Puts an import below the last one of a file. */
export function addImport(path: string, line: string): Edit {
  return {
    path,
    change: (text) => {
      const last = [...text.matchAll(/^import [^\n]*$|^\} from [^\n]*$/gm)].at(-1)
      const end = last === undefined ? 0 : last.index + last[0].length + 1
      return `${text.slice(0, end)}${line}\n${text.slice(end)}`
    },
  }
}

/** 'gift-cards' → 'giftCards' */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())
}

/** 'gift-cards' → 'GiftCards' */
export function pascalCase(name: string): string {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** 'LikeButton' → 'like-button' */
export function kebabCase(name: string): string {
  return name.replaceAll(/(?!^)([A-Z])/g, '-$1').toLowerCase()
}
