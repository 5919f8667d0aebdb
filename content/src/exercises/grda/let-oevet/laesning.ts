import { choice, exerciseGroup, lists, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grda', level: 12, category: 'laesning' }, [
  {
    number: 1,
    title: 'En opgang fuld af lyde',
    summary: 'Læs om en opgang, hvor alle kan høre hinanden.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Lydene i opgangen',
        text: `Nadia bor på anden sal i en gammel opgang. Væggene er tynde, så hun kan høre alt.

          Nedenunder bor hr. Poulsen. Han spiller trompet hver dag klokken fem. Han kan kun én sang, og slutningen
          er altid forkert. Ovenpå bor en familie med tre drenge. De spiller håndbold i gangen, selv om deres mor
          siger, at det er forbudt.

          En dag er der helt stille. Ingen trompet. Ingen bold. Nadia bliver urolig. Hun går ned og banker på hos
          hr. Poulsen. Han åbner døren med en tyk bandage om fingeren. »Jeg klemte den i døren,« siger han. »Nu kan
          jeg ikke spille i to uger.«

          Om aftenen kommer de tre drenge ned med en kage. Den er sort i den ene side. Hr. Poulsen smiler. »Så er der
          i det mindste nogen, der har savnet mig,« siger han.`,
        questions: [
          choice('Hvor bor Nadia?', 'på anden sal', ['i stuen', 'på femte sal'], 'Det står i den første linje.'),
          choice(
            'Hvorfor kan hun høre alt?',
            'Fordi væggene er tynde.',
            ['Fordi hun lytter ved døren.', 'Fordi vinduet er åbent.'],
            'Væggene er tynde.',
          ),
          choice(
            'Hvad er der galt med hr. Poulsens sang?',
            'Slutningen er forkert.',
            ['Den er for kort.', 'Den er for stille.'],
            'Slutningen er altid forkert.',
          ),
          choice(
            'Hvad laver drengene i gangen?',
            'De spiller håndbold.',
            ['De spiller trompet.', 'De bager.'],
            'De spiller håndbold, selv om de ikke må.',
          ),
          choice(
            'Hvorfor bliver Nadia urolig?',
            'Fordi der er stille.',
            ['Fordi der er støj.', 'Fordi hun er alene hjemme.'],
            'Der er hverken trompet eller bold.',
          ),
          choice(
            'Hvad er der sket med hr. Poulsen?',
            'Døren klemte hans finger.',
            ['Han har solgt trompeten.', 'Han er flyttet.'],
            'Han klemte fingeren i døren.',
          ),
          several(
            'Hvad ved vi om kagen?',
            ['Drengene kom med den.', 'Den var brændt i den ene side.'],
            ['Nadia bagte den.', 'Den var med jordbær.'],
            'Den var sort i den ene side, altså brændt.',
          ),
          lists('Ordet »forbudt« betyder, at man {ikke må|gerne må|skal}.', 'Det, der er forbudt, må man ikke.'),
          choice(
            'Hvordan har hr. Poulsen det til sidst?',
            'Han er glad.',
            ['Han er vred.', 'Han er bange.'],
            'Han smiler.',
          ),
        ],
      }),
    ],
  },
]);
