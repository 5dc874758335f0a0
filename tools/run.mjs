// `npm run <name>`: each script under a Node that is new enough, with everything installed. Runs on any Node from 18 on.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fail, findNode, output, root, runNode } from './node24.mjs'
import { asksForHelp, programHelp, scriptHelp } from './help.mjs'
import { ensureInstalled } from './install.mjs'
import { runTests } from './test.mjs'

const [name, ...parameters] = process.argv.slice(2)
// `poiso` explains its commands itself.
if (name === undefined || asksForHelp([name]) || (name !== 'poiso' && asksForHelp(parameters))) help()
if (name === 'poiso') output.fd = 2
const node = findNode()
ensureInstalled(node)

const commands = {
  build: () => run('tools/build.mjs'),
  test: async () => (await run('tools/build.mjs')) || runTests(node, 'normal', parameters),
  'test:long': async () => (await run('tools/build.mjs')) || runTests(node, 'long', parameters),
  'test:chance': async () => (await run('tools/build.mjs')) || run('tools/test/chance.ts', parameters),
  check: () => run('tools/check/check.ts', parameters),
  format: () => run('node_modules/oxfmt/bin/oxfmt', parameters),
  docs: () => run('tools/docs/docs.ts', parameters),
  new: () => run('tools/new/new.ts', parameters),
  dev: () => run('tools/dev.mjs', parameters),
  bench: () => runNamed('tools/bench'),
  eval: () => runNamed('tools/eval'),
  poiso: async () => (await run('tools/build.mjs', ['--quiet'])) || poiso(),
  'demo:draw': async () =>
    (await run('demo/pictures/draw/draw.ts', parameters)) ||
    (parameters.length === 0 && (await run('demo/pictures/rooms/draw-rooms.ts'))) ||
    run('tools/demo/first-pictures.ts'),
  'icons:draw': () => run('tools/icons/draw-icons.ts'),
  'db:types': () => run('tools/db-types.ts', parameters),
}

if (!Object.hasOwn(commands, name ?? '')) fail(`unknown script "${name}": ${Object.keys(commands).join(', ')}`)
process.exit(await commands[name]())

function run(script, scriptParameters = [], env = {}) {
  return runNode(node, [join(root, script), ...scriptParameters], { env })
}

/** By its real path, which later builds leave alone meanwhile (old-builds.ts), and where the person stands, so that `--file feed.xml` is the file that they see there. */
function poiso() {
  const { options, environment } = parameters[0] === 'feeds' ? importProcess() : { options: [], environment: {} }
  const program = join(realpathSync(join(root, 'dist/server')), 'poiso.js')
  return runNode(node, ['--enable-source-maps', ...options, program, ...parameters], {
    env: { ...environment, NODE_ENV: 'production' },
    cwd: process.env.INIT_CWD ?? process.cwd(),
  })
}

/** Why so: src/hosts/process-memory.ts, which older Nodes cannot read. */
function importProcess() {
  return JSON.parse(readFileSync(join(root, 'src/hosts/import-process.json'), 'utf8'))
}

/** `npm run bench -- engine --rows 20000`: the named programs of the folder, all of them when none is named. */
async function runNamed(folder) {
  const names = programsOf(folder)
  const [wanted, options] = split(parameters)
  const unknown = wanted.find((one) => !names.includes(one))
  if (unknown !== undefined || names.length === 0)
    fail(`no ${folder}/${unknown ?? '*'}.ts; there are: ${names.join(', ') || 'none yet'}`)
  let code = 0
  for (const one of wanted.length > 0 ? wanted : names)
    code = (await run(`${folder}/${one}.ts`, options, { NODE_ENV: 'production' })) || code
  return code
}

/** Of the script; of the programs of `bench` or `eval` that are named. */
function help() {
  const [wanted] = split(parameters)
  const folder = `tools/${name}`
  const named = name === 'bench' || name === 'eval' ? programsOf(folder).filter((one) => wanted.includes(one)) : []
  console.log(
    named.length === 0
      ? scriptHelp(name)
      : named.map((one) => programHelp(readFileSync(join(root, folder, `${one}.ts`), 'utf8'))).join('\n\n'),
  )
  if ((name === 'bench' || name === 'eval') && named.length === 0)
    console.log(`\nPrograms: ${programsOf(folder).join(', ')}`)
  process.exit(0)
}

/** Programs say in their opening comment how they are run; the other files of the folder are what they share. */
function programsOf(folder) {
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : []
  const isProgram = (file) =>
    /^[^.]+\.ts$/.test(file) &&
    readFileSync(join(root, folder, file), 'utf8')
      .slice(0, 800)
      .includes(`node ${folder}/${file}`)
  return files.filter(isProgram).map((file) => file.slice(0, -3))
}

/** The leading words are names; from the first option on, all belongs to the programs. */
function split(words) {
  const first = words.findIndex((word) => word.startsWith('-'))
  return first === -1 ? [words, []] : [words.slice(0, first), words.slice(first)]
}
