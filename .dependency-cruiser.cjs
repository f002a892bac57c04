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
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
