import { choice, exerciseGroup, lists, read, several } from '../../markup/index.ts';

export const fagtekster = exerciseGroup({ productId: 'grlt', level: 5, category: 'fagtekster' }, [
  {
    number: 1,
    version: 2,
    title: 'Blæksprutten: havets udbryderkonge',
    summary: 'Læs en fagtekst om et dyr med tre hjerter.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Dyret med tre hjerter',
        text: `En ottearmet blæksprutte har otte arme, tre hjerter og blåt blod. Den har ingen knogler. Derfor kan selv en stor blæksprutte klemme sig gennem et hul, der ikke er større end dens næb. Næbbet er det eneste hårde på kroppen, og det minder om næbbet på en papegøje.

På armene sidder hundredvis af sugekopper. Med dem kan blæksprutten både holde fast og smage. Når den rører ved en krabbe, ved den altså med det samme, om det er mad.

Bliver blæksprutten bange, kan den skifte farve på under et sekund, så den ligner sten eller tang. Hjælper det ikke, sprøjter den en sky af sort blæk ud i vandet. Mens fjenden leder i skyen, skyder blæksprutten sig væk ved at presse vand ud af kroppen.

I akvarier er blæksprutter kendt for at stikke af. En blæksprutte i New Zealand gled i 2016 op af sit akvarium om natten, hen over gulvet og ned i et afløb, der førte til havet. Den hed Inky, og ingen har set den siden.`,
        questions: [
          choice('Hvor mange hjerter har blæksprutten?', 'tre', ['to', 'otte'], 'Det står i den første linje.'),
          choice(
            'Hvorfor kan den komme gennem små huller?',
            'Den har ingen knogler.',
            ['Den har mange arme.', 'Den har et skarpt næb.'],
            'Uden knogler kan kroppen klemmes sammen.',
          ),
          choice(
            'Hvor stort skal hullet være?',
            'på størrelse med næbbet',
            ['på størrelse med en arm', 'på størrelse med en papegøje'],
            'Næbbet er hårdt og kan ikke klemmes sammen.',
          ),
          several(
            'Hvad bruger den sugekopperne til?',
            ['at holde fast', 'at smage'],
            ['at se', 'at trække vejret'],
            'Det står i andet afsnit.',
          ),
          choice(
            'Hvad gør den først, når den bliver bange?',
            'Den skifter farve.',
            ['Den sprøjter blæk.', 'Den bider.'],
            'Blækket kommer, hvis farverne ikke hjælper.',
          ),
          choice(
            'Hvad er blækket godt for?',
            'Det skjuler, at blæksprutten flygter.',
            ['Det er giftigt for krabber.', 'Det gør vandet varmt for blæksprutten.'],
            'Fjenden leder i skyen imens.',
          ),
          lists('Inky kom ud i havet gennem et {afløb|vindue|akvarium}.', 'Afløbet førte til havet.'),
          choice(
            'Hvad sker der først i historien om Inky?',
            'Han kommer op af akvariet.',
            ['Han krydser gulvet.', 'Han glider ned gennem et afløb.'],
            'Op af akvariet, hen over gulvet og ned i afløbet.',
          ),
          choice(
            'Hvad handler hele teksten mest om?',
            'hvad blæksprutter kan',
            ['hvordan man passer et akvarium', 'hvor mange krabber der er'],
            'Hvert afsnit fortæller om noget, blæksprutter kan.',
          ),
        ],
      }),
    ],
  },
]);
