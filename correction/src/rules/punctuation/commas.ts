import type { Analysis } from '../../analysis/analysis.ts';
import { AFTER_SPEECH } from '../../commas/after-speech.ts';
import { judgeCommas } from '../../commas/judge.ts';
import { isKept } from '../../commas/kept.ts';
import { isSoOrSoThat, isSoThat } from '../../commas/so-that.ts';
import { insertAfter, removeText } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { SPEECH_VERBS } from '../../words/of-commas.ts';

export const commas: SentenceRule = {
  id: 'commas',
  subcategory: 'comma-start',
  on: 'sentence',
  wrong: [
    ['Danskerne cykler også når det sner.', 'Danskerne cykler også, når det sner.'],
    ['Vores lærer siger vi skal læse.', 'Vores lærer siger, vi skal læse.'],
    ['Åh nej tænkte Oliver.', 'Åh nej, tænkte Oliver.'],
    ['Det er lige meget hvem der vinder.', 'Det er lige meget, hvem der vinder.'],
    ['Hvad er det egentlig du vil?', 'Hvad er det egentlig, du vil?'],
    ['Hvor er det dejligt vi skal på ferie.', 'Hvor er det dejligt, vi skal på ferie.'],
    ['Min lærer mener du er dygtig.', 'Min lærer mener, du er dygtig.'],
    ['Hun sagde at hun var træt.', 'Hun sagde, at hun var træt.'],
    ['Vi gik hjem fordi det regnede.', 'Vi gik hjem, fordi det regnede.'],
    ['»Hvad laver du Oskar?« spurgte hun.', '»Hvad laver du, Oskar?« spurgte hun.'],
    ['»Vent på mig Karla!«', '»Vent på mig, Karla!«'],
    ['»Slap nu af Maja,« sagde far.', '»Slap nu af, Maja,« sagde far.'],
    ['Hej farmor kan du hjælpe mig i morgen?', 'Hej farmor, kan du hjælpe mig i morgen?'],
    ['Far hvornår er vi der?', 'Far, hvornår er vi der?'],
    ['Vi ses på mandag venner.', 'Vi ses på mandag, venner.'],
    ['Paris Frankrigs hovedstad er stor.', 'Paris, Frankrigs hovedstad, er stor.'],
    ['Bjarne Lykke skolens pedel kom først.', 'Bjarne Lykke, skolens pedel, kom først.'],
    ['Oliver kaptajnen på holdet fik rødt kort.', 'Oliver, kaptajnen på holdet, fik rødt kort.'],
    ['Han er tror jeg taget hjem.', 'Han er, tror jeg, taget hjem.'],
    ['De, som ikke ville bade sad på stranden.', 'De, som ikke ville bade, sad på stranden.'],
    [
      'Han læste en bog, der handler om heste og faldt i søvn.',
      'Han læste en bog, der handler om heste, og faldt i søvn.',
    ],
    ['Før kampen begyndte spiste vi.', 'Før kampen begyndte, spiste vi.'],
    ['Hver gang hun hører en vittighed griner hun.', 'Hver gang hun hører en vittighed, griner hun.'],
    ['Da 7.a løb langs vandet opdagede de en sæl.', 'Da 7.a løb langs vandet, opdagede de en sæl.'],
    ['Alt det du siger om ham er løgn.', 'Alt det, du siger om ham, er løgn.'],
    ['Vi sad der længe mens regnen trommede.', 'Vi sad der længe, mens regnen trommede.'],
    ['»Tak min dreng!« råbte hun.', '»Tak, min dreng!« råbte hun.'],
    ['Om vinteren, er der mørkt.', 'Om vinteren er der mørkt.'],
    ['På vej hjem fra skole, så jeg en ræv.', 'På vej hjem fra skole så jeg en ræv.'],
    ['I går aftes, så vi en film.', 'I går aftes så vi en film.'],
    ['Hun købte brød, og mælk i butikken.', 'Hun købte brød og mælk i butikken.'],
    ['Du må ikke banke på kassen, eller flytte den.', 'Du må ikke banke på kassen eller flytte den.'],
    ['Du sømmer et net foran, for at holde fuglene væk.', 'Du sømmer et net foran for at holde fuglene væk.'],
    ['Da foråret kom, begyndte jeg, at udforske kysten.', 'Da foråret kom, begyndte jeg at udforske kysten.'],
    ['Han har en hund, og en kat derhjemme.', 'Han har en hund og en kat derhjemme.'],
    ['Vi tog bussen, til stranden.', 'Vi tog bussen til stranden.'],
    ['Han løb hurtigt, gennem skoven.', 'Han løb hurtigt gennem skoven.'],
    [
      'De korte sætninger og de få ord, skaber en kølig stemning.',
      'De korte sætninger og de få ord skaber en kølig stemning.',
    ],
    ['Det er dejligt, at bade.', 'Det er dejligt at bade.'],
    ['Hun gik hen til skabet, og tog en kop.', 'Hun gik hen til skabet og tog en kop.'],
  ],
  right: [
    'Vi skal bruge en klud, en balje vand og tålmodighed.',
    'Vi cykler også, når det regner.',
    'Eleven har skrevet færre ord end det anbefalede minimum.',
    'De brugte flere penge end det aftalte beløb.',
    'Om én gang i fortiden siger man »als«.',
    'Det synes jeg er dejligt.',
    'Den nye film synes jeg er for lang.',
    'Matematik synes jeg er svært.',
    'De sko tror jeg bliver for små.',
    'Eleverne synes, jeg er streng.',
    'Lige meget hvor jeg går hen, har jeg min telefon med.',
    'Jeg elsker dig, lige meget hvor du bor.',
    'Vi mødtes i Aarhus, på banegården.',
    'Hun købte brød, og mælk fik hun af naboen.',
    'Det regnede, så vi så en film.',
    'Så viste han et billede på sin telefon, og alle lo.',
    'Vi gik to og to ned ad trappen, og ingen skubbede.',
    'Den sidste blev aflyst, to minutter før vi skulle begynde.',
    'Vi besøgte min onkel, Per, og min tante i Odense.',
    'Vi ved, at de kommer om morgenen og først får mad om aftenen.',
    'De siger, at vi skal aflevere dem om morgenen og først får dem igen om aftenen.',
    'Vi har engelsk, tysk og fransk om mandagen.',
    'Se klassens styrker og svagheder, og tildel opgaver.',
    'Festen var søndag aften hos Ida.',
    'Hun sagde, at hun var træt.',
    'Jeg kan godt lide at læse.',
    'Han er større end mig.',
    'Vi gik hjem og sov.',
    'Jeg tror, at min bror og jeg får det værelse.',
    'Den er både for de små og for de store.',
    'Vi må skynde os, for så når vi det.',
    'Han kommer ikke, men kun fordi han er syg.',
    'Skoene er lidt for store til mig.',
    'Regner det, bliver vi hjemme.',
    'Det var hendes egen skyld, siger min mor, og det er rigtigt.',
    'Hun åd sin mad, drak sin mælk og gik i seng.',
    'Hun tog en knivspids salt, en skefuld honning og lidt mel.',
    'Jo flere vi er, jo sjovere bliver det.',
    'Det sker, om du vil eller ej.',
    '»Ring til Emil,« sagde hun.',
    'Den dag, de kom, regnede det.',
    'I dag, sagde han, skal vi svømme.',
    'Det var Liva, der vandt.',
    'Han løb, alt hvad han kunne.',
    'Det er mad, jeg elsker.',
    'Jeg gav farmor en bog.',
    'Min storebror Magnus spiller fodbold.',
    'Det, som han sagde til mig i går, gjorde mig ked af det.',
    'I lyset af det, vi ved om ham, kan vi godt forstå det.',
    'Lady Gagas gule hår kommer vi ikke uden om.',
    'Det, vi kan gøre her og nu, er at vente.',
    'Hun sagde, at jo længere tid man venter, jo sværere bliver det.',
    'Billeder fra før krigen begyndte, er sjældne.',
    'På trods af at det regnede, gik vi en tur.',
    'En måned efter at de var flyttet ind, brændte huset.',
    'Hun tegnede det selv, dagen før hun rejste.',
    'Sig nej i datid.',
    'Der mangler et ord, for at sætningen hænger sammen.',
    'Fradraget trækkes fra, før skatten regnes ud.',
    'Det er det, skyerne og temperaturen gør.',
    'De lader porten stå åben og hundene løbe frit.',
    'Katten Futte og hunden Bruno deler seng.',
    'Han besøger os sjældent, højst én gang om året.',
    'Det kan blive stående, til havet engang når frem igen.',
    'Og så skal jeg ned i byen og forhåbentlig bruge en masse penge.',
  ],
  match(a, from, to, models, options) {
    const verdicts = judgeCommas(a, from, to, options.startkomma, models);
    return verdicts
      .filter(({ missing, at }) => missing || !isKept(a, at, options.startkomma))
      .map(
        (verdict): Finding =>
          verdict.missing
            ? {
                ...insertAfter(a, verdict.at, ',', verdict.confidence, verdict.subcategory),
                ...(verdict.isBold && { ofFaultless: true }),
                ...(isBeforeSpeaker(a, verdict) && { explanation: AFTER_SPEECH }),
                ...soExplained(a, verdict),
              }
            : {
                ...removeText(
                  a.commas[verdict.at]!,
                  a.commas[verdict.at]! + 1,
                  verdict.confidence,
                  verdict.subcategory,
                ),
                ...(verdict.isOfStartkomma && { explanation: OF_STARTKOMMA }),
              },
      );
  },
};

