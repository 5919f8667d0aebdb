import { parseArgs } from 'node:util';
import { allProducts, makeAdministrator, renewAdministrator } from '../../features/accounts/index.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/index.ts';
import { CommandProblem } from './command-problem.ts';
import { usage } from './usage.ts';
import { withDatabase } from './with-database.ts';

const USAGE = usage(
  'Opret en skoleadministrator eller en redaktør:',
  [
    ['npm run make-admin -- --skole "Lindeskolen" --navn "Anne Holm" --brugernavn anneholm', ''],
    ['', ''],
    ['--skole', 'skolens eller institutionens navn; den oprettes, hvis den ikke findes'],
    ['--navn', 'personens fulde navn'],
    ['--brugernavn', 'det, personen logger ind med'],
    ['--rolle', 'administrator (ellers) eller redaktør'],
    ['--licens', 'det, skolen får licens til: alle, eller forløb med komma imellem'],
    ['--til', 'licensens sidste dag, ÅÅÅÅ-MM-DD'],
    ['--ny-kode', 'giv en administrator eller redaktør, der er låst ude, en ny adgangskode'],
  ],
  'Kommandoen bruger samme DATA_DIR og DATABASE_URL som serveren, også mens den kører.',
);

const ROLES = { administrator: 'school-admin', redaktør: 'editor', redaktor: 'editor' } as const;
const USERNAME = /^[a-zæøå0-9][a-zæøå0-9._@-]{1,59}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const problem = (line: string): CommandProblem => new CommandProblem(`${line}\n\n${USAGE}`);

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        skole: { type: 'string' },
        navn: { type: 'string' },
        brugernavn: { type: 'string' },
        rolle: { type: 'string' },
        licens: { type: 'string' },
        til: { type: 'string' },
        'ny-kode': { type: 'boolean' },
      },
    }).values;
  } catch {
    throw problem('Kommandoen kender ikke alle de valg, den fik.');
  }
}

/** What is wanted of a licence, by the product's id. */
function licencesOf(licens: string | undefined, til: string | undefined) {
  if (licens === undefined && til === undefined) return null;
  if (licens === undefined || til === undefined) throw problem('Brug --licens og --til sammen.');
  if (!DAY.test(til) || Number.isNaN(Date.parse(til)))
    throw problem(`»${til}« er ikke en dag. Skriv den som 2027-07-31.`);
  if (Date.parse(til) < systemClock.now().getTime())
    throw problem(`Licensen kan ikke slutte ${til}, for den dag er gået.`);
  const productIds = licens === 'alle' ? allProducts : licens.split(',').map((part) => part.trim());
  const unknown = productIds.find((productId) => !allProducts.includes(productId));
  if (unknown !== undefined)
    throw problem(`Der er ikke noget forløb, der hedder »${unknown}«. De hedder: ${allProducts.join(', ')}.`);
  return { productIds, until: til };
}

/** What the arguments ask for; throws a Danish problem for what cannot be done. */
function wantedOf(args: readonly string[]) {
  const said = read(args);
  const { brugernavn, rolle = 'administrator' } = said;
  const username = brugernavn?.trim().toLowerCase();
  if (!username) throw problem('Skriv et brugernavn med --brugernavn.');
  if (said['ny-kode']) return { renew: true as const, username };
  if (!USERNAME.test(username))
    throw problem(
      'Et brugernavn er på 2 til 60 små bogstaver og tal. Punktum, bindestreg, understregning og @ må også være med.',
    );
  const role = ROLES[rolle as keyof typeof ROLES] as (typeof ROLES)[keyof typeof ROLES] | undefined;
  if (!role) throw problem(`Rollen »${rolle}« findes ikke. Skriv administrator eller redaktør.`);
  const [school, name] = [said.skole?.trim(), said.navn?.trim()];
  if (!school) throw problem('Skriv skolens navn med --skole.');
  if (!name) throw problem('Skriv personens navn med --navn.');
  return { renew: false as const, username, school, name, role, licences: licencesOf(said.licens, said.til) };
}

const loginLines = (username: string, password: string, days: number): string =>
  [
    `  Brugernavn:   ${username}`,
    `  Adgangskode:  ${password}`,
    '',
    `Koden vises kun denne ene gang og gælder i ${days === 1 ? 'et døgn' : `${days} dage`}. Ved første login vælger personen sin egen.`,
  ].join('\n');

async function answer(db: Db, config: Config, wanted: ReturnType<typeof wantedOf>): Promise<string> {
  const context = { db, config, clock: systemClock };
  const { username } = wanted;
  if (wanted.renew) {
    const renewed = await renewAdministrator(context, username);
    if (renewed === 'nobody') throw new CommandProblem(`Der er ingen bruger, der hedder »${username}«.`);
    if (renewed === 'not-administrator')
      throw new CommandProblem(
        `»${username}« er hverken administrator eller redaktør. Skolens administrator kan give lærere og elever en ny kode.`,
      );
    return `»${username}« har fået en ny adgangskode og er logget ud alle steder.\n\n${loginLines(username, renewed.password, config.firstPasswordDays)}`;
  }
  const made = await makeAdministrator(context, wanted);
  if (made === 'name-taken')
    throw new CommandProblem(
      `Brugernavnet »${username}« er taget. Intet er ændret. Vælg et andet, eller brug --ny-kode.`,
    );
  const school = made.isNewSchool ? `${wanted.school} er oprettet` : `${wanted.school} fandtes i forvejen`;
  const role = wanted.role === 'editor' ? 'redaktør' : 'administrator';
  return `${school}, og ${wanted.name} er nu ${role}.\n\n${loginLines(username, made.password, config.firstPasswordDays)}`;
}

/** Makes an administrator or editor with their school, or gives one a new password. Answers what to say of it. */
export async function makeAdmin(args: readonly string[], config: () => Config): Promise<string> {
  const wanted = wantedOf(args);
  const settings = config();
  return withDatabase(settings, ({ db }) => answer(db, settings, wanted));
}
