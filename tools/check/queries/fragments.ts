import ts from 'typescript'

/** Where a value is bound in a statement's text, until the statement is whole and they are counted. */
export const PLACE = '\u0001'

/** A piece of SQL that cannot be told from the source alone. */
export class Untold extends Error {}

/** What the parameters of a function stand for where it is called. */
export type Scope = ReadonlyMap<ts.Symbol, { readonly node: ts.Expression; readonly scope: Scope }>

const MOST_ALTERNATIVES = 72

/** Reads pieces of SQL (`sql` templates and what is put into them) as texts: several where a condition decides between them. */
export class FragmentReader {
  readonly #checker: ts.TypeChecker
  readonly #calls: ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]>
  #depth = 0

  constructor(checker: ts.TypeChecker, calls: ReadonlyMap<ts.Symbol, readonly ts.CallExpression[]>) {
    this.#checker = checker
    this.#calls = calls
  }

  /** All texts that an expression of SQL may have. */
  textsOf(node: ts.Expression, scope: Scope = new Map()): string[] {
    if (this.#depth > 40) throw new Untold('it goes round in circles')
    this.#depth += 1
    try {
      return unique(this.#read(bare(node), scope))
    } finally {
      this.#depth -= 1
    }
  }

  #read(node: ts.Expression, scope: Scope): string[] {
    if (ts.isTaggedTemplateExpression(node) && isSql(node.tag)) return this.#template(node.template, scope)
    if (ts.isConditionalExpression(node))
      return [...this.textsOf(node.whenTrue, scope), ...this.textsOf(node.whenFalse, scope)]
    if (ts.isCallExpression(node)) return this.#call(node, scope)
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      return this.#follow(node, scope, (found, itsScope) => this.textsOf(found, itsScope))
    throw new Untold(node.getText().slice(0, 60))
  }

  #template(template: ts.TemplateLiteral, scope: Scope): string[] {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [template.text]
    return template.templateSpans.reduce(
      (texts, { expression, literal }) =>
        combined(texts, this.isFragment(expression) ? this.textsOf(expression, scope) : [PLACE], literal.text),
      [template.head.text],
    )
  }

  /** SQL that is put in as it is; everything else is bound as a value. */
  isFragment(node: ts.Expression): boolean {
    return this.#checker.getTypeAtLocation(node).getProperty('toOperationNode') !== undefined
  }

  #call(node: ts.CallExpression, scope: Scope): string[] {
    const { expression: callee, arguments: given } = node
    if (ts.isPropertyAccessExpression(callee) && isSql(callee.expression)) {
      const [first, second] = given
      if (callee.name.text === 'join') return this.#join(first as ts.Expression, second, scope)
      if (callee.name.text === 'val') return [PLACE]
      if (callee.name.text === 'lit' && !this.#isTold(first as ts.Expression, scope)) return ['null']
      return this.wordsOf(first as ts.Expression, scope)
    }
    const declared = this.#checker.getResolvedSignature(node)?.declaration
    if (declared === undefined || !('body' in declared) || declared.body === undefined)
      throw new Untold(node.getText().slice(0, 60))
    const inner = new Map(scope)
    declared.parameters.forEach((parameter, at) => {
      const symbol = ts.isIdentifier(parameter.name) ? this.#checker.getSymbolAtLocation(parameter.name) : undefined
      const argument = given[at] ?? parameter.initializer
      if (symbol !== undefined && argument !== undefined) inner.set(symbol, { node: argument, scope })
    })
    return returned(declared.body as ts.ConciseBody).flatMap((expression) => this.textsOf(expression, inner))
  }

