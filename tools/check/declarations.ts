import ts from 'typescript'

/**
 * Functions at the top of a file that are written as arrows: there they are declarations, which stand in any order and
 * have their name first; arrows are for what is handed on. One whose type is named (`const read: Reader = …`) may stay.
 * Gives one line a violation.
 */
export function arrowDeclarations(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    const isConst = ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) !== 0
    const declared = isConst ? statement.declarationList.declarations : []
    return declared
      .filter(
        ({ type, initializer }) => type === undefined && initializer !== undefined && ts.isArrowFunction(initializer),
      )
      .map(({ name }) => {
        const line = source.getLineAndCharacterOfPosition(statement.getStart()).line + 1
        return `${source.fileName}:${line}: ${name.getText()} is a function at the top of a file: declare it with "function"`
      })
  })
}
