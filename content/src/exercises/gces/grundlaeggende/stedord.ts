import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gces', level: 11, category: 'stedord' }, [
  {
    number: 1,
    title: 'Det kan jeg lide',
    summary: 'Brug »gustar« og stedordene.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists('A mí {me|mi|yo} gusta el chocolate negro.', 'Det hedder »a mí me gusta«.'),
      lists('Me {gustan|gusta|gusto} los días de lluvia.', '»Los días« er flertal: »gustan«.'),
      lists('A Pedro {le|se|lo} encanta cocinar.', '»A Pedro« svarer til »le«.'),
      lists('A nosotros no {nos|os|les} gusta madrugar.', '»A nosotros« svarer til »nos«.'),
      lists('¿A ti {te|tú|le} duele la espalda?', '»A ti« svarer til »te«.'),
      lists('A mis abuelos {les|le|los} interesan los trenes.', '»A mis abuelos« er flertal: »les«.'),
      lists('¿Las gafas? No {las|los|les} encuentro.', '»Gafas« er hunkøn i flertal: »las«.'),
      lists('Este regalo es para {ti|tú|te}.', 'Efter »para« står »ti«.'),
      lists('¿Vienes {conmigo|con mí|con yo} al cine?', 'Sammen med mig hedder »conmigo«.'),
    ],
  },
]);
