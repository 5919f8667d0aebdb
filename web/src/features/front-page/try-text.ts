/** A mark of the sentence on the front page: what stands there, what should, and why. */
export interface TryMark {
  kind: 'grammar' | 'add' | 'spelling' | 'confusion';
  token: string;
  label: string;
  wrong: string;
  right: string;
  type: string;
  why: string;
  check: string;
}

const koere: TryMark = {
  kind: 'grammar',
  token: 'køre',
  label: 'Grammatik: køre, foreslået rettelse kører',
  wrong: 'køre',
  right: 'kører',
  type: 'Grammatik · Nutids-r',
  why: 'Du fortæller, hvad du plejer at gøre. Det er nutid, og så ender udsagnsordet på -r.',
  check: 'Sæt »spiser« eller »spise« ind i stedet. »Jeg spiser altid« lyder rigtigt, så der skal r på.',
};

const men: TryMark = {
  kind: 'add',
  token: ',',
  label: 'Tegnsætning: mangler komma foran men',
  wrong: 'cykel men',
  right: 'cykel, men',
  type: 'Tegnsætning · Komma foran men',
  why: 'Der skal altid komma foran »men«.',
  check: 'Find alle steder med »men« i din tekst, og se på ordet foran.',
};

const at: TryMark = {
  kind: 'add',
  token: ',',
  label: 'Tegnsætning: mangler komma foran at',
  wrong: 'dårligt at',
  right: 'dårligt, at',
  type: 'Tegnsætning · Startkomma',
  why: '»At jeg tog bussen« er en ledsætning. Med startkomma skal der komma foran den.',
  check: 'Find kryds og bolle efter »at«: jeg (kryds) og tog (bolle). Så er det en sætning.',
};

const bussen: TryMark = {
  kind: 'spelling',
  token: 'busen',
  label: 'Stavning: busen, foreslået rettelse bussen',
  wrong: 'busen',
  right: 'bussen',
  type: 'Stavning · Dobbeltkonsonant',
  why: 'Når vokalen er kort, skriver man konsonanten to gange mellem to vokaler.',
  check: 'Sig »busen« og »bussen« langsomt. Hvor u er kort, skal der to s’er.',
};

const nogle: TryMark = {
  kind: 'confusion',
  token: 'nogen',
  label: 'Ordforveksling: nogen, foreslået rettelse nogle',
  wrong: 'nogen',
  right: 'nogle',
  type: 'Ordforveksling · nogen og nogle',
  why: '»Nogle« betyder flere, altså et antal.',
  check: 'Sæt »flere« ind i stedet. »Flere venner« passer, og så hedder det »nogle«.',
};

/** The sentence in reading order: plain text and marks. */
export const TRY_TEXT: readonly (string | TryMark)[] = [
  'Jeg ',
  koere,
  ' altid i skole på cykel',
  men,
  ' men i går var vejret så dårligt',
  at,
  ' at jeg tog ',
  bussen,
  ' med ',
  nogle,
  ' venner.',
];

/** The mark that is open at first. */
export const FIRST_MARK = koere;
