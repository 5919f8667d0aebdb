import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from './workspace.mjs';

const server = path.join(root, 'server');
const outdir = path.join(server, 'dist');

/** Our own packages go into the bundle (they are TypeScript), everything from npm stays outside. */
const onlyOurPackages = {
  name: 'only-our-packages',
  /** @param {import('esbuild').PluginBuild} builder */
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@ordklar/') ? undefined : { path: name, external: true },
    );
  },
};

/** A module in the bundle still knows where its source lies, so that files it reads beside itself are found. */
const keepOwnAddress = {
  name: 'keep-own-address',
  /** @param {import('esbuild').PluginBuild} builder */
  setup(builder) {
    builder.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = fs.readFileSync(file, 'utf8');
      if (!/import\.meta\.(url|dirname|filename)\b/.test(source)) return undefined;
      const relative = JSON.stringify(path.relative(outdir, file).split(path.sep).join('/'));
      const contents = source
        .replaceAll(/import\.meta\.url\b/g, `new URL(${relative}, import.meta.url).href`)
        .replaceAll(/import\.meta\.dirname\b/g, `__fileOf(${relative}, '..')`)
        .replaceAll(/import\.meta\.filename\b/g, `__fileOf(${relative})`);
      return { contents, loader: 'ts' };
    });
  },
};

fs.rmSync(outdir, { recursive: true, force: true });
const result = build({
  entryPoints: {
    main: path.join(server, 'src/app/main.ts'),
    command: path.join(server, 'src/app/commands/command.ts'),
    'correction-worker': path.join(server, 'src/platform/text-engine/correction-worker.ts'),
    'document-worker': path.join(server, 'src/platform/text-engine/document-worker.ts'),
  },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'linked',
  logLevel: 'warning',
  banner: {
    js: `import { resolve as __resolve } from 'node:path';\nconst __fileOf = (...parts) => __resolve(import.meta.dirname, ...parts);`,
  },
  plugins: [onlyOurPackages, keepOwnAddress],
});

// esbuild has printed what is wrong and where; a stack of its own would bury it.
await result.catch(() => {
  process.exitCode = 1;
});
