import { relative } from 'node:path'
import ts from 'typescript'
import { bare, FragmentReader, isSql, PLACE, Untold } from './fragments.ts'
import { type Kinds, kindsOf } from './row-kinds.ts'

/** A statement that is written as text in the source. */
export interface Statement {
  /** "src/domains/clicks/storage.ts:40" */
  readonly place: string
  readonly file: string
  /** Several where conditions decide between them; empty when it cannot be told. */
  readonly texts: readonly string[]
  readonly untold: string | null
  /** What its rows are said to be; null when nothing is said of them. */
  readonly row: ReadonlyMap<string, Kinds> | null
}

/** Every statement that Kysely's `sql` or a client's `query` is given as text, in these files. */
export function collectStatements(root: string, files: readonly string[]): Statement[] {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [...files] }, ts.sys, root)
  const program = ts.createProgram([...files], options)
  const checker = program.getTypeChecker()
  const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName))
  const reader = new FragmentReader(checker, callsBySymbol(sources, checker))
  const statements: Statement[] = []
  for (const source of sources)
    walk(source, (node) => {
      const found = statementAt(node, checker, reader)
      if (found === null) return
      const file = relative(root, source.fileName)
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      statements.push({ place: `${file}:${line + 1}`, file, ...told(found.texts), row: found.row })
    })
  return statements
}

type Found = { readonly texts: () => string[]; readonly row: ReadonlyMap<string, Kinds> | null }

/** `sql….execute(db)`, `sql….compile(db)` and `client.query('…')`. */
function statementAt(node: ts.Node, checker: ts.TypeChecker, reader: FragmentReader): Found | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
  const { expression: owner, name } = node.expression
  if (name.text === 'execute' || name.text === 'compile') {
    const type = checker.getTypeAtLocation(owner)
    if (type.symbol?.name !== 'RawBuilder') return null
    const [row] = checker.getTypeArguments(type as ts.TypeReference)
    return { texts: () => reader.textsOf(owner), row: row === undefined ? null : columnsOf(row, checker) }
  }
  const [text] = node.arguments
  if (name.text !== 'query' || text === undefined || !ts.isExpression(text)) return null
  if (checker.typeToString(checker.getTypeAtLocation(text)) !== 'string' && !ts.isStringLiteralLike(bare(text)))
    return null
  return { texts: () => reader.wordsOf(text), row: null }
}

function told(read: () => string[]): Pick<Statement, 'texts' | 'untold'> {
  try {
    return { texts: read().map(numbered), untold: null }
  } catch (error) {
    if (error instanceof Untold) return { texts: [], untold: error.message }
    throw error
  }
}

function numbered(text: string): string {
  let count = 0
  return text.replaceAll(PLACE, () => `$${(count += 1)}`)
}

function columnsOf(row: ts.Type, checker: ts.TypeChecker): ReadonlyMap<string, Kinds> | null {
  if ((row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0) return null
  const columns = row
    .getProperties()
    .map((property): [string, Kinds] => [property.name, kindsOf(checker.getTypeOfSymbol(property), checker)])
  return new Map(columns)
}

function callsBySymbol(
  sources: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): ReadonlyMap<ts.Symbol, ts.CallExpression[]> {
  const calls = new Map<ts.Symbol, ts.CallExpression[]>()
  for (const source of sources)
    walk(source, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || isSql(node.expression)) return
      const named = checker.getSymbolAtLocation(node.expression)
      const symbol = named && (named.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(named) : named
      if (symbol !== undefined) calls.set(symbol, [...(calls.get(symbol) ?? []), node])
    })
  return calls
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}
