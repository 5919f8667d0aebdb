import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const navneordOgTillaegsord = exerciseGroup(
  { productId: 'gctb', level: 11, category: 'navneord-og-tillaegsord' },
  [
    {
      number: 1,
      title: 'Kasus i sammenhæng',
      summary: 'Bestem leddenes kasus i en tekst om Berlin.',
      instruction: 'Vælg den rigtige form.',
      items: [
        lists(
          'Berlin ist {eine|einer|einen} Stadt mit vielen Gesichtern.',
          'Omsagnsled står i nominativ: »eine Stadt«.',
        ),
        lists('Die Mauer teilte {die|der|den} Stadt fast dreißig Jahre lang.', 'Objekt i akkusativ: »die Stadt«.'),
        lists(
          'Heute folgt ein Streifen aus Steinen {dem|den|das} alten Verlauf.',
          '»Folgen« styrer dativ: »dem Verlauf«.',
        ),
        lists(
          'Jeden {Morgen|Morgens|Morgene} laufen Touristen darüber, ohne es zu merken.',
          'Tidsudtryk uden præposition står i akkusativ: »jeden Morgen«.',
        ),
        lists('Die Kuppel {des|der|dem} Reichstags ist aus Glas.', 'Genitiv: »des Reichstags«.'),
        lists(
          'Sie erinnert {den|dem|der} Besucher daran, wem das Haus gehört.',
          '»Erinnern« styrer akkusativ: »den Besucher«.',
        ),
        lists(
          'Auch {dem|den|das} Fahrer der Buslinie 100 gefällt die Aussicht.',
          '»Gefallen« styrer dativ: »dem Fahrer«.',
        ),
        lists(
          'Einen {ganzen|ganze|ganzer} Tag kann man im Museum verbringen.',
          'Akkusativ hankøn: »einen ganzen Tag«.',
        ),
        mark(
          'Der Wirt empfahl *den* *Gästen* eine Linsensuppe.',
          'Marker dativobjektet (to ord).',
          'Gæsterne får anbefalet suppen.',
        ),
        mark(
          'Am Abend zeigte uns ein Künstler *sein* *Atelier*.',
          'Marker akkusativobjektet (to ord).',
          'Hvad viste han? »Sein Atelier«.',
        ),
      ],
    },
    {
      number: 2,
      title: 'Tillægsord uden kendeord',
      summary: 'Stærk, svag og blandet bøjning.',
      instruction: 'Skriv tillægsordet i den rigtige form.',
      items: [
        gaps('[Alter](alt) Käse riecht, aber er schmeckt.', 'Hankøn nominativ uden kendeord: »-er«.'),
        gaps('Bei [starkem](stark) Wind fährt die Seilbahn nicht.', 'Hankøn dativ uden kendeord: »-em«.'),
        gaps('Er sammelt [seltene](selten) Briefmarken aus Togo.', 'Flertal akkusativ uden kendeord: »-e«.'),
        gaps('Das ist ein [wichtiges](wichtig) Argument.', 'Intetkøn nominativ efter »ein«: »-es«.'),
        gaps('Wir sprechen über das [neue](neu) Gesetz.', 'Intetkøn akkusativ efter »das«: »-e«.'),
        gaps('Wegen [schlechter](schlecht) Sicht wurde der Flug gestrichen.', 'Hunkøn genitiv uden kendeord: »-er«.'),
        gaps('Alle [guten](gut) Dinge sind drei.', 'Flertal efter »alle«: »-en«.'),
        gaps('Viele [junge](jung) Leute ziehen nach Leipzig.', 'Flertal efter »viele«: »-e«.'),
        gaps('Mit [großer](groß) Freude öffnete sie das leere Paket.', 'Hunkøn dativ uden kendeord: »-er«.'),
      ],
    },
  ],
);
