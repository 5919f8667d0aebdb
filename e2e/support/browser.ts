import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A browser to drive, and what must be in its environment. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const UNPACKED = path.resolve(import.meta.dirname, '../../node_modules/.cache/chromium');

/** Runs as root and without network; a browser that looks for updates or hosts of its own only disturbs. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** $CHROME_PATH, else an installed Chromium, else the one inside the npm package (Linux x64). */
export async function findBrowser(): Promise<Browser> {
  const given = process.env['CHROME_PATH'];
  const installed = (given === undefined ? INSTALLED : [given]).find((file) => fs.existsSync(file));
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  return installed === undefined ? unpackBrowser(env) : { executablePath: installed, env };
}

/**
 * The package unpacks into the temporary folder and, when it believes to run in a cloud function, brings its libraries
 * along and puts them on the library path. Both are steered by the environment, which is put back for the server's sake.
 * Its default arguments are never used: `--single-process` kills the browser.
 */
async function unpackBrowser(env: Record<string, string>): Promise<Browser> {
  fs.mkdirSync(UNPACKED, { recursive: true });
  const before = { ...process.env };
  process.env['TMPDIR'] = UNPACKED;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs20.x';
  try {
    if (os.tmpdir() !== UNPACKED) throw new Error(`The browser cannot be unpacked into ${UNPACKED}`);
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const libraries = process.env['LD_LIBRARY_PATH'] ?? '';
    return { executablePath, env: { ...env, LD_LIBRARY_PATH: libraries } };
  } finally {
    // in place: another object would leave the system's own environment as it is, and with it the temporary folder
    for (const key of Object.keys(process.env)) if (!(key in before)) delete process.env[key];
    Object.assign(process.env, before);
  }
}
