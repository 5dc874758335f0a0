/** A board in finished words, as its page draws it and its island keeps it: JSON, the same from both. */
export interface BoardView {
  /** Of its changes; a view with a lower one is older. */
  readonly version: number
  /** Path of the page, by the link that it was asked by: where its forms are sent. */
  readonly url: string
  readonly stateUrl: string
  readonly streamUrl: string
  readonly name: string
  readonly isOwner: boolean
  readonly isClosed: boolean
  readonly region: { readonly word: string; readonly inWords: string }
  /** Null: whoever looks has said no name yet. */
  readonly me: PersonView | null
  /** The owner first. */
  readonly people: readonly PersonView[]
  readonly stages: readonly StageView[]
  readonly pieceCount: number
  /** For the owner. */
  readonly owner: OwnerView | null
}

export interface OwnerView {
  /** What guests are sent, with its host. */
  readonly guestUrl: string
  /** Begun signed out, and looked at by somebody who is signed in: it can become theirs. */
  readonly canClaim: boolean
  /** Nobody's account has it: the link is the only way back. */
  readonly isUnowned: boolean
  readonly regions: readonly { readonly value: string; readonly label: string }[]
}

export interface PersonView {
  readonly id: number
  readonly name: string
  readonly initials: string
  /** Which of the eight colours. */
  readonly hue: number
  readonly isOwner: boolean
}

export interface StageView {
  readonly id: number
  readonly name: string
  readonly pieces: readonly PieceView[]
  /** Null: nothing in it can be bought. */
  readonly sum: StageSum | null
}

/** What the pieces of a column cost delivered, by shop. */
export interface StageSum {
  readonly total: string
  /** "com entrega no continente", or what of it is not in the figure. */
  readonly words: string
  readonly eshops: readonly {
    readonly name: string
    /** "2 peças" */
    readonly count: string
    readonly total: string
    /** "649 € + 29,90 € de entrega" */
    readonly parts: string
  }[]
  readonly notes: readonly string[]
}

export interface PieceView {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly picture: { readonly src: string; readonly srcSet: string; readonly isAwaited: boolean } | null
  /** 'out': nobody has it now · 'gone': no shop sells it any more. */
  readonly state: 'live' | 'out' | 'gone'
  /** What leads, "678,80 €"; null: nothing is known. */
  readonly lead: string | null
  readonly leadWords: string
  /** How many of it are wanted, and what those cost together, "3 × 678,80 € = 2036,40 €"; null: one, or nothing is known. */
  readonly quantity: number
  readonly together: string | null
  /** Under it: how it comes about, or why nothing can be bought. */
  readonly rest: string
  readonly eshopName: string | null
  readonly likes: readonly number[]
  readonly dislikes: readonly number[]
  readonly mine: -1 | 0 | 1
  readonly comments: readonly CommentView[]
}

export interface CommentView {
  readonly id: number
  readonly guestId: number
  readonly text: string
  readonly at: string
  readonly atText: string
  readonly canRemove: boolean
}

/** What was wrong with what was sent, and what was typed. */
export interface BoardNotice {
  readonly text: string
  readonly draft: { readonly pieceId: number; readonly text: string } | null
}
