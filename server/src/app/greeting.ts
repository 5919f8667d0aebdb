import { demoAccounts } from '../features/demo-school/index.ts';
import type { DemoAtStart } from './demo-at-start.ts';

const FIRST_ADMINISTRATOR = [
  '  Ingen kan logge ind endnu. Opret den første administrator med samme DATA_DIR og DATABASE_URL:',
  '    npm run make-admin -- --skole "Lindeskolen" --navn "Anne Holm" --brugernavn anneholm',
  '',
];

/** Tells on the terminal where Ordklar is and, with the demo school, who can log in. */
export function greet({
  address,
  demo,
  isEmpty,
}: {
  address: string;
  demo: DemoAtStart;
  /** There is nobody who could log in. */
  isEmpty: boolean;
}): void {
  const lines = ['', `  Ordklar er klar: ${address}`, ''];
  if (demo.seeded) lines.push('  Prøveskolen er oprettet.');
  if (demo.isOpen) {
    lines.push('  Log ind med adgangskoden »ordklar«:');
    for (const { username, description } of demoAccounts) lines.push(`    ${username.padEnd(12)} ${description}`);
    lines.push('');
  }
  if (isEmpty) lines.push(...FIRST_ADMINISTRATOR);
  lines.push(...warnings(demo), '  Stop med Ctrl+C.', '');
  console.log(lines.join('\n'));
}

/** What the owner of a public server must know of the demo school. */
function warnings({ isOpen, isPublic, closed }: DemoAtStart): string[] {
  if (!isPublic) return [];
  if (isOpen) return ['  ADVARSEL: Alle på nettet kan logge ind med prøveskolens konti, for SEED_DEMO=yes er sat.', ''];
  return [
    closed > 0
      ? '  Prøveskolens konti er lukket, for PUBLIC_URL er ikke denne maskines egen adresse.'
      : '  Prøveskolen er ikke med, for PUBLIC_URL er ikke denne maskines egen adresse.',
    '  Sæt SEED_DEMO=yes, hvis alle skal kunne logge ind med adgangskoden »ordklar«.',
    '',
  ];
}
