import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gram', level: 4, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: '»Sin« eller »hans«?',
    summary: 'Find ud af, hvem noget tilhører.',
    instruction: 'Brug »sin«, når tingen tilhører den, der gør noget i sætningen. Ellers brug »hans« eller »hendes«.',
    trains: ['sin-hans'],
    items: [
      lists('Malte pudser {sin|hans} egen cykel.', 'Cyklen tilhører Malte selv, og det er ham, der pudser: »sin«.'),
      lists('Freja kender Malte. Hun låner ofte {hans|sin} cykel.', 'Cyklen er Maltes og ikke hendes egen: »hans«.'),
      lists('Astrid vasker {sit|hendes} hår hver aften.', 'Håret er Astrids eget: »sit«.'),
      lists('Kongen tog {sine|hans} røde støvler på.', 'Støvlerne er kongens egne, og der er flere: »sine«.'),
      lists(
        'Ida er syg, og {hendes|sin} bror er hos hende.',
        '»Bror« er med i grundleddet, og dér bruger man aldrig »sin«.',
      ),
      lists('Drengen råbte på {sin|hans} far, men faren hørte ham ikke.', 'Det er drengens egen far: »sin«.'),
      lists('Løven slikker {sit|dens} sår.', 'Det er løvens eget sår: »sit«.'),
      lists('Omar har en hund. {Hans|Sin} hund kan danse.', '»Sin« kan ikke stå i grundleddet: hans.'),
      lists('Pigerne fandt {deres|sine} jakker.', 'Der er flere piger. Så hedder det »deres«.'),
      lists('Børnene pakkede {deres|sine} rygsække.', 'Der er flere børn. Så hedder det »deres«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Jeg eller mig, de eller dem?',
    summary: 'Vælg den form af stedordet, der passer.',
    instruction:
      'Den, der gør noget, er jeg, du, han, hun, vi, I eller de. Ellers hedder det mig, dig, ham, hende, os, jer eller dem.',
    trains: ['pronoun-case'],
    items: [
      lists('Kan du hjælpe {mig|jeg} med dette puslespil?', 'Jeg får hjælp, men gør ikke noget selv: »mig«.'),
      lists('{Han|Ham} sidder altid bagest i bussen.', 'Han gør noget: han sidder.'),
      lists('Vi inviterede {dem|de} til fastelavn.', 'De bliver inviteret: »dem«.'),
      lists('{I|Jer} skal huske gymnastiktøj i morgen.', 'De, der skal huske, er »I«.'),
      lists('Træneren roste {os|vi} efter kampen.', 'Vi bliver rost: »os«.'),
      lists('Jeg sad mellem {ham|han} og hans kusine.', 'Efter »mellem« hedder det »ham«.'),
      lists('Nu er det {jeres|jer} tur.', 'Turen tilhører jer: »jeres«.'),
      mark(
        '*Jeg* gav *hende* halvdelen af appelsinen.',
        'Marker de to stedord.',
        '»Jeg« og »hende« står i stedet for navne.',
      ),
      sort(
        { 'gør noget': ['jeg', 'vi', 'de'], 'gør ikke noget': ['mig', 'os', 'dem'] },
        '»Jeg«, »vi« og »de« kan være den, der gør noget.',
        'Sorter stedordene.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Asger og jeg byggede en robot.',
        ['Asger og mig byggede en robot.'],
        'Tag Asger væk: Jeg byggede en robot.',
      ),
    ],
  },
]);
