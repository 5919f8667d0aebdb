// Who may import whom; docs/architecture.md draws it. Which feature may use which other feature is data:
// dependency-map.json. A feature that it does not name may use none.
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const map = require('./dependency-map.json');

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const leaf = (name, comment) =>
  forbid(
    `${name}-is-a-leaf`,
    comment,
    { path: `^${name}/src/` },
    {
      path: '^(school|contract|exercise-kinds|correction|documents|content|server|web|e2e)/',
      pathNot: `^(school|${name})/`,
    },
  );

const featuresOf = (side) => {
  const folder = path.join(__dirname, side, 'src/features');
  const present = existsSync(folder) ? readdirSync(folder) : [];
  const gone = Object.entries(map[side])
    .flat(2)
    .filter((name) => !present.includes(name));
  if (gone.length > 0)
    throw new Error(`dependency-map.json names features that ${side} does not have: ${gone.join(', ')}`);
  return present;
};

const featureArrows = ['server', 'web'].flatMap((side) =>
  featuresOf(side).map((feature) => {
    const may = map[side][feature] ?? [];
    return forbid(
      `${side}-${feature}-uses-only-its-features`,
      `${side}/${feature} may use ${may.join(', ') || 'no other feature'}; change dependency-map.json if that is wrong.`,
      { path: `^${side}/src/features/${feature}/` },
      { path: `^${side}/src/features/[^/]+/`, pathNot: `^${side}/src/features/(${[feature, ...may].join('|')})/` },
    );
  }),
);

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two modules that need each other, if only for a type, are one module, or need a third.',
      {},
      { circular: true },
    ),
    forbid(
      'nothing-unresolved',
      'An import that leads nowhere hides an arrow.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    forbid(
      'contract-knows-only-the-playable-kinds',
      'The contract is plain schemas; it knows neither side, and of an exercise only what a page gets.',
      { path: '^contract/src/' },
      { path: '^(exercise-kinds/src/(?!play\\.ts)|correction|documents|content|server|web|e2e)' },
    ),
    forbid(
      'school-knows-nothing',
      'What all packages share depends on none of them, nor on npm.',
      { path: '^school/src/' },
      { pathNot: '^school/src/' },
    ),
    leaf('exercise-kinds', 'Exercise kinds are pure.'),
    leaf('correction', 'The engine is a pure library: text in, corrections out.'),
    leaf('documents', 'Reading a document needs nothing of the school.'),
    forbid(
      'content-knows-only-the-kinds',
      'Content is data with a schema.',
      { path: '^content/' },
      { path: '^(contract|correction|documents|server|web)/' },
    ),
    forbid(
      'correction-is-pure',
      'No files, network or clock inside the engine; data arrives as arguments.',
      { path: '^correction/src/', pathNot: '^correction/src/load\\.ts$' },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'rules-stand-alone',
      'A correction rule imports no other rule.',
      { path: '^correction/src/rules/([^/]+)/([^/]+)\\.ts$' },
      { path: '^correction/src/rules/[^/]+/', pathNot: '^correction/src/rules/$1/$2\\.ts$' },
    ),
    forbid(
      'web-never-server-or-engine',
      'The browser talks to the server through the contract.',
      { path: '^web/' },
      { path: '^(server|correction|documents|content)/' },
    ),
    forbid(
      'web-never-grades',
      'Grading and answer keys stay on the server.',
      { path: '^web/' },
      { path: '^exercise-kinds/src/(grade\\.ts|kinds/[^/]+/grade\\.ts)$' },
    ),
    forbid(
      'web-never-node',
      'The browser has no node: modules.',
      { path: '^web/src/', pathNot: '^web/src/testing/' },
      { dependencyTypes: ['core'] },
    ),
    forbid('server-never-web', 'The server knows no screen.', { path: '^server/' }, { path: '^web/' }),
    forbid(
      'platform-below-features',
      'platform/ is under every feature.',
      { path: '^server/src/platform/' },
      { path: '^server/src/(features|app)/' },
    ),
    forbid(
      'features-below-app',
      'Only app/ wires features together.',
      { path: '^(server|web)/src/features/' },
      { path: '^$1/src/app/' },
    ),
    forbid(
      'ui-and-lib-below-features',
      'ui/ and lib/ know no feature.',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/(features|app)/' },
    ),
    forbid(
      'ui-knows-no-server',
      'A button fetches nothing.',
      { path: '^web/src/ui/' },
      { path: '^(web/src/lib/api|contract/)' },
    ),
    forbid(
      'lib-knows-no-look',
      'What lib/ does is the same however it looks.',
      { path: '^web/src/lib/' },
      { path: '^web/src/ui/' },
    ),
    forbid(
      'feature-by-its-face',
      'Another feature is used through its index.ts only.',
      { path: '^(server|web)/src/features/([^/]+)/' },
      { path: '^$1/src/features/[^/]+/', pathNot: ['^$1/src/features/$2/', '^$1/src/features/[^/]+/index\\.tsx?$'] },
    ),
    forbid(
      'app-by-the-face',
      'app/ uses a feature through its index.ts; screens, pages, modals and what is kept may be loaded lazily.',
      { path: '^(server|web)/src/app/' },
      {
        path: '^$1/src/features/[^/]+/',
        pathNot: [
          '^$1/src/features/[^/]+/index\\.tsx?$',
          '^web/src/features/[^/]+/((screens|modals|pages)/|kept\\.ts$|[^/]+\\.css$)',
        ],
      },
    ),
    forbid(
      'sql-only-in-repos',
      'Only *.repo.ts talks to the database; others may name its types.',
      { path: '^server/src/features/', pathNot: '\\.repo\\.ts$' },
      { path: '^(server/src/platform/db/|node_modules/(drizzle-orm|pg)/)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'routes-stay-thin',
      'Routes call use cases, never repos.',
      { path: '\\.routes\\.ts$' },
      { path: '\\.repo\\.ts$' },
    ),
    forbid(
      'tests-stay-out',
      'Nothing in the product imports the test harness.',
      { path: '^(server|web)/src/(app|features|platform|ui|lib)/' },
      { path: '^(server|web)/src/testing/' },
    ),
    ...featureArrows,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(test|spec)\\.tsx?$', '/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
