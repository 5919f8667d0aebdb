import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 5, category: 'saetninger' }, [
  {
    number: 1,
    version: 2,
    title: 'På museum',
    summary: 'Skriv sætninger fra en tur på museum.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Vi så skelettet af en kæmpestor hval.', '»Skelettet« har to t’er i midten, og »kæmpestor« er ét ord.'),
      dictate('Vagten bad os tale lidt lavere.', '»Bad« er datid af »bede« og ender på et blødt d.'),
      dictate('Der hang et maleri af en sur konge.', '»Maleri« har ét l, og »konge« har »ng«.'),
      dictate(
        'Jeg måtte ikke røre ved sværdet.',
        '»Røre« har ikke r til sidst, for det står efter »måtte«. »Sværdet« har et stumt d.',
      ),
      dictate('Den mindste knogle lå i en glaskasse.', '»Knogle« skrives med g, og »glaskasse« er ét ord.'),
      dictate('Vores lærer blev væk mellem mumierne.', '»Væk« er uden t og har ét k, og »mellem« har to l’er.'),
      dictate('Rummet var fyldt med gamle mønter.', '»Fyldt« har et stumt d, for det hedder »fylde«.'),
      dictate('Til sidst spiste vi is på trappen.', '»Til sidst« er to ord, og »spiste« ender på »-te«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Når det går galt',
    summary: 'Skriv sætninger om uheld.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Min telefon faldt ned i suppen.', '»Faldt« har et stumt d, for det hedder »falde«.'),
      dictate('Cyklen punkterede midt på bakken.', '»Punkterede« ender på »-erede«, og »midt« har et stumt d.'),
      dictate('Vi havde glemt at sætte vækkeuret.', '»Glemt« har ét m foran t, og »vækkeuret« er ét ord.'),
      dictate('Papegøjen gentog alle mine hemmeligheder.', '»Gentog« er ét ord, og »hemmeligheder« har to m’er.'),
      dictate('Jeg tog to forskellige sko på.', '»Forskellige« har to l’er efter e’et.'),
      dictate('Regnen kom gennem taget på teltet.', '»Gennem« har to n’er og ét m til sidst.'),
      dictate('Kagen lignede en tyk pandekage.', '»Lignede« skrives med »gn«, og »pandekage« er ét ord.'),
      dictate(
        'Hunden havde spist hele gavekortet.',
        '»Spist« ender på t, for det står efter »havde«. »Gavekortet« er ét ord.',
      ),
      dictate('Bussen kørte lige forbi stoppestedet.', '»Forbi« er ét ord, og »stoppestedet« har to p’er.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Natur og teknik',
    summary: 'Skriv sætninger med fakta om dyr og planter.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate(
        'En blæksprutte har tre hjerter.',
        '»Blæksprutte« er ét ord med to t’er, og »hjerter« begynder med »hj«.',
      ),
      dictate('Edderkopper har otte ben.', '»Edderkopper« har to d’er og to p’er.'),
      dictate('Hajen skifter tænder hele livet.', 'Vokalen i »skifter« lyder næsten som e, men skrives med i.'),
      dictate('Kolibrien kan flyve baglæns.', '»Flyve« har ikke r, for det står efter »kan«. »Baglæns« er ét ord.'),
      dictate('Bier danser for at vise vej.', '»At vise« er navnemåde uden r.'),
      dictate('Træer drikker vand gennem rødderne.', '»Gennem« har to n’er, og »rødderne« har to d’er.'),
      dictate('Månen skinner ikke af sig selv.', '»Skinner« har to n’er, og »selv« har v.'),
      dictate('Regnorme elsker fugtig jord.', '»Regnorme« er ét ord, og »jord« har et stumt d.'),
      dictate('En snegl kan sove i flere år.', '»Sove« har ikke r, for det står efter »kan«.'),
    ],
  },
]);
