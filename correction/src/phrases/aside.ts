import type { Analysis } from '../analysis/analysis.ts';

/** What may stand between a verb and what it says of its subject, each of several words. */
const ASIDES: ReadonlySet<string> = new Set(
  (
    'til gengæld/til sidst/til tider/til dels/til at begynde med/for det meste/for tiden/for nylig/for resten/for eksempel/i starten/' +
    'i begyndelsen/i hvert fald/i virkeligheden/i øvrigt/i dag/i går/i forvejen/i det mindste/i år/i aften/i morges/i sidste ende/i mellemtiden/' +
    'på en måde/på den måde/på et tidspunkt/på mange måder/på sin vis/som regel/som sagt/som altid/som sædvanlig/som oftest/som helhed/trods alt/' +
    'af og til/en gang imellem/hele tiden/hele dagen/hele natten/hele vejen/efter min mening/efter vores mening/efter hans mening/efter hendes mening/' +
    'efter et stykke tid/efter lidt tid/fra starten/fra begyndelsen/med tiden/med det samme/uden tvivl/lige nu/lige så stille/mere eller mindre/' +
    'ud over det/om vinteren/om sommeren/om aftenen/om natten/om morgenen/om dagen/først og fremmest/i den grad/i hvert tilfælde/mange gange/nogle gange'
  ).split('/'),
);
const LONGEST = 4;
const SHORTEST = 2;

/** The place before an aside that ends at a place (»var til gengæld | venligt«), the place itself where none does. */
export function beforeAside(a: Analysis, at: number): number {
  let text = a.lower(at);
  for (
    let k = a.before(at), words = SHORTEST;
    k >= 0 && words <= LONGEST && !a.commaAfter(k);
    k = a.before(k), words++
  ) {
    text = `${a.lower(k)} ${text}`;
    if (ASIDES.has(text)) return a.before(k);
  }
  return at;
}
