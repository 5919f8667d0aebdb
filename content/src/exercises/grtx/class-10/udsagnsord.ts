import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grtx', level: 10, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'De vigtigste bøjninger på ét sted',
    summary: 'Repeter nutid, datid og førnutid.',
    instruction: 'Skriv den form, der mangler.',
    items: [
      gaps('Ich weiß es, du [weißt](wissen) es, aber wir sagen nichts.', 'Det hedder »du weißt«.'),
      gaps('Er [hält](halten) den Rekord im Luftanhalten.', '»Halten« får omlyd og intet ekstra »-t«: »er hält«.'),
      gaps('Warum [lädst](laden) du so viele Koffer ins Auto?', '»Laden« får omlyd: »du lädst«.'),
      gaps('Der Kapitän [rief](rufen) noch einmal, dann war es still.', '»Rufen«, »rief«, »gerufen«.'),
      gaps('Früher [brachte](bringen) der Milchmann jeden Morgen Milch.', '»Bringen«, »brachte«, »gebracht«.'),
      gaps('Gestern [wurde](werden) meine Oma achtzig.', '»Werden«, »wurde«, »geworden«.'),
      gaps('Wir haben die ganze Zeit an dich [gedacht](denken).', '»Denken«, »dachte«, »gedacht«.'),
      gaps('Mein Handy ist ins Klo [gefallen](fallen).', '»Fallen«, »fiel«, »gefallen«.'),
      gaps('Die Preise sind wieder [gestiegen](steigen).', '»Steigen«, »stieg«, »gestiegen«.'),
    ],
  },
  {
    number: 2,
    title: '»Können« eller »kennen«, »wissen« eller »kennen«',
    summary: 'Vælg det udsagnsord, der passer til meningen.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists('{Kennst|Weißt|Kannst} du den neuen Praktikanten?', 'Man kender personer: »kennen«.'),
      lists('Ich {weiß|kenne|kann} nicht, wie er heißt.', 'Man ved noget: »wissen«.'),
      lists('Sie {kann|kennt|weiß} fließend Türkisch sprechen.', 'Man kan noget: »können«.'),
      lists('Wir {kennen|wissen|können} die Stadt wie unsere Westentasche.', 'Man kender en by: »kennen«.'),
      lists('Er hat mich gebeten, das Fenster zu {schließen|schliefen|schlafen}.', '»Schließen« er at lukke.'),
      lists(
        'Ich habe dich gestern {angerufen|gerufen an|geanrufen}, aber du warst nicht da.',
        '»ge« står inde i »angerufen«.',
      ),
      lists(
        'Er hat mich {gefragt|gebeten|verlangt}, wie spät es ist.',
        'Man stiller et spørgsmål: »fragen«. »Bitten« er at bede om noget.',
      ),
      lists('Sie {legt|liegt|lag} das Baby ins Bett.', 'Man gør noget ved babyen: »legen«.'),
      lists('Der Brief {liegt|legt|lege} seit Montag auf der Treppe.', 'Brevet er et sted: »liegen«.'),
      lists('{Setz|Sitz|Satz} dich!', 'Bydeform af »sich setzen«: »setz dich«.'),
    ],
  },
]);
