/** Told by a dialog when its content stands, so that others may work on what has come. */
export const MODAL_SHOWN = 'poiso:modal'
