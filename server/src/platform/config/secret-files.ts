import fs from 'node:fs';

/** Settings that hold a secret. Each may also stand in a file that a vault, systemd or a container platform keeps. */
const SECRETS = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  'UNI_LOGIN_CLIENT_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'GOOGLE_DRIVE_API_KEY',
] as const;

/**
 * The settings with what stands in the files that `…_FILE` names, such as SESSION_SECRET_FILE, without line ends around it.
 * @returns also what is wrong, a Danish line each
 */
export function withSecretFiles(env: Readonly<Record<string, string | undefined>>) {
  const settings = { ...env };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (file === undefined) continue;
    if (settings[name] !== undefined) faults.push(`${name}_FILE: ${name} er også sat. Brug kun den ene`);
    try {
      settings[name] = fs.readFileSync(file, 'utf8').trim();
      if (settings[name] === '') faults.push(`${name}_FILE: filen ${file} er tom`);
    } catch {
      faults.push(`${name}_FILE: filen ${file} kan ikke læses`);
    }
  }
  return { settings, faults };
}
