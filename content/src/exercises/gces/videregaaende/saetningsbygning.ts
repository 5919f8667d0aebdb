import { exerciseGroup, lists } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gces', level: 12, category: 'saetningsbygning' }, [
  {
    number: 1,
    title: 'Bind sætningerne sammen',
    summary: 'Vælg bindeord og relative pronominer.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists('El libro {que|quien|cual} leo es de mi tío.', 'Om ting: »que«.'),
      lists('La chica con {quien|que quien|cuyo} bailé se llama Marta.', 'Efter præposition og om personer: »quien«.'),
      lists('El autor {cuya|cuyo|que su} novela ganó el premio es mi vecino.', '»Novela« er hunkøn: »cuya«.'),
      lists('Llegué tarde {porque|por qué|porqué} perdí el autobús.', 'Fordi skrives i ét ord uden accent: »porque«.'),
      lists('{Aunque|Sino|Para que} llovía, salimos a correr.', '»Aunque« betyder »selv om«.'),
      lists('No es rojo, {sino|pero|si no} verde.', 'Efter en nægtelse, der bliver rettet, står »sino«.'),
      lists('Lo {que|cual que|quien} dices es verdad.', 'Det, du siger, hedder »lo que«.'),
      lists('Te llamaré en cuanto {llegue|llego|llegaré}.', '»En cuanto« om fremtiden kræver konjunktiv.'),
      lists(
        'Si {tuviera|tendría|tengo} dinero, compraría un barco.',
        'Uvirkelig betingelse: »tuviera«, aldrig »tendría«.',
      ),
    ],
  },
]);
