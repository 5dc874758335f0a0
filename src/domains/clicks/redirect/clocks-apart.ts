/** So far apart may the clocks of two processes be, and what one has signed is not from the future to the other. */
export const CLOCKS_APART_SECONDS = 120
