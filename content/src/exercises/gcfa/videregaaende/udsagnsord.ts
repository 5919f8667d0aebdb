import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gcfa', level: 12, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Passé composé med overensstemmelse',
    summary: 'Vælg hjælpeverbum og endelse.',
    instruction: 'Vælg eller skriv den rigtige form.',
    items: [
      lists("Nous {sommes|avons} restés jusqu'à la fin.", '»Rester« får »être«.'),
      lists('Elle {a|est} monté la valise au grenier.', 'Med genstandsled får »monter« »avoir«.'),
      lists('Elle {est|a} montée dans le train.', 'Uden genstandsled får »monter« »être«.'),
      lists(
        "Les photos que j'ai {prises|pris|prise} sont floues.",
        'Genstandsleddet »que« står foran og er hunkøn flertal: »prises«.',
      ),
      lists(
        "J'ai {reçu|reçue|recevu} une lettre anonyme.",
        'Genstandsleddet står bagefter, altså ingen bøjning: »reçu«.',
      ),
      lists(
        "Cette chanson, je l'ai {écrite|écrit|écrits} en une nuit.",
        "»L'« står foran og er hunkøn ental: »écrite«.",
      ),
      gaps('Ils se sont [rencontrés](rencontrer) dans un ascenseur.', 'Gruppen er hankøn flertal: »rencontrés«.'),
      gaps('Il a [dû](devoir) vendre sa moto.', '»Devoir«: »dû« med hat.'),
      gaps('On a [ouvert](ouvrir) les fenêtres.', '»Ouvrir«: »ouvert«.'),
    ],
  },
  {
    number: 2,
    title: 'Le subjonctif',
    summary: 'Brug konjunktiv efter ønske, følelse og nødvendighed.',
    instruction: 'Skriv eller vælg den rigtige form.',
    items: [
      gaps('Il faut que tu [viennes](venir) tout de suite.', '»Il faut que« kræver konjunktiv: »viennes«.'),
      gaps('Je veux que vous [finissiez](finir) ce travail.', '»Vouloir que« kræver konjunktiv: »finissiez«.'),
      gaps('Elle est contente que nous [soyons](être) là.', 'Følelser kræver konjunktiv: »soyons«.'),
      gaps("Bien qu'il [ait](avoir) peu d'argent, il invite tout le monde.", '»Bien que« kræver konjunktiv: »ait«.'),
      lists("J'espère qu'il {viendra|vienne|venir}.", '»Espérer que« kræver ikke konjunktiv.'),
      lists(
        'Je pense que tu {as|aies|avoir} raison.',
        '»Penser que« kræver ikke konjunktiv, når der ikke er nægtelse.',
      ),
      lists("Parle plus fort pour qu'on te {comprenne|comprend|comprendra}.", '»Pour que« kræver konjunktiv.'),
      lists("Il est possible qu'elle {soit|est|sera} malade.", '»Il est possible que« kræver konjunktiv.'),
      lists("Pars avant qu'il ne {fasse|fait|fera} nuit.", '»Avant que« kræver konjunktiv.'),
    ],
  },
]);
