import { demoAccounts } from '../features/demo-school/index.ts';

/** Tells on the terminal where Ordklar is and, with the demo school, who can log in. */
export function greet(start: { address: string; demo: boolean; seeded: boolean }): void {
  const lines = ['', `  Ordklar er klar: ${start.address}`, ''];
  if (start.demo) {
    if (start.seeded) lines.push('  Prøveskolen er oprettet.');
    lines.push('  Log ind med adgangskoden »ordklar«:');
    for (const { username, description } of demoAccounts) lines.push(`    ${username.padEnd(12)} ${description}`);
    lines.push('');
  }
  lines.push('  Stop med Ctrl+C.', '');
  console.log(lines.join('\n'));
}
