import * as r from '../src/lexicon/readings.ts';
import type { Lexeme } from './paradigms.ts';

/** infinitive, present, past, participle of verbs that the dictionary lists without a paradigm, or under another word. */
const VERBS = `
kunne kan kunne kunnet
skulle skal skulle skullet
ville vil ville villet
måtte må måtte måttet
burde bør burde burdet
turde tør turde turdet
få får fik fået
ske sker skete sket
gide gider gad gidet
hedde hedder hed heddet
have har havde haft
være er var været
blive bliver blev blevet
se ser så set
le ler lo leet
bo bor boede boet
tro tror troede troet
så sår såede sået
nå når nåede nået
slå slår slog slået
stå står stod stået
forstå forstår forstod forstået
dø dør døde død
betyde betyder betød betydet
lyde lyder lød lydt
pive piver pev pevet
bryde bryder brød brudt
skyde skyder skød skudt
nyde nyder nød nydt
ansætte ansætter ansatte ansat
sætte sætter satte sat
fortsætte fortsætter fortsatte fortsat
sidde sidder sad siddet
ligge ligger lå ligget
lægge lægger lagde lagt
vide ved vidste vidst
løbe løber løb løbet
hænge hænger hang hængt
græde græder græd grædt
fryse fryser frøs frosset
nyse nyser nøs nyst
gyse gyser gøs gyst
vække vækker vækkede vækket
jage jager jagede jaget
svinge svinger svingede svinget
slide slider sled slidt
mislykkes mislykkes mislykkedes mislykket
`;

/** A present or past that Retskrivningsordbogen has beside the dictionary's: »hunden gøer«, »han foer«, »den snuste«. */
const ALSO_PRESENT = 'gøer';
const ALSO_PAST =
  'foer snuste knaste hvinte hylte brølte døste hvæste gysede fnysede nysede vrælte smilte grinte gabte skrålte';

/** The hand list as lexemes, to go before the dictionary's own. */
export const IRREGULAR_VERBS: Lexeme[] = VERBS.trim()
  .split('\n')
  .map((line) => {
    const [infinitive, present, past, participle] = line.split(' ') as [string, string, string, string];
    const forms: [string, number][] = [
      [infinitive, r.VERB | r.INFINITIVE],
      [present, r.VERB | r.PRESENT],
      [past, r.VERB | r.PAST],
      [participle, r.VERB | r.PAST_PARTICIPLE],
    ];
    return { lemma: infinitive, forms, endsCompounds: false };
  });

const oneForm =
  (reading: number) =>
  (form: string): Lexeme => ({ lemma: form, forms: [[form, r.VERB | reading]], endsCompounds: false });

/** Forms by themselves, since the others are the dictionary's. */
export const VERB_VARIANTS: readonly Lexeme[] = [
  ...ALSO_PRESENT.split(' ').map(oneForm(r.PRESENT)),
  ...ALSO_PAST.split(' ').map(oneForm(r.PAST)),
];
