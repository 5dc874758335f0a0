/** The colours of the site by day (storefront/styles/tokens.css): mail programs know no variables. */
export const MAIL_COLOURS = {
  ground: '#fbf9f5',
  paper: '#ffffff',
  line: '#e5dfd3',
  ink: '#1d1b18',
  soft: '#625c53',
  azulejo: '#1f4e8c',
} as const

export const MAIL_LETTERS = '"Instrument Sans", "Helvetica Neue", Helvetica, Arial, sans-serif'

/** The same by night, for programs that read style sheets; the others darken by themselves. */
export const MAIL_BY_NIGHT = `
  body { background-color: #fbf9f5; }
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body, .ground { background-color: #161513 !important; }
    .paper { background-color: #24221f !important; border-color: #3a3732 !important; }
    .ink { color: #f2eee6 !important; }
    .soft { color: #b8b1a5 !important; }
    .link { color: #93b8ee !important; }
    .line { border-color: #3a3732 !important; }
    .button { background-color: #93b8ee !important; color: #0e1c30 !important; }
  }
  @media (max-width: 480px) {
    .paper { padding: 24px 20px !important; }
  }
`
