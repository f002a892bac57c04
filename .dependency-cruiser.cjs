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
        'only the worker may ask for a game; the page draws what it is handed (ADR 8), and knows the manifests and the companions, which need no rules',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/host/|\\.test\\.tsx?$' },
      to: { path: '^games/', pathNot: '^games/(index|companions)\\.ts$' },
    },
    {
      name: 'a-game-is-asked-for-by-its-name',
      comment: 'apps find games through the registry and load them by name; their tests may know one',
      severity: 'error',
      from: { path: '^(apps|scripts)/', pathNot: '\\.test\\.tsx?$|^apps/web/e2e/' },
      to: { path: '^games/[^/]+/' },
    },
    {
      name: 'a-manifest-is-light',
      comment: 'everybody fetches all manifests first: they are plain data',
      severity: 'error',
      from: { path: '^games/[^/]+/manifest\\.ts$' },
      to: { pathNot: '^engine/manifest/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
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
