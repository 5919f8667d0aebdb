/** The part of Vite's manifest that is read here: which built file a source became, and what that file asks for. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** Loads a module when it is needed. In the renderer it knows the `source` of that module (web/screen-sources.ts). */
export type Load<Module> = (() => Promise<Module>) & { source?: string };

/** In every page (index.html names them itself). */
const EVERYWHERE = 'index.html';

/** All files that the browser will need for these sources, in the order in which they build on each other. */
export function filesOf(manifest: Manifest, sources: readonly string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const take = (name: string): void => {
    const built = manifest[name];
    if (built === undefined) throw new Error(`the manifest does not know ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of built.imports ?? []) take(imported);
    for (const style of built.css ?? []) styles.add(style);
    scripts.add(built.file);
  };
  for (const source of sources) take(source);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * Links for the head that let the browser fetch at once what a page's script would ask for one step after another. Styles
 * are loaded by them, so that nothing is drawn without.
 */
export function firstFileLinks(manifest: Manifest, sources: readonly string[]): string {
  const there = filesOf(manifest, [EVERYWHERE]);
  const { scripts, styles } = filesOf(manifest, sources);
  return [
    ...styles
      .filter((file) => !there.styles.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts
      .filter((file) => !there.scripts.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}
