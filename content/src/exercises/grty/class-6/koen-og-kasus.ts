import { exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grty', level: 6, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Hvem gør noget ved hvem?',
    summary: 'Skeln mellem nominativ og akkusativ.',
    instruction: 'Find grundled og genstandsled, og vælg det rigtige kendeord.',
    items: [
      lists('Ich suche {den|der|dem} Hund von Frau Meier.', 'Hunden er genstandsled, og »der« bliver til »den«.'),
      lists('{Der|Den|Dem} Hund hat meine Socke gefressen.', 'Hunden er grundled: »der Hund«.'),
      lists('Wir kaufen {einen|ein|eine} Fußball.', '»Ball« er hankøn og genstandsled: »einen«.'),
      lists('Hast du {eine|ein|einen} Schwester?', '»Schwester« er hunkøn, og »eine« er ens i nominativ og akkusativ.'),
      lists('Er isst {ein|einen|eine} Ei zum Frühstück.', '»Ei« er intetkøn: »ein Ei« både i nominativ og akkusativ.'),
      lists('{Ein|Einen|Eine} Junge aus meiner Klasse kann jonglieren.', 'Drengen er grundled: »ein Junge«.'),
      lists('Siehst du {den|der|das} Mond dort oben?', '»Mond« er hankøn og genstandsled: »den Mond«.'),
      lists('Die Kinder bauen {einen|ein|eine} Turm aus Dosen.', '»Turm« er hankøn og genstandsled: »einen Turm«.'),
      lists('Meine Oma trinkt {keinen|kein|keine} Kaffee.', '»Kaffee« er hankøn og genstandsled: »keinen«.'),
      mark('*Der* *Igel* frisst einen Apfel.', 'Marker grundleddet (to ord).', 'Det er pindsvinet, der spiser.'),
      mark(
        'Am Abend liest Papa *einen* *Krimi*.',
        'Marker genstandsleddet (to ord).',
        'Hvad læser far? »Einen Krimi«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'En og flere',
    summary: 'Skriv navneordene i flertal.',
    instruction: 'Skriv ordet i flertal. Husk stort begyndelsesbogstav og omlyd.',
    items: [
      gaps('Im Garten stehen fünf [Bäume](Baum).', '»Der Baum« får omlyd og »-e«: »die Bäume«.', { caseMatters: true }),
      gaps('Meine Tante hat vier [Katzen](Katze).', 'Ord på »-e« får »-n«: »die Katzen«.', { caseMatters: true }),
      gaps('Auf dem Tisch liegen zwei [Bücher](Buch).', '»Das Buch« får omlyd og »-er«: »die Bücher«.', {
        caseMatters: true,
      }),
      gaps('In der Stadt gibt es drei [Kinos](Kino).', 'Mange ord på »-o« får »-s«: »die Kinos«.', {
        caseMatters: true,
      }),
      gaps('Alle [Kinder](Kind) wollen ein Eis.', '»Das Kind« får »-er«: »die Kinder«.', { caseMatters: true }),
      gaps('Wir brauchen zehn [Stühle](Stuhl).', '»Der Stuhl« får omlyd og »-e«: »die Stühle«.', { caseMatters: true }),
      gaps('Die [Mädchen](das Mädchen) spielen Handball.', 'Ord på »-chen« er ens i ental og flertal.', {
        caseMatters: true,
      }),
      gaps('Zwei [Lehrer](der Lehrer) sind heute krank.', 'Mange hankønsord på »-er« får ingen endelse i flertal.', {
        caseMatters: true,
      }),
      gaps('Die [Häuser](Haus) am Hafen sind bunt.', '»Das Haus« får omlyd og »-er«: »die Häuser«.', {
        caseMatters: true,
      }),
      gaps('Wo sind deine [Hände](Hand)?', '»Die Hand« får omlyd og »-e«: »die Hände«.', { caseMatters: true }),
    ],
  },
]);