  #isTold(node: ts.Expression, scope: Scope): boolean {
    try {
      return this.wordsOf(node, scope).length > 0
    } catch (error) {
      if (error instanceof Untold) return false
      throw error
    }
  }

  #join(list: ts.Expression, separator: ts.Expression | undefined, scope: Scope): string[] {
    const between = separator === undefined ? [', '] : this.textsOf(separator, scope)
    const parts = this.#elements(list, scope).map(({ node, scope: own }) =>
      this.isFragment(node) ? this.textsOf(node, own) : [PLACE],
    )
    return parts.reduce((texts, part, at) => (at === 0 ? part : combined(combined(texts, between, ''), part, '')), [''])
  }

  /** Text that is known while compiling: names of columns, literals. */
  wordsOf(node: ts.Expression, scope: Scope = new Map()): string[] {
    const plain = bare(node)
    if (ts.isStringLiteralLike(plain) || ts.isNumericLiteral(plain)) return [plain.text]
    if (ts.isTemplateExpression(plain))
      return plain.templateSpans.reduce(
        (texts, { expression, literal }) => combined(texts, this.wordsOf(expression, scope), literal.text),
        [plain.head.text],
      )
    if (ts.isConditionalExpression(plain))
      return [...this.wordsOf(plain.whenTrue, scope), ...this.wordsOf(plain.whenFalse, scope)]
    if (
      ts.isCallExpression(plain) &&
      ts.isPropertyAccessExpression(plain.expression) &&
      plain.expression.name.text === 'join'
    ) {
      const [separator = ','] = plain.arguments[0] === undefined ? [] : this.wordsOf(plain.arguments[0], scope)
      return [
        this.#elements(plain.expression.expression, scope)
          .map((element) => this.wordsOf(element.node, element.scope)[0])
          .join(separator),
      ]
    }
    const type = this.#checker.getTypeAtLocation(plain)
    const kinds = type.isUnion() ? type.types : [type]
    if (!this.#isParameter(plain, scope) && kinds.every((kind) => kind.isStringLiteral() || kind.isNumberLiteral()))
      return kinds.map((kind) => String((kind as ts.LiteralType).value))
    if (ts.isIdentifier(plain) || ts.isPropertyAccessExpression(plain))
      return this.#follow(plain, scope, (found, itsScope) => this.wordsOf(found, itsScope))
    throw new Untold(plain.getText().slice(0, 60))
  }

  #isParameter(node: ts.Expression, scope: Scope): boolean {
    const symbol = ts.isIdentifier(node) ? this.#checker.getSymbolAtLocation(node) : undefined
    return symbol !== undefined && scope.has(symbol)
  }

  /** Elements of a list that stands in the source, mapped or not. */
  #elements(list: ts.Expression, scope: Scope): { readonly node: ts.Expression; readonly scope: Scope }[] {
    const plain = bare(list)
    if (ts.isArrayLiteralExpression(plain))
      return plain.elements.flatMap((element) =>
        ts.isSpreadElement(element) ? this.#elements(element.expression, scope) : [{ node: element, scope }],
      )
    if (
      ts.isCallExpression(plain) &&
      ts.isPropertyAccessExpression(plain.expression) &&
      plain.expression.name.text === 'map'
    ) {
      const by = plain.arguments[0]
      if (by === undefined || !ts.isArrowFunction(by) || ts.isBlock(by.body))
        throw new Untold(plain.getText().slice(0, 60))
      const name = by.parameters[0]?.name
      const symbol = name && ts.isIdentifier(name) ? this.#checker.getSymbolAtLocation(name) : undefined
      return this.#elements(plain.expression.expression, scope).map((element) => ({
        node: by.body as ts.Expression,
        scope: symbol === undefined ? scope : new Map([...scope, [symbol, element]]),
      }))
    }
    if (ts.isIdentifier(plain)) {
      const found = this.#follow(plain, scope, (node, itsScope) => [{ node, scope: itsScope }])
      if (found.length === 1 && found[0] !== undefined) return this.#elements(found[0].node, found[0].scope)
    }
    throw new Untold(plain.getText().slice(0, 60))
  }

  /** What a name stands for: an argument where its function is called, or what it was declared as. */
  #follow<Found>(node: ts.Expression, scope: Scope, read: (found: ts.Expression, scope: Scope) => Found[]): Found[] {
    const symbol = this.#symbolOf(node)
    const given = symbol && scope.get(symbol)
    if (given) return read(given.node, given.scope)
    const declared = symbol?.valueDeclaration
    if (declared && (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) && declared.initializer)
      return read(declared.initializer, scope)
    if (declared && ts.isParameter(declared))
      return this.#everyCallOf(declared).flatMap((argument) => read(argument, new Map()))
    if (ts.isElementAccessExpression(node))
      return this.#follow(node.expression, scope, (found) => {
        const table = bare(found)
        if (!ts.isObjectLiteralExpression(table)) throw new Untold(node.getText().slice(0, 60))
        return table.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) ? read(property.initializer, scope) : [],
        )
      })
    throw new Untold(node.getText().slice(0, 60))
  }

  #symbolOf(node: ts.Expression): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node)
    return symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
      ? this.#checker.getAliasedSymbol(symbol)
      : symbol
  }

  #everyCallOf(parameter: ts.ParameterDeclaration): ts.Expression[] {
    const owner = parameter.parent
    const name = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent)
        ? owner.parent.name
        : undefined
    const symbol = name && this.#checker.getSymbolAtLocation(name)
    const at = owner.parameters.indexOf(parameter)
    const given = ((symbol && this.#calls.get(symbol)) ?? []).flatMap(
      (call) => call.arguments[at] ?? parameter.initializer ?? [],
    )
    if (given.length === 0) throw new Untold(`${parameter.name.getText()}, which nobody gives`)
    return given
  }
}

export function isSql(node: ts.Node): boolean {
  return ts.isIdentifier(node) && node.text === 'sql'
}

/** Without parentheses and what only types see. */
export function bare(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
    ? bare(node.expression)
    : node
}

function returned(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body]
  const found: ts.Expression[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, walk)
  }
  walk(body)
  return found
}

function combined(texts: readonly string[], middles: readonly string[], end: string): string[] {
  const all = unique(texts.flatMap((text) => middles.map((middle) => text + middle + end)))
  if (all.length > MOST_ALTERNATIVES) throw new Untold(`more than ${MOST_ALTERNATIVES} forms`)
  return all
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)]
}
