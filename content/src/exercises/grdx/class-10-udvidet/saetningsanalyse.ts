import { choice, exerciseGroup, mark, several, sort } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'grdx', level: 11, category: 'saetningsanalyse' }, [
  {
    number: 1,
    version: 2,
    title: 'Led, der flytter sig',
    summary: 'Find sætningens led, også når de står på uventede pladser.',
    instruction: 'Find leddene. Spørg dig frem: hvem gør det, hvad og til hvem?',
    items: [
      mark(
        'I kælderen under skolen bor en enlig *flagermus*.',
        'Marker det vigtigste ord i grundleddet.',
        'Hvem bor der? En enlig flagermus.',
      ),
      mark('Den kage *spiste* din bror helt alene.', 'Marker udsagnsleddet.', 'Det, nogen gør, er at spise: »spiste«.'),
      mark(
        '*Den* *gamle* *bus* købte de for tusind kroner.',
        'Marker hele genstandsleddet.',
        'Hvad købte de? Den gamle bus.',
      ),
      choice(
        'Hvad er »mormor« i »Vi sendte mormor et kort fra Island.«?',
        'hensynsled',
        ['grundled', 'genstandsled'],
        'Hvem sendte vi et kort til? Mormor.',
      ),
      choice(
        'Hvad er »kaptajn« i »I år blev Yasmin kaptajn.«?',
        'omsagnsled til grundled',
        ['genstandsled', 'hensynsled'],
        '»Blev« binder kaptajn til Yasmin.',
      ),
      choice(
        'Hvad er hele biledet i »De sang af fuld hals.«?',
        'af fuld hals',
        ['de', 'sang af'],
        'Hvordan sang de? Af fuld hals.',
      ),
      choice(
        'Hvad er »at du ringede« i »Jeg er glad for, at du ringede.«?',
        'en ledsætning',
        ['en hovedsætning', 'et grundled alene'],
        'Den begynder med »at« og kan ikke stå alene.',
      ),
      several(
        'I hvilke sætninger er »ham« hensynsled?',
        ['Pigen rakte ham en nøgle.', 'De gav ham skylden.'],
        ['De fandt ham i søen.', 'Alle kendte ham.'],
        'Nøglen og skylden er genstandsled. Han er den, der får dem.',
      ),
      sort(
        { hovedsætning: ['solen står op nu', 'jeg rejser mig'], ledsætning: ['når solen står op', 'som jeg elsker'] },
        'En ledsætning kan ikke stå alene.',
        'Er det en hovedsætning eller en ledsætning?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hel- og ledsætninger i arbejde',
    summary: 'Undersøg, hvad en ledsætning gør i sin hovedsætning.',
    instruction: 'En hel ledsætning kan være grundled, genstandsled eller biled. Find ud af, hvad den er.',
    items: [
      choice(
        'Hvad er ledsætningen i »At du kom, gjorde hele aftenen bedre.«?',
        'grundled',
        ['genstandsled', 'omsagnsled til grundled'],
        'Hvad gjorde aftenen bedre? At du kom.',
      ),
      choice(
        'Hvad er ledsætningen i »Ingen ved, hvor nøglen er.«?',
        'genstandsled',
        ['grundled', 'biled'],
        'Hvad ved ingen? Hvor nøglen er.',
      ),
      choice(
        'Hvad er ledsætningen i »Når det blæser, synger masten.«?',
        'biled',
        ['grundled', 'genstandsled'],
        'Hvornår synger masten? Når det blæser.',
      ),
      choice(
        'Hvad lægger ledsætningen sig til i »Den film, du anbefalede, var frygtelig.«?',
        'den film',
        ['frygtelig', 'var'],
        'Den fortæller, hvilken film det er.',
      ),
      mark(
        'Jeg lånte den jakke, *som* hang yderst.',
        'Marker det ord, der indleder ledsætningen.',
        '»Som« indleder ledsætningen om jakken.',
      ),
      mark(
        'Hun spurgte, *om* færgen sejlede i storm.',
        'Marker det ord, der indleder ledsætningen.',
        '»Om« indleder ledsætningen.',
      ),
      several(
        'Hvilke sætninger har en ledsætning?',
        ['Spørg, hvad den koster.', 'Den hund, der gør, hedder Sofus.'],
        ['Hunden gør og logrer.', 'Vi talte om prisen hele vejen hjem.'],
        '»Hvad den koster« og »der gør« kan ikke stå alene.',
      ),
      choice(
        'Hvor mange ledsætninger er der i »Hun lovede, at hun ville skrive, når hun nåede frem.«?',
        'to',
        ['en', 'tre'],
        'At hun ville skrive, og når hun nåede frem.',
      ),
    ],
  },
]);
