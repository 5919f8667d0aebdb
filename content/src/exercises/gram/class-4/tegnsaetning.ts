import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const tegnsaetning = exerciseGroup({ productId: 'gram', level: 4, category: 'tegnsaetning' }, [
  {
    number: 1,
    version: 2,
    title: 'Replikker',
    summary: 'Sæt anførselstegn, kolon og spørgsmålstegn i replikker.',
    instruction: 'Vælg den sætning, hvor alle tegn er sat rigtigt.',
    trains: ['quotation-marks', 'colon', 'question-mark'],
    items: [
      choice(
        'Hvor er tegnene sat rigtigt?',
        'Ali spurgte: »Hvornår kommer bussen?«',
        ['Ali spurgte: »Hvornår kommer bussen«?', 'Ali spurgte, Hvornår kommer bussen?'],
        'Spørgsmålstegnet hører til det, Ali siger, og står før det sidste anførselstegn.',
      ),
      choice(
        'Hvilken replik er sat rigtigt?',
        '»Kom og spis!« råbte mormor.',
        ['»Kom og spis råbte mormor!«', 'Kom og spis! »råbte mormor.«'],
        'Kun det, mormor råber, står i anførselstegn.',
      ),
      choice(
        'Hvor er kolon sat rigtigt?',
        'Hun sagde: »Det er min tur.«',
        ['Hun: sagde »Det er min tur.«', 'Hun sagde »Det er: min tur.«'],
        'Kolon står lige foran det, der bliver sagt.',
      ),
      choice('»Må jeg gå nu ☐« Hvilket tegn mangler?', '?', ['.', ':'], 'Der bliver spurgt om noget.'),
      choice(
        '»Jeg undrer mig over, hvem der ringede ☐« Hvilket tegn mangler?',
        '.',
        ['?', ':'],
        'Her bliver der ikke spurgt, men fortalt. Derfor punktum.',
      ),
      choice(
        '»Ved du, hvem der ringede ☐« Hvilket tegn mangler?',
        '?',
        ['.', '!'],
        'Her bliver der spurgt: Ved du det?',
      ),
      lists('Vi skal bruge tre ting{:|;|.} mel, æg og mælk.', 'Efter et kolon kommer det, man remser op.'),
      lists('Pludselig lød der et råb{:|;|,} »Ild!«', 'Foran det, nogen råber, står der kolon.'),
    ],
  },
  {
    number: 2,
    title: 'Ét tegn er nok',
    summary: 'Find den sætning, hvor tegn og mellemrum står rigtigt.',
    instruction: 'Vælg den sætning, hvor tegnene er sat rigtigt.',
    trains: ['spacing', 'repeated-marks', 'period-superfluous'],
    items: [
      choice(
        'Hvor er tegn og mellemrum rigtige?',
        'Hej, hvor er du?',
        ['Hej , hvor er du ?', 'Hej,hvor er du?'],
        'Der er mellemrum efter kommaet, men ikke før.',
      ),
      choice(
        'Hvilken sætning har det rigtige antal tegn?',
        'Vi vandt!',
        ['Vi vandt!!!!', 'Vi vandt.!'],
        'Ét udråbstegn er nok.',
      ),
      choice(
        'Hvilken slutning er rigtig?',
        'Hvad sker der her?',
        ['Hvad sker der her??', 'Hvad sker der her.?'],
        'Ét spørgsmålstegn er nok.',
      ),
      choice(
        'Hvor er punktummet sat rigtigt?',
        'Hunden sov. Den drømte.',
        ['Hunden sov .Den drømte.', 'Hunden. Sov den drømte.'],
        'Punktum står lige efter ordet, og så kommer der mellemrum.',
      ),
      choice(
        'Hvilken overskrift er sat rigtigt?',
        'Min bedste ferie',
        ['Min bedste. Ferie', 'Min, bedste ferie'],
        'En overskrift behøver ikke noget tegn.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Klokken 8.30 ringer det ind.',
        ['Klokken 8. 30 ringer det ind.', 'Klokken 8 .30 ringer det ind.'],
        'I klokkeslæt er der ikke mellemrum om punktummet.',
      ),
      choice(
        'Hvor mange punktummer mangler der i »Det regnede vi blev våde vi gik ind«?',
        '3',
        ['1', '2'],
        'Der er tre hele sætninger, og hver af dem skal have sit punktum.',
      ),
      choice(
        'Hvilken tekst er delt rigtigt op?',
        'Vi kom hjem. Mor lavede te.',
        ['Vi kom. Hjem mor lavede te.', 'Vi kom hjem mor. Lavede te.'],
        'Hver sætning har sin egen person og sit eget udsagnsord.',
      ),
    ],
  },
]);
