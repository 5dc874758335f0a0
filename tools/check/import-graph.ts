import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'

/** Reads the imports of a checkout with dependency-cruiser (on TypeScript 6: with 7 it would read nothing and pass). */
export async function importGraph(baseDir: string, rules: IForbiddenRuleType[]): Promise<ICruiseResult> {
  const { output } = await cruise(['src', 'packages', 'demo'], {
    baseDir,
    ruleSet: { forbidden: rules },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|^tools/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  })
  return output as ICruiseResult
}
