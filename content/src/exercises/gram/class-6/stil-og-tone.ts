import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const stilOgTone = exerciseGroup({ productId: 'gram', level: 6, category: 'stil-og-tone' }, [
  {
    number: 1,
    title: 'Hvem skriver du til?',
    summary: 'Vælg den tone, der passer til en ven, en lærer eller en fremmed.',
    instruction: 'Tænk på, hvem der skal læse beskeden, og vælg det, der passer til den person.',
    trains: ['spoken-language'],
    items: [
      choice(
        'Du skriver til skolens leder om en ny bænk. Hvordan begynder du?',
        'Kære Mona Friis',
        ['Yo Mona!', 'Nå, hør lige her'],
        'Man er høflig over for en, man ikke kender godt.',
      ),
      choice(
        'Du skriver en anmeldelse til skolebladet. Hvad passer bedst?',
        'Filmen er langtrukken i begyndelsen.',
        ['Filmen er altså bare mega kedelig, ikke.', 'Undertegnede finder filmen langtrukken.'],
        'En anmeldelse er hverken chat eller kancellisprog.',
      ),
      choice(
        'Du sender en besked til din bedste ven. Hvad passer bedst?',
        'Kommer du over og spiller?',
        ['Jeg anmoder hermed om dit besøg.', 'Med venlig hilsen, din ven gennem fire år'],
        'Til en ven skriver man, som man taler.',
      ),
      choice(
        'Hvilken slutning passer til et brev til kommunen?',
        'Venlig hilsen 6.a',
        ['Vi ses, haha', 'Knus og kram'],
        'Et brev til kommunen slutter høfligt.',
      ),
      choice(
        'Hvilken sætning er skrevet for en, der ikke var med?',
        'Vi sejlede til Hjelm, en lille ø ved Ebeltoft.',
        ['Vi var jo derude, hvor vi plejer.', 'Det var dér ved det dersens sted.'],
        'Den, der ikke var med, skal have at vide, hvor stedet ligger.',
      ),
      lists(
        'Til en høring i byrådet siger man: »Vi er {bekymrede for|pissesure over|helt vildt oppe at køre over} trafikken.«',
        'I en høring vælger man ord, som alle kan høre på.',
      ),
      lists(
        'I en opskrift står der: »{Rør|Så rører du ligesom bare|Man bedes omrøre} dejen, til den er glat.«',
        'Opskrifter bruger bydeform.',
      ),
      lists(
        'I en fysikrapport står der: »Vandet {kogte|boblede fuldstændig sindssygt|gik amok} efter fire minutter.«',
        'En rapport fortæller præcist, hvad der skete.',
      ),
      sort(
        { 'i en chat': ['hey', 'vi skrives'], 'i et brev til en fremmed': ['goddag', 'på forhånd tak'] },
        'Det første siger man til venner, det andet til dem, man ikke kender.',
        'Sorter udtrykkene efter, hvor de passer.',
      ),
    ],
  },
]);
