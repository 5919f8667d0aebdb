import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grtx', level: 10, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Fire kasus i én fortælling',
    summary: 'Vælg den rigtige form, så hele fortællingen passer.',
    instruction: 'Vælg den rigtige form af kendeordet.',
    items: [
      lists('Eines Tages fand {der|den|dem} Hausmeister unserer Schule eine Schlange.', 'Pedellen er grundled: »der«.'),
      lists('Die Schlange lag in {dem|den|das} Karton mit den Kreiden.', 'Hvor lå den? Sted giver dativ: »dem«.'),
      lists('Er rief {den|der|dem} Direktor an.', '»Anrufen« styrer akkusativ: »den«.'),
      lists('Der Direktor glaubte {ihm|ihn|er} nicht.', '»Glauben« om personer styrer dativ: »ihm«.'),
      lists(
        'Dann sah er das Muster {der|die|den} Schlange und wurde blass.',
        'Slangens mønster: hunkøn i genitiv, »der«.',
      ),
      lists('Ein Schüler aus {der|die|den} 10c kannte sich aus.', '»Aus« styrer dativ: »der«.'),
      lists('»Das Tier gehört {meinem|meinen|mein} Onkel«, sagte er.', '»Gehören« styrer dativ: »meinem«.'),
      lists(
        'Am Ende bekam die Schule {einen|ein|einem} neuen Biologieraum.',
        '»Raum« er hankøn og genstandsled: »einen«.',
      ),
      lists(
        'Die Schlange bekam {ein|einen|eine} eigenes Terrarium.',
        '»Terrarium« er intetkøn og genstandsled: »ein«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Kendeord på sammensatte ord',
    summary: 'Det sidste led bestemmer kønnet.',
    instruction: 'Vælg det rigtige kendeord, eller sorter ordene.',
    because: 'Det sidste led i et sammensat ord bestemmer kønnet.',
    items: [
      choice(
        'Hvad hedder det i ental?',
        'der Haustürschlüssel',
        ['die Haustürschlüssel', 'das Haustürschlüssel'],
        'Det sidste led er »der Schlüssel«.',
      ),
      choice(
        'Hvad hedder det i ental?',
        'das Klassenzimmer',
        ['die Klassenzimmer', 'der Klassenzimmer'],
        'Det sidste led er »das Zimmer«.',
      ),
      choice(
        'Hvad hedder det i ental?',
        'die Bushaltestelle',
        ['der Bushaltestelle', 'das Bushaltestelle'],
        'Det sidste led er »die Stelle«.',
      ),
      lists('{Die|Der|Das} Freundschaft zwischen Katze und Krähe überraschte alle.', 'Ord på »-schaft« er hunkøn.'),
      lists(
        '{Das|Die|Der} Geheimnis blieb drei Jahre lang geheim.',
        'De fleste ord på »-nis« er intetkøn: »das Geheimnis«.',
      ),
      lists('{Die|Der|Das} Freiheit beginnt für mich am Freitag um zwei.', 'Ord på »-heit« er hunkøn.'),
      lists('{Der|Das|Die} Frühling kommt dieses Jahr spät.', 'Ord på »-ling« er hankøn.'),
      lists('{Das|Der|Die} Museum öffnet erst um elf.', 'Ord på »-um« er oftest intetkøn.'),
      sort(
        {
          der: ['Lehrling', 'Käfig', 'Februar'],
          die: ['Krankheit', 'Nation', 'Bäckerei'],
          das: ['Zentrum', 'Häuschen', 'Ereignis'],
        },
        'Se på endelserne »-ling«, »-heit«, »-ei« og »-chen«.',
        'Sorter ordene efter køn.',
      ),
    ],
  },
]);
