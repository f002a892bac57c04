// The three floors: imports point down only (apps -> games -> engine), and no game knows another.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'engine-knows-no-game',
      comment: 'engine/ may import engine/ only',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(games|apps|scripts)/' },
    },
    {
      name: 'games-know-no-screen',
      severity: 'error',
      from: { path: '^games/' },
      to: { path: '^(apps|scripts)/' },
    },
    {
      name: 'no-game-knows-another',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'the kernel has no run-time dependency: not the board, not Node, not a package',
      severity: 'error',
      from: { path: '^engine/kernel/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/kernel/src/' },
    },
    {
      name: 'board-stands-alone',
      severity: 'error',
      from: { path: '^engine/board/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^engine/board/src/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'another package is imported by its name, never by a path into its insides',
      severity: 'error',
      from: { path: '^(?:engine|games|apps)/([^/]+)/' },
      to: {
        path: '^(?:engine|games|apps)/(?!$1/)[^/]+/src/(?!index\\.ts$)',
      },
    },
    {
      name: 'the-page-knows-no-game',
      comment:
        'only the worker and the rules reference may ask for a game; the page draws what it is handed (ADR 8)',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(host|reference)/|\\.test\\.tsx?$' },
      to: { path: '^games/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'only-the-reference-reads-the-rules',
      comment: 'what the bundler hands over as text is not followed by name, so it is watched by its name',
      severity: 'error',
      from: { pathNot: '^apps/web/src/reference/' },
      to: { path: '\\?raw$' },
    },
    {
      name: 'resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@sightline/[^/]+/rules\\.[\\w-]+\\.md\\?raw$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
