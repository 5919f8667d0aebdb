import type { Analysis } from '../../analysis/analysis.ts';
import { removeText, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';

import { type Governed, GOVERNED } from '../../words/governed.ts';
import { FIXED, STRANDED } from '../../words/governed-phrases.ts';

import { AFTER, FOLLOWS, isInfinitiveOrClause, isPerson } from '../../phrases/governed-places.ts';
import * as n from '../../phrases/neighbours.ts';
import { onIsland } from '../../phrases/place-names.ts';

import { SELVES } from '../../words/persons.ts';

import { WordList } from '../../words/word-list.ts';

interface Governor extends Pick<Governed, 'right' | 'follows' | 'after'> {
  wrong: WordList;
}

/** By each form of the word that has the preposition. */
const GOVERNORS: ReadonlyMap<string, readonly Governor[]> = byWord();

function byWord(): Map<string, Governor[]> {
  const all = new Map<string, Governor[]>();
  for (const { words, wrong, ...rest } of GOVERNED) {
    const governor = { ...rest, wrong: new WordList(wrong) };
    for (const word of words.split(' ')) all.set(word, [...(all.get(word) ?? []), governor]);
  }
  return all;
}

/** Between the word and its preposition: »tænker | tit på«, »glæder | mig meget til«. */
const BETWEEN = new WordList(
  'mig dig sig os jer ikke også meget altid tit ofte stadig rigtig bare lidt nu kun aldrig faktisk sjældent jeg du han hun vi de',
);
const MOST_BETWEEN = 3;

/** »interesseret om fodbold«, »bange af hunde«, »gift til en mand«: adjectives and verbs that each have their preposition. */
export const governedPreposition: WordRule = {
  id: 'governed-preposition',
  subcategory: 'sound-alike',
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Mange ord har deres eget faste forholdsord (interesseret i, bange for, gift med, stolt af, god til), og det må man lære sammen med ordet.',
  on: { words: 'af efter for fra hos i med mod om over på til ved' },
  wrong: [
    ['Jeg er enig i dig.', 'Jeg er enig med dig.'],
    ['Jeg venter for bussen.', 'Jeg venter på bussen.'],
    ['Han kigger til billedet.', 'Han kigger på billedet.'],
    ['Jeg er vred over min bror.', 'Jeg er vred på min bror.'],
    ['Jeg drømmer af en hund.', 'Jeg drømmer om en hund.'],
    ['Hun søger på et nyt job.', 'Hun søger et nyt job.'],
    ['Hun tror i Gud.', 'Hun tror på Gud.'],
    ['Jeg kommer af Syrien.', 'Jeg kommer fra Syrien.'],
    ['Du kan spørge for hjælp.', 'Du kan spørge om hjælp.'],
    ['Jeg var på besøg ved min tante.', 'Jeg var på besøg hos min tante.'],
    ['Min far hjælper mig i lektierne.', 'Min far hjælper mig med lektierne.'],
    ['Vi glæder os for ferien.', 'Vi glæder os til ferien.'],
    ['Jeg er god på matematik.', 'Jeg er god til matematik.'],
    ['Tak til hjælpen.', 'Tak for hjælpen.'],
    ['Hun rystede med hovedet.', 'Hun rystede på hovedet.'],
    ['Han trak med skuldrene.', 'Han trak på skuldrene.'],
    ['Jeg er meget interesseret om fodbold.', 'Jeg er meget interesseret i fodbold.'],
    ['Hun er bange af hunde.', 'Hun er bange for hunde.'],
    ['Min søster er gift til en tysker.', 'Min søster er gift med en tysker.'],
    ['Min far er stolt på mig.', 'Min far er stolt af mig.'],
    ['Vi er trætte på det.', 'Vi er trætte af det.'],
    ['Bogen handler på en pige fra Fyn.', 'Bogen handler om en pige fra Fyn.'],
    ['Han er god i at tegne.', 'Han er god til at tegne.'],
    ['Jeg er enig på den regel.', 'Jeg er enig i den regel.'],
    ['Hun blev vred til mig.', 'Hun blev vred på mig.'],
    ['Vi har brug til en ny bold.', 'Vi har brug for en ny bold.'],
    ['Vi blev hjemme på grund for regnen.', 'Vi blev hjemme på grund af regnen.'],
    ['Jeg er glad på mit job.', 'Jeg er glad for mit job.'],
    ['Jeg er meget glad med min nye skole.', 'Jeg er meget glad for min nye skole.'],
    ['Vi glæder os meget for at se jer.', 'Vi glæder os meget til at se jer.'],
    ['Han er forelsket med hende.', 'Han er forelsket i hende.'],
    ['Det afhænger på vejret.', 'Det afhænger af vejret.'],
    ['Det afhænger på, hvad man spiller.', 'Det afhænger af, hvad man spiller.'],
    ['Man må ikke være bange af blod.', 'Man må ikke være bange for blod.'],
    ['Vi venter for vores lærer.', 'Vi venter på vores lærer.'],
    ['Jeg er født på Syrien.', 'Jeg er født i Syrien.'],
    ['Min moster bor i Fyn.', 'Min moster bor på Fyn.'],
    ['Da vi kom i Danmark, var jeg fire år.', 'Da vi kom til Danmark, var jeg fire år.'],
    ['Hun ligner på sin mor.', 'Hun ligner sin mor.'],
    ['Jeg interesserer mig i heste.', 'Jeg interesserer mig for heste.'],
    ['Jeg koncentrerede mig på min opgave.', 'Jeg koncentrerede mig om min opgave.'],
    ['Har du mulighed til at komme?', 'Har du mulighed for at komme?'],
    ['Jeg har lagt mærke på, at du er glad.', 'Jeg har lagt mærke til, at du er glad.'],
    ['I må bære over på mig.', 'I må bære over med mig.'],
    ['Jeg er ikke enig på dem.', 'Jeg er ikke enig med dem.'],
    ['Hun er ikke enig til sin lærer.', 'Hun er ikke enig med sin lærer.'],
    ['Han pegede til tavlen.', 'Han pegede på tavlen.'],
    ['Jeg er ked af det, fordi jeg tænker om min mormor.', 'Jeg er ked af det, fordi jeg tænker på min mormor.'],
    ['Jeg drømmer på det hver nat.', 'Jeg drømmer om det hver nat.'],
    ['Vi løb i stedet af at gå.', 'Vi løb i stedet for at gå.'],
    ['Min mor er skilt med min far.', 'Min mor er skilt fra min far.'],
    ['Jeg er sikker om, at han kommer.', 'Jeg er sikker på, at han kommer.'],
    ['Vi skal svare til alle spørgsmålene.', 'Vi skal svare på alle spørgsmålene.'],
    ['Jeg spurgte fra min lærer.', 'Jeg spurgte min lærer.'],
    ['Hun hjælper mig i at læse.', 'Hun hjælper mig med at læse.'],
    ['Min søster hjælper til mig hver dag.', 'Min søster hjælper mig hver dag.'],
    ['Han sad ved siden på sin mor.', 'Han sad ved siden af sin mor.'],
    ['Vi bor i nærheden på skolen.', 'Vi bor i nærheden af skolen.'],
    ['Vi gik ud på trods for regnen.', 'Vi gik ud på trods af regnen.'],
    ['Min bror spiller på fodbold.', 'Min bror spiller fodbold.'],
    ['Min ven begynder til at tegne.', 'Min ven begynder at tegne.'],
    ['Jeg har ondt på maven.', 'Jeg har ondt i maven.'],
    ['Du er ansvarlig på den.', 'Du er ansvarlig for den.'],
    ['En kvinde smiler på sin nabo.', 'En kvinde smiler til sin nabo.'],
    ['Vi lytter på regnen.', 'Vi lytter til regnen.'],
    ['Firmaet ligger på Slagelse.', 'Firmaet ligger i Slagelse.'],
    ['Han griner over mig.', 'Han griner ad mig.'],
    ['Send mig et billede på jer.', 'Send mig et billede af jer.'],
    ['En dreng spurgte til sin mor, om det var farligt.', 'En dreng spurgte sin mor, om det var farligt.'],
    ['Han gav til mig en bog.', 'Han gav mig en bog.'],
    ['Han er god på fodbold.', 'Han er god til fodbold.'],
    ['Kufferten lugter til olie.', 'Kufferten lugter af olie.'],
    ['Knappen er lavet fra fiskeskind.', 'Knappen er lavet af fiskeskind.'],
    ['Jeg sætter stor pris til hende.', 'Jeg sætter stor pris på hende.'],
    ['Hvad leder du om?', 'Hvad leder du efter?'],
    ['Det er jeg mere bange af.', 'Det er jeg mere bange for.'],
    ['Hun ledte for sine briller.', 'Hun ledte efter sine briller.'],
    ['Han klagede på, at det larmede.', 'Han klagede over, at det larmede.'],
    ['Han er forelsket med den samme pige.', 'Han er forelsket i den samme pige.'],
    ['Måske har han ret om det.', 'Måske har han ret i det.'],
    ['Farmor bor nu ved os.', 'Farmor bor nu hos os.'],
    ['Han fik en bøde af 500 kroner.', 'Han fik en bøde på 500 kroner.'],
    ['Det skete i løbet fra natten.', 'Det skete i løbet af natten.'],
    ['Hun holdt op til at ryge.', 'Hun holdt op med at ryge.'],
    ['Jeg er ligeglad på det.', 'Jeg er ligeglad med det.'],
    ['Han har evnen for at lytte.', 'Han har evnen til at lytte.'],
  ],
  right: [
    'Jeg er stolt på mine venners vegne.',
    'Hun er bange om natten.',
    'Han er træt i benene og træt om morgenen.',
    'Jeg er god i matematik.',
    'Der ligger gift til rotterne.',
    'Vi er glade på fredag.',
    'De var vant til at vente.',
    'Hun handler på nettet.',
    'Vi blev enige på mødet.',
    'Hvad tænker du om min nye frisure?',
    'Vi venter for enden af gangen.',
    'Vi kan ikke vente for at høre det.',
    'Brug nu muligheden til at spørge.',
    'De ligner hinanden på mange måder.',
    'Hun kom for sent i skole.',
    'Det glæder mig for dem.',
    'Jeg tænker på Danmark hver dag.',
    'Hun besøgte os på Fyn og elskede det på sin egen måde.',
    'Du kan for eksempel om morgenen tage bussen.',
    'Vi var i Fyns største by.',
    'De bor på dansk jord.',
    'Vi kørte i stedet fra Odense.',
    'Figuren er lavet i stedet af træ.',
    'Hvad tænker I om hans nye bil?',
    'Det er godt, at de tænker sådan om deres lærer.',
    'Hun har et mærke på armen.',
    'Læg det over på min seng.',
    'De blev enige på mine forældres vegne.',
    'Uret peger til venstre.',
    'Rytme hører til musik.',
    'Jeg blev spurgt på min mors vegne.',
    'Han spurgte på en pæn måde.',
    'Hun hjælper til derhjemme.',
    'Hun viste til sidst sit hus frem.',
    'Hun spurgte til min mor.',
    'Han lærte til sin store glæde at svømme.',
    'Toget kørte i gang på skinnerne.',
    'Det gjorde ondt på mig at se det.',
    'Vi arbejder på Aarhus Universitet.',
    'Det dufter fra køkkenet.',
    'Det er lavet fra bunden.',
    'Det smagte godt til frokost.',
    'Du har ret på det punkt.',
    'Han kørte op til at begynde med.',
    'Vi var hjemme til jul.',
    'Han blev inviteret af min mor i stedet for mig.',
    'Jeg læste på min seng.',
    'Vi venter for længe.',
    'Han plejer om morgenen at løbe en tur.',
    'Her bor vi på den måde alle sammen.',
    'Vi er enige i det.',
    'Vi venter, til toget kommer.',
    'Jeg er træt for tiden.',
    'Det kommer af kulden.',
    'Han søger på nettet efter et job.',
    'De var oppe at skændes over maden.',
    'Vi får hjælp til lektierne.',
  ],
  match(a, at): Finding | null {
    const before = a.before(at);
    if (before < 0 || a.commaAfter(before) || a.after(at) < 0) return null;
    const stranded = n.closesClause(a, at) && a.lower(a.after(at)) !== 'at' ? strandedOf(a, at) : undefined;
    if (stranded !== undefined) return replaceWord(a, at, stranded, 0.9);
    if (a.commaAfter(at)) {
      if (dependsOnClause(a, at)) return replaceWord(a, at, 'af', 0.92);
      // »lagt mærke på, at«
      if (!isInfinitiveOrClause(a, at)) return null;
    }
    if (onIsland(a, at)) return replaceWord(a, at, 'på', 0.92);
    const right = thirdOf(a, at) ?? rightOf(a, at);
    if (right === null) return null;
    return right === '' ? removeText(a.starts[at]!, a.starts[a.after(at)]!, 0.88) : replaceWord(a, at, right, 0.88);
  },
};

/** The third word of a phrase whose first two stand before; null where they do not, or the written one may stand. */
function thirdOf(a: Analysis, at: number): string | null {
  const [one, other] = [a.lower(a.before(at, 2)), a.lower(a.before(at))];
  const phrase = FIXED.find(
    ([first, second, , wrong, hasClause]) =>
      one === first &&
      other === second &&
      wrong.test(a.lower(at)) &&
      // »spise den i stedet af min bror«
      (hasClause === isInfinitiveOrClause(a, at) || (other === 'stedet' && isPerson(a, a.after(at)))),
  );
  return !phrase || a.lower(a.before(at, 3)) === 'gik' ? null : phrase[2];
}

/** The preposition of the word before, '' where it has an object; null where the written one may stand. */
function rightOf(a: Analysis, at: number): string | null {
  const before = a.before(at);
  const isOfSelf = SELVES.test(a.lower(before));
  for (let k = before, steps = 0; k >= 0 && steps <= MOST_BETWEEN; k = a.before(k), steps++) {
    // »interesseret | sig for« has another preposition than »interesseret«
    for (const { right, wrong, follows, after } of GOVERNORS.get(a.lower(k)) ?? [])
      if (
        wrong.test(a.lower(at)) &&
        (!isOfSelf || after === 'self') &&
        FOLLOWS[follows](a, at) &&
        (after === undefined || AFTER[after](a, k, at))
      )
        return right;
    if (!BETWEEN.test(a.lower(k)) || a.commaAfter(a.before(k))) return null;
  }
  return null;
}

/** »hvad drømmer du | på?«: what it is about stands before. */
function strandedOf(a: Analysis, at: number): string | undefined {
  let k = a.before(at);
  for (let steps = 0; steps < MOST_BETWEEN && BETWEEN.test(a.lower(k)) && !a.commaAfter(a.before(k)); steps++)
    k = a.before(k);
  return STRANDED.find(([words, , wrong]) => words.test(a.lower(k)) && wrong.test(a.lower(at)))?.[1];
}

const DEPENDS = new WordList('afhænger afhang afhænge');
const ASKS = new WordList('hvad hvor hvordan hvornår hvem om hvilken hvilket hvilke');
/** »afhænger på, hvad man spiller« */
const dependsOnClause = (a: Analysis, at: number): boolean =>
  DEPENDS.test(a.lower(a.before(at))) && !OF.test(a.lower(at)) && ASKS.test(a.lower(a.after(at)));
const OF = new WordList('af i');