/** What stands after such a comma has its subject and verb, so the test of other superfluous commas does not fit. */
const OF_STARTKOMMA =
  'Her begynder en ledsætning, og teksten er uden startkomma. Så skal der ikke komma foran ledsætningen. Der skal stadig komma, hvor den slutter, hvis sætningen går videre.';

/** »Vi skal hjem nu | sagde hun«: the comma between what is said and who says it. */
const isBeforeSpeaker = (a: Analysis, { at, subcategory }: { at: number; subcategory: SubcategoryId }): boolean =>
  subcategory === 'comma-main-clauses' && SPEECH_VERBS.test(a.lower(at + 1));

/** »…, så alle kunne høre det«: whether it is a main clause or not depends on what »så« means. */
function soExplained(
  a: Analysis,
  { at, subcategory }: { at: number; subcategory: SubcategoryId },
): { explanation?: string } {
  if (subcategory === 'comma-start' && isSoThat(a, at, a.sentenceStart(at))) return { explanation: SO_THAT };
  return subcategory === 'comma-main-clauses' && isSoOrSoThat(a, at) ? { explanation: SO_OR_SO_THAT } : {};
}
const SO_THAT =
  'Sæt komma efter »{token}«. Her betyder »så« det samme som »så at« eller »for at«, og der begynder en ledsætning. Når man bruger startkomma, skal der komma foran den.';
const SO_OR_SO_THAT =
  'Med »så« begynder en ny sætning med sit eget grundled og udsagnsled. Sæt komma efter »{token}«. Prøv at sætte »og derfor« eller »så at« i stedet for »så«. Passer et af dem, skal der komma foran.';
