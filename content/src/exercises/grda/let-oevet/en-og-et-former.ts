import { exerciseGroup, lists } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const enOgEtFormer = exerciseGroup({ productId: 'grda', level: 12, category: 'en-og-et' }, [
  {
    number: 51,

    title: '»En« eller »et« i fritiden',
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    items: [
      lists('Min søster har fået {et|en} job i en butik.', 'Det hedder et job, jobbet.'),
      lists('De bor i {en|et} lejlighed på tredje sal.', 'Det hedder en lejlighed, lejligheden.'),
      lists('Vi skal til {en|et} fest på lørdag.', 'Det hedder en fest, festen.'),
      lists('Jeg har {et|en} problem med min cykel.', 'Det hedder et problem, problemet.'),
      lists('Der er {en|et} besked til dig på bordet.', 'Det hedder en besked, beskeden.'),
      lists('Lægen gav mig {et|en} glas vand.', 'Det hedder et glas, glasset.'),
      lists('Vi så {et|en} program om hajer.', 'Det hedder et program, programmet.'),
      lists('Hun har {en|et} drøm om at blive pilot.', 'Det hedder en drøm, drømmen.'),
      lists('Han tog {et|en} billede af regnbuen.', 'Det hedder et billede, billedet.'),
      lists('Der kom {en|et} pakke med posten.', 'Det hedder en pakke, pakken.'),
    ],
  },
]);
