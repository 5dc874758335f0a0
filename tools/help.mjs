// `--help` of `npm start` and of `npm run <name>`: prints and starts nothing. Runs on any Node from 18 on, without dependencies.

/** Whether the words ask for help: `npm start -- --help`, `npm run build -- -h`. What stands behind a bare `--` is somebody else's. */
export function asksForHelp(words) {
  const end = words.indexOf('--')
  return (end === -1 ? words : words.slice(0, end)).some((word) => word === '--help' || word === '-h')
}

export const startHelp = `Usage: npm start

Builds what has changed and runs PostgreSQL, the demo's shops, one worker and one web process until Ctrl-C.
A second start of the same data folder ends the first one and takes its place.

Options:
  -h, --help        this help; nothing is started

Environment, among others (docs/configuration.md has all):
  PORT              of the site, 3000
  POISO_DEMO_PORT   of the demo's shops, 3100
  POISO_DATA        folder of database, pictures and logs, .data
  DATABASE_URL      a PostgreSQL of your own instead of the embedded one

Exit codes:
  0  ended by Ctrl-C or a signal
  1  could not start, and says why`

const SCRIPTS = {
  build: [
    'npm run build',
    "Builds the server and the browser's files, unless the same sources have been built before.",
  ],
  test: ['npm test [-- FILE… | -t NAME | other options of vitest]', 'Builds, then runs the tests of every day.'],
  'test:long': [
    'npm run test:long [-- FILE… | -t NAME | other options of vitest]',
    "Builds, then runs the long tests: kills, faults, a newcomer's first start.",
  ],
  'test:chance': [
    'npm run test:chance [-- --minutes N] [FILE…]',
    'Runs the properties with new seeds, prints what they find as a case to keep.',
  ],
  check: [
    'npm run check [-- PART…]',
    'Format, types, lint, boundaries, dead-code, sizes, complexity, habits, schema, docs: all of them, or the named parts.',
  ],
  format: ['npm run format [-- FILE …]', 'Writes every file, or the named ones, as .oxfmtrc.json says.'],
  docs: [
    'npm run docs [-- --verify]',
    'Writes the documents that are made from the sources; --verify only says whether they are up to date.',
  ],
  new: [
    'npm run new -- domain NAME | page NAME | island PART/Name | job DOMAIN/NAME',
    'Makes what one of these consists of, with a test that fails until it does something (docs/recipes.md).',
  ],
  dev: ['npm run dev', 'Like npm start, and starts again with each change of a source.'],
  bench: [
    'npm run bench [-- NAME… [options of the program]]',
    'Measures: the named programs of tools/bench, all when none is named. npm run bench -- NAME --help explains one.',
  ],
  eval: [
    'npm run eval [-- NAME… [options of the program]]',
    'Judges readings against labelled data: the named programs of tools/eval, all when none is named. npm run eval -- NAME --help explains one.',
  ],
  poiso: [
    'npm run poiso -- COMMAND [parameters]',
    'The command line of the product: npm run poiso -- --help lists its commands.',
  ],
  'demo:draw': [
    'npm run demo:draw [-- --only PIECE --hands N --sketch]',
    "Draws the demo's pictures anew: all of them and the rooms, or one piece; N at once; as quick sketches.",
  ],
  'icons:draw': ['npm run icons:draw', "Draws the site's icons from its mark."],
  'db:types': [
    'npm run db:types [-- --verify]',
    'Writes the types of the database from its migrations; --verify only says whether they are up to date.',
  ],
}

const EXIT_CODES = ['Exit codes:', '  0  done', '  1  failed or wrong usage, and says why']

/** Help of one script, or of all for a name that is none. */
export function scriptHelp(name) {
  if (!Object.hasOwn(SCRIPTS, name ?? '')) {
    return [
      'Usage: npm run SCRIPT [-- parameters]',
      '',
      ...Object.entries(SCRIPTS).map(([script, [, does]]) => `  ${script.padEnd(12)}${does}`),
      '',
      'npm run SCRIPT -- --help explains one.',
      '',
      ...EXIT_CODES,
    ].join('\n')
  }
  const [use, does] = SCRIPTS[name]
  return [
    `Usage: ${use}`,
    '',
    does,
    '',
    'Options:',
    '  -h, --help  this help; nothing is started',
    '',
    ...EXIT_CODES,
  ].join('\n')
}

/** A program's opening comment, which says how it is run, without the signs of a comment. */
export function programHelp(source) {
  const [, block = '', line = ''] = /^\s*(?:\/\*\*([\s\S]*?)\*\/|((?:\/\/.*\n)+))/.exec(source) ?? []
  return (block || line)
    .split('\n')
    .map((each) => each.replace(/^\s*(?:\*|\/\/) ?/, ''))
    .join('\n')
    .trim()
}
