import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'gcda', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Læs en tekst med dobbelt bund',
    summary: 'Læs en kort prosatekst, og fortolk den.',
    instruction: 'Læs teksten. Vælg den fortolkning, der har bedst belæg.',
    items: [
      read({
        title: 'Inventar',
        text: `Auktionsholderen begyndte i entréen. Én knagerække, sagde han, fire kroge. Ingen bød. Jeg så på den fjerde krog, den lave, som far skruede op, da jeg var fem.

I stuen gik det hurtigere. Bordet blev solgt til en mand med tommestok. Han lagde sig på knæ og så op under pladen, hvor min søster i 1988 havde skrevet sit navn med kuglepen. »Der er lidt skriveri,« sagde han, »men det sidder jo, hvor ingen ser det.«

Klaveret var stemt ned af fugten. Alligevel slog en kvinde en akkord an, og lyden blev hængende i rummet, længere end nødvendigt. »Den skal jo bare justeres,« sagde hun til ingen bestemt.

Da alt var båret ud, gik auktionsholderen en sidste runde. »Noget glemt?« spurgte han venligt.

»Nej,« sagde jeg.

Så tog jeg skruetrækkeren op af lommen.`,
        questions: [
          choice(
            'Hvad er anledningen?',
            'Barndomshjemmets indbo bliver solgt.',
            ['Fortælleren flytter sammen med søsteren.', 'En musiker giver koncert.'],
            'Der er auktion over familiens ting.',
          ),
          choice(
            'Hvorfor er titlen »Inventar« tvetydig?',
            'Den dækker både ting og minder.',
            ['Den er på latin.', 'Den henviser kun til det gamle klaver.'],
            'Auktionen opgør ting, og fortælleren opgør minder.',
          ),
          choice(
            'Hvilken fortælletype er der tale om?',
            'en jegfortæller med få følelsesord',
            ['en alvidende fortæller', 'en upålidelig tredjepersonsfortæller'],
            'Jegpersonen fortæller og nævner næsten ingen følelser.',
          ),
          choice(
            'Hvad betyder den fjerde krog for fortælleren?',
            'Den er et bevis på farens omsorg.',
            ['Den er det eneste, der er penge værd.', 'Den er farlig for børn.'],
            'Faren satte den lavt, så et barn kunne nå.',
          ),
          choice(
            'Hvad er ironisk i mandens replik om bordet?',
            'Det værdiløse for ham er det værdifulde for fortælleren.',
            ['Han kan ikke lide borde.', 'Han kender søsteren.'],
            'Navnet er »skriveri« for ham og et minde for fortælleren.',
          ),
          choice(
            'Hvad kan akkorden, der bliver hængende, være et billede på?',
            'fortiden, der ikke vil slippe',
            ['en handel, som hun er kommet til at fortryde', 'kvindens talent'],
            'Lyden varer længere end nødvendigt.',
          ),
          choice(
            'Hvad skal skruetrækkeren bruges til?',
            'at tage krogen med',
            ['at reparere klaveret', 'at true auktionsholderen'],
            'Krogen er skruet fast, og ingen bød på den.',
          ),
          choice(
            'Hvorfor svarer fortælleren »Nej«?',
            'Det, der er tilbage, er ikke glemt.',
            ['Alt, hvad hun har ejet, er virkelig væk.', 'Hun har travlt.'],
            'Krogen er netop husket.',
          ),
          several(
            'Hvilke træk har slutningen?',
            ['Den er åben.', 'Den lader læseren slutte sig til resten.'],
            ['Den forklarer moralen.', 'Den er et tilbageblik.'],
            'Handlingen bliver ikke fuldført for øjnene af læseren.',
          ),
        ],
      }),
    ],
  },
]);
