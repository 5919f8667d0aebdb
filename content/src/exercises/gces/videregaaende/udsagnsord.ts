import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gces', level: 12, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Indefinido eller imperfecto?',
    summary: 'Vælg mellem de to datidsformer.',
    instruction: 'Vælg eller skriv den rigtige form.',
    items: [
      lists('Ayer {comí|comía} tres helados.', '»Ayer« og et antal viser en afsluttet handling: »comí«.'),
      lists('De niña, {vivía|viví} siempre con mis abuelos en verano.', '»Siempre« viser en vane: »vivía«.'),
      lists(
        'Mientras yo dormía, alguien {llamó|llamaba} a la puerta tres veces.',
        'Det skete et bestemt antal gange: »llamó«.',
      ),
      lists('Cuando {tenía|tuve} seis años, creía en los Reyes Magos.', 'Alder i fortiden: »tenía«.'),
      lists('{Eran|Fueron} las dos de la madrugada y no había nadie.', 'Klokkeslæt i fortiden: »eran«.'),
      lists(
        'En 1992 Barcelona {organizó|organizaba} los Juegos Olímpicos.',
        'Et årstal og en afsluttet begivenhed: »organizó«.',
      ),
      gaps('Anoche [fuimos](ir, nosotros) a un concierto increíble.', '»Ir« i indefinido: »fuimos«.'),
      gaps('El sábado pasado [hice](hacer, yo) una tarta sin azúcar.', '»Hacer« i indefinido: »hice«.'),
      gaps('Antes mi abuelo [fumaba](fumar) todos los días.', '»Antes« og »todos los días« viser en vane: »fumaba«.'),
    ],
  },
  {
    number: 2,
    title: 'Konjunktiv efter ønsker og følelser',
    summary: 'Øv »subjuntivo«.',
    instruction: 'Skriv eller vælg den rigtige form.',
    items: [
      gaps('Quiero que [vengas](venir, tú) a mi fiesta.', '»Querer que« kræver konjunktiv: »vengas«.'),
      gaps('Espero que [tengáis](tener, vosotros) buen viaje.', '»Esperar que« kræver konjunktiv: »tengáis«.'),
      gaps('Ojalá [haga|hiciera|hiciese](hacer) sol mañana.', '»Ojalá« kræver konjunktiv: »haga«.'),
      gaps('No creo que Luis [sea](ser) el ladrón.', '»No creer que« kræver konjunktiv: »sea«.'),
      lists('Creo que Ana {está|esté} enferma.', '»Creer que« uden nægtelse kræver ikke konjunktiv.'),
      lists('Cuando {llegues|llegas|llegarás} a casa, llámame.', '»Cuando« om fremtiden kræver konjunktiv.'),
      lists('Es importante que todos {participen|participan|participarán}.', '»Es importante que« kræver konjunktiv.'),
      lists('No {toques|tocas|toca} eso, ¡está caliente!', 'Nægtet bydeform er konjunktiv: »no toques«.'),
      lists('Me alegro de que {estés|estás|estar} aquí.', 'Følelser kræver konjunktiv.'),
    ],
  },
]);
