import { exerciseGroup, gaps, several } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grtx', level: 11, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Svage hankønsord',
    summary: 'Nogle hankønsord får -n eller -en i alle andre kasus end nominativ.',
    instruction: 'Skriv ordet i den rigtige form.',
    items: [
      gaps('Kennst du den [Studenten](Student) mit dem Dudelsack?', '»Student« er svagt: »den Studenten«.', {
        caseMatters: true,
      }),
      gaps('Ich habe mit einem [Polizisten](Polizist) gesprochen.', '»Polizist« er svagt: »einem Polizisten«.', {
        caseMatters: true,
      }),
      gaps('Das ist die Jacke meines [Neffen](Neffe).', '»Neffe« er svagt: »meines Neffen«.', { caseMatters: true }),
      gaps('Der [Junge](der Junge) hat gewonnen.', 'Grundled, altså nominativ uden »-n«.', { caseMatters: true }),
      gaps('Wir haben den [Jungen](Junge) gesucht.', 'Genstandsled: »den Jungen«.', { caseMatters: true }),
      gaps('Geben Sie das bitte dem [Kollegen](Kollege) von Zimmer 7.', '»Kollege« er svagt: »dem Kollegen«.', {
        caseMatters: true,
      }),
      gaps('Er lebt wie ein [Prinz](der Prinz).', 'Efter »wie« står her nominativ: »ein Prinz«.', {
        caseMatters: true,
      }),
      gaps('Niemand kennt den [Namen](Name) des Täters.', '»Name« er svagt: »den Namen«.', { caseMatters: true }),
      several(
        'Hvilke hankønsord er svage?',
        ['Löwe', 'Nachbar', 'Elefant'],
        ['Lehrer', 'Tisch', 'Vogel'],
        'Det hedder »den Löwen«, »den Nachbarn« og »den Elefanten«.',
      ),
    ],
  },
]);
