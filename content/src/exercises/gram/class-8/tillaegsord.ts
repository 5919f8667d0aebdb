import { choice, exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'gram', level: 8, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Med eller uden endelse',
    summary: 'Nogle tillægsord får -t og -e, andre får aldrig noget.',
    instruction: 'Vælg den form, der passer til navneordet.',
    trains: ['adjective-agreement'],
    items: [
      lists('Kan du bande på et {fremmed|fremmedt} sprog?', '»Fremmed« får ikke -t.'),
      lists('Bandet spillede i {lilla|lillae} jakker og alt for korte bukser.', '»Lilla« bliver aldrig bøjet.'),
      lists('Jeg har aldrig set et så {glad|gladt} marsvin.', '»Glad« får ikke -t.'),
      lists('Et {nysgerrigt|nysgerrig} egern havde spist snøren på min hættetrøje.', 'Et egern: »nysgerrigt« med -t.'),
      lists('Vi er {enige|enigt} om én ting: Filmen var for lang.', 'Vi er flere: »enige«.'),
      lists('De to klasser har {fælles|fællese} tur til Bornholm.', '»Fælles« bliver aldrig bøjet.'),
      lists('Alle de {små|lille} fejl blev til ét stort problem.', '»Lille« hedder »små« i flertal.'),
      lists('Hendes {egne|egen} sko var væk, så hun gik hjem i svømmefødder.', 'Skoene er flertal: »egne«.'),
      lists('Det var et {stille|stilt} regnvejr uden vind og torden.', '»Stille« bliver aldrig bøjet.'),
      several(
        'Hvilke tillægsord får hverken -t eller -e?',
        ['orange', 'moderne', 'bange'],
        ['gul', 'dyb'],
        'Gul og dyb bliver bøjet: gult, gule, dybt, dybe. De andre bliver altid, som de er.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Forladte huse og stjålne cykler',
    summary: 'Brug udsagnsord som tillægsord.',
    instruction: 'Lav udsagnsordet om, så det beskriver navneordet: »stjæle«, en stjålet cykel, to stjålne cykler.',
    trains: ['participle', 'adjective-agreement'],
    items: [
      gaps(
        'Vi overnattede i en [forladt](forlade) mølle uden tag.',
        'En mølle, som nogen har forladt: »en forladt mølle«.',
      ),
      gaps('Politiet fandt to [stjålne](stjæle) trailere fulde af havenisser.', 'Flere trailere: »stjålne«.'),
      gaps(
        'Hun trykkede på den [knuste](knuse) skærm, og intet skete.',
        'Efter »den« får ordet -e: »den knuste skærm«.',
      ),
      gaps('Varm de [frosne](fryse) fingre under armene, ikke over bålet.', 'Flere fingre: »frosne«.'),
      gaps('Midt i rundkørslen stod et [malet](male) får uden hoved.', 'Et får: »malet«.'),
      gaps('Den [valgte](vælge) elevrådsformand holdt sin tale iført badekåbe.', 'Efter »den« får ordet -e: »valgte«.'),
      lists('På bordet lå tre halvt {spiste|spist|spisede} burgere og en tandbøjle.', 'Flere burgere: »spiste«.'),
      lists('Det er de {skrevne|skrevede|skreven} regler, man kan slå op.', 'Skrive, skrevet, flere skrevne regler.'),
      lists(
        'Ingen vil købe et {ødelagt|ødelagte|ødelægget} headset, heller ikke for en femmer.',
        'Et headset: »ødelagt«.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'De forsvundne nøgler hang på krogen.',
        ['De forsvundede nøgler hang på krogen.', 'De forsvundet nøgler hang på krogen.'],
        'Forsvinde, forsvundet, de forsvundne nøgler.',
      ),
    ],
  },
]);
