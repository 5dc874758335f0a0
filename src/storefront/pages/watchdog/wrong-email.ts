/** product.md: what is wrong, and an example. */
export const WRONG_EMAIL = 'Verifique o e-mail, por exemplo ana@exemplo.pt.'
