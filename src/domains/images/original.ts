import type { FocusBox } from './scoring/picture-judge.ts'

/**
 * A fetched picture as serving needs it. Its original lies in the image store under `originalKey`, in the one format that
 * `ports/image-store/README.md` names.
 */
export interface Original {
  /** `p{pictureId}`. */
  readonly imageId: string
  /** First six hex digits of the SHA-256 of the fetched bytes. */
  readonly hash: string
  /** Of the original, in pixels. */
  readonly width: number
  readonly height: number
  /** Around the piece, in thousandths; null when nobody has looked yet, or nothing stands out (a room). */
  readonly focus: FocusBox | null
  /** The piece goes on outside of the picture; else it touches its edge by a foot or its shadow at most. */
  readonly isCut: boolean
}

/** What serving asks of fetching. Both answer from the database; neither decodes anything. */
export interface FetchedPictures {
  /** The picture with this id, or null when there is none that may be shown. */
  findPicture(pictureId: number): Promise<Original | null>
  /**
   * The picture that a shop's address shows, fetched now when it is not here yet. 'awaited': it is on its way, and was not there when
   * `signal` ended the wait; 'absent': refused, gone, or failed and left alone for now; 'unknown': there is no such address, of which
   * `hash`, the first six hex digits of its SHA-256, must be its own.
   */
  fetchNow(
    source: { readonly sourceId: number; readonly hash: string },
    signal: AbortSignal,
  ): Promise<Original | 'awaited' | 'absent' | 'unknown'>
  /** Pictures that were taken down: `{hash}-p{id}`. None of them may be sent any more, whatever is kept of them. */
  takenDown(): Promise<readonly string[]>
}

/** Where an original lies in the image store. */
export function originalKey({ hash, imageId }: Pick<Original, 'hash' | 'imageId'>): string {
  return `originals/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash.slice(4, 6)}/${imageId}.jpg`
}
