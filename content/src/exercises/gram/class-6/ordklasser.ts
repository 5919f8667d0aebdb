import { choice, exerciseGroup, mark, several, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gram', level: 6, category: 'ordklasser' }, [
  {
    number: 1,
    version: 2,
    title: 'Samme ord, to ordklasser',
    summary: 'Det samme ord kan høre til i to ordklasser. Det afgør sætningen.',
    instruction: 'Se på hele sætningen, før du svarer.',
    items: [
      choice(
        'Hvilken ordklasse er *løb* i »Vi løb gennem sprinkleren.«?',
        'udsagnsord',
        ['navneord', 'tillægsord'],
        'Løb fortæller, hvad vi gjorde.',
      ),
      choice(
        'Hvilken ordklasse er *løb* i »Hun vandt sit første løb.«?',
        'navneord',
        ['udsagnsord', 'biord'],
        'Man kan sige et løb.',
      ),
      choice(
        'Hvilken ordklasse er *grin* i »Han slog et højt grin op.«?',
        'navneord',
        ['udsagnsord', 'tillægsord'],
        'Man kan sige et grin.',
      ),
      choice(
        'Hvilken ordklasse er *kølig* i »Der stod en kølig drik i skyggen.«?',
        'tillægsord',
        ['navneord', 'biord'],
        'Kølig beskriver drikken.',
      ),
      choice(
        'Hvilken ordklasse er *over* i »En drone fløj over skolen.«?',
        'forholdsord',
        ['bindeord', 'udsagnsord'],
        'Over fortæller, hvor dronen fløj i forhold til skolen.',
      ),
      choice(
        'Hvilken ordklasse er *fisker* i »Min bedstefar fisker ål om natten.«?',
        'udsagnsord',
        ['navneord', 'tillægsord'],
        'Fisker er det, bedstefar gør.',
      ),
      choice(
        'Hvilken ordklasse er *fisker* i »En gammel fisker viste os vejen.«?',
        'navneord',
        ['udsagnsord', 'stedord'],
        'En fisker er en person.',
      ),
      mark(
        'Den *sure* vagt smilede pludselig til den *lille* dreng.',
        'Marker de to tillægsord.',
        'Sure beskriver vagten, og lille beskriver drengen.',
      ),
      several(
        'Hvilke ord kan være både navneord og udsagnsord?',
        ['spil', 'sang', 'hop'],
        ['sofa', 'billig'],
        'Man kan både sige et spil og spil nu. En sang og jeg sang. Et hop og hop nu.',
      ),
      sort(
        { udsagnsord: ['snubler', 'glemmer'], tillægsord: ['snavset', 'dyb'], biord: ['altid', 'måske'] },
        'Snubler og glemmer er noget, man gør. Snavset og dyb beskriver ting. Altid og måske er biord.',
      ),
    ],
  },

  {
    number: 2,
    title: 'Ordklasser i en vejrudsigt',
    summary: 'Find navneord, udsagnsord, tillægsord, biord og forholdsord i korte sætninger.',
    instruction:
      'Se på hvert ord, og spørg: Er det en ting, en handling, en egenskab, eller viser det sted, tid eller måde?',
    items: [
      mark(
        'En kraftig *blæst* vælter *telte* og *trampoliner*.',
        'Marker de tre navneord.',
        'Man kan sige en blæst, et telt og en trampolin.',
      ),
      mark(
        'Skyerne *driver* mod øst, og temperaturen *falder*.',
        'Marker de to udsagnsord.',
        'Det er det, skyerne og temperaturen gør.',
      ),
      mark('Det bliver en *tør* og *solrig* dag.', 'Marker de to tillægsord.', 'Ordene beskriver dagen.'),
      mark(
        'Solen står op *over* havet og går ned *bag* skoven.',
        'Marker de to forholdsord.',
        '»Over« og »bag« viser, hvor solen er i forhold til havet og skoven.',
      ),
      choice(
        'Hvilken ordklasse er *langsomt* i »Tågen letter langsomt.«?',
        'biord',
        ['tillægsord', 'udsagnsord'],
        'Ordet fortæller, hvordan tågen letter.',
      ),
      choice(
        'Hvilken ordklasse er *den* i »Tågen kom i nat, og den er her endnu.«?',
        'stedord',
        ['navneord', 'forholdsord'],
        'Ordet står i stedet for tågen.',
      ),
      choice(
        'Hvilken ordklasse er *og* i »Der ventes sne og slud.«?',
        'bindeord',
        ['biord', 'forholdsord'],
        'Ordet binder sne og slud sammen.',
      ),
      choice(
        'Hvilken ordklasse er *to* i »Der falder to centimeter sne.«?',
        'talord',
        ['tillægsord', 'navneord'],
        'Ordet fortæller, hvor mange centimeter der falder.',
      ),
      sort(
        { navneord: ['torden', 'regnbue'], udsagnsord: ['blæste', 'sneede'], tillægsord: ['lun', 'diset'] },
        'Torden og regnbue er noget, man kan se eller høre. Blæste og sneede er noget, der skete. Lun og diset beskriver vejret.',
        'Sorter ordene i ordklasser.',
      ),
    ],
  },
]);
