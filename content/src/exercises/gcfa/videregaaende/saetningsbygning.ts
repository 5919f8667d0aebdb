import { exerciseGroup, lists } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gcfa', level: 12, category: 'saetningsbygning' }, [
  {
    number: 1,
    title: 'Relative sætninger og bindeord',
    summary: 'Skriv sammenhængende fransk.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists(
        "Voici l'outil avec {lequel|laquelle|qui} il a ouvert le coffre.",
        'Efter forholdsord og om ting, hankøn: »lequel«.',
      ),
      lists(
        'La raison pour {laquelle|lequel|que} elle est partie reste un mystère.',
        '»Raison« er hunkøn: »laquelle«.',
      ),
      lists('Raconte-moi {ce que|ce qui|que} tu as vu.', 'Genstandsled uden navneord: »ce que«.'),
      lists("{Ce qui|Ce que|Qui} me plaît ici, c'est le silence.", 'Grundled uden navneord: »ce qui«.'),
      lists("L'acteur {dont|que|qui} j'ai oublié le nom joue le voleur.", 'Skuespillerens navn: »dont«.'),
      lists(
        "Il pleuvait ; {pourtant|donc|car} personne n'est rentré.",
        'Det er i modstrid med det ventede: »pourtant«.',
      ),
      lists("{Grâce à|À cause de} ton aide, j'ai réussi l'examen.", '»Grâce à« bruges om noget godt.'),
      lists(
        '{Malgré|Grâce à|Bien que} la pluie, le match a eu lieu.',
        '»Malgré« står foran et navneord og betyder på trods af.',
      ),
      lists('Elle est sortie {sans|pour que|afin que} dire un mot.', '»Sans« og navnemåde betyder uden at.'),
    ],
  },
]);
