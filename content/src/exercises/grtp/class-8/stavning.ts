import { exerciseGroup, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'grtp', level: 8, category: 'stavning' }, [
  {
    number: 1,
    title: '»ß«, »ss«, »ä«, »ö« og »ü«',
    summary: 'Skriv de tyske lyde rigtigt.',
    instruction: 'Vælg den rigtige stavemåde.',
    because: 'Efter en lang selvlyd står »ß«, efter en kort står »ss«.',
    items: [
      lists('Die {Straße|Strasse|Strase} ist wegen Schnee gesperrt.', '»a« er langt i »Straße«: »ß«.'),
      lists('Das {Wasser|Waßer|Vasser} im See ist eiskalt.', '»a« er kort i »Wasser«: »ss«.'),
      lists('Meine {Füße|Füsse|Fuße} tun weh.', '»ü« er langt i »Füße«: »ß«.'),
      lists('Ich {muss|muß|mus} noch schnell duschen.', '»u« er kort i »muss«: »ss«.'),
      lists('Der {Schlüssel|Schlüßel|Schlussel} steckt in der Tür.', '»ü« er kort i »Schlüssel«: »ss«.'),
      lists('Wir haben {viel|fiel|vil} Spaß gehabt.', '»Viel« med »v« betyder meget. »Fiel« er datid af »fallen«.'),
      lists('Im {Herbst|Herpst|Härbst} werden die Blätter gelb.', 'Det hedder »Herbst« med »b«.'),
      lists('Ein {Vogel|Fogel|Vogl} hat auf mein Heft gemacht.', '»Vogel« staves med »v«, men lyder som »f«.'),
      lists('Er hat mir nicht die {Wahrheit|Warheit|Varheit} gesagt.', '»Wahr« staves med »h«.'),
      lists(
        'Zwischen den {Zähnen|Zehnen|Sähnen} hing noch Spinat.',
        '»Zahn« får omlyd i flertal: »Zähne«. »Zehn« er tallet ti.',
      ),
    ],
  },
]);
