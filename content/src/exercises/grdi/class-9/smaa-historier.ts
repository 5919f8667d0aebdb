import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 9, category: 'smaa-historier' }, [
  {
    number: 1,
    version: 2,
    title: 'Eksamen',
    summary: 'Skriv en historie om en mundtlig prøve.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Jeg trak spørgsmål nummer tretten.', '»Spørgsmål« har et stumt g, for det hedder »spørge«.'),
      dictate('Censor pudsede sine briller i en evighed.', '»Censor« begynder med c, og »evighed« ender på »-hed«.'),
      dictate('Min stemme lød som en rusten låge.', '»Lød« ender på et blødt d, for det hedder »lyde«.'),
      dictate('Efter to minutter var alle mine noter brugt op.', '»Brugt op« er to ord, og »minutter« har to t’er.'),
      dictate('Så spurgte hun om min egen mening.', '»Spurgte« har et g, og »mening« har ét n i midten.'),
      dictate('Det havde jeg slet ikke forberedt.', '»Forberedt« har et d foran t, for det hedder »forberede«.'),
      dictate('Pludselig kunne jeg ikke holde op med at tale.', '»Holde op« har ikke r, for det står efter »kunne«.'),
      dictate('Bagefter huskede jeg ikke et eneste ord.', '»Huskede« ender på »-ede«, og »eneste« har ét n.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Beboeren på fjerde sal',
    summary: 'Skriv en historie om en ukendt nabo.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate(
        'Ingen havde nogensinde set beboeren på fjerde sal.',
        '»Nogensinde« er ét ord, og »fjerde« har et stumt d.',
      ),
      dictate('Navneskiltet var blankt og postkassen tom.', '»Blankt« har t, for det hedder »et skilt«.'),
      dictate('Alligevel lød der klaverspil hver torsdag.', '»Alligevel« er ét ord med to l’er først og ét til sidst.'),
      dictate(
        'Melodien lød halvt bekendt og halvt forkert.',
        '»Halvt bekendt« er to ord, og »bekendt« har et stumt d.',
      ),
      dictate('En vinteraften hørte musikken brat op.', '»Brat« har ét t, og »hørte op« er to ord.'),
      dictate('Vi samlede os tøvende foran døren.', '»Tøvende« ender på »-ende«, for vi tøvede imens.'),
      dictate('Den stod ulåst og gav efter med et suk.', '»Ulåst« er ét ord, og »efter« har »ft«.'),
      dictate('I det tomme rum sad en kat på tangenterne.', '»Tangenterne« ender på »-erne«, og »tomme« har to m’er.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Mørket i tunnelen',
    summary: 'Skriv en historie om et tog, der gik i stå.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Toget standsede uden varsel midt i tunnelen.', '»Standsede« har et stumt d, og »midt« har det også.'),
      dictate('Lyset blinkede to gange og forsvandt.', '»Forsvandt« har et stumt d, for det hedder »forsvinde«.'),
      dictate('I mørket begyndte fremmede at tale sammen.', '»Fremmede« har to m’er og ender på »-ede«.'),
      dictate('En kvinde fordelte sine sidste pastiller.', '»Fordelte« er ét ord, og »pastiller« har to l’er.'),
      dictate('En ældre mand nynnede en vise fra krigen.', '»Vise« har ét s, og »krigen« skrives med g.'),
      dictate('To af dem opdagede et fælles bekendtskab.', '»Bekendtskab« har et stumt d og ender på b.'),
      dictate('Efter fyrre minutter vendte strømmen tilbage.', '»Tilbage« er ét ord, og »vendte« har et stumt d.'),
      dictate('Straks så alle ned på deres telefoner.', '»Straks« skrives med »ks«, og »telefoner« har ét f.'),
    ],
  },
]);
