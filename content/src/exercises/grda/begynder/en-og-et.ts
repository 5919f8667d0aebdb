import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const enOgEt = exerciseGroup({ productId: 'grda', level: 11, category: 'en-og-et' }, [
  {
    number: 1,
    title: 'En eller et? Ting i huset',
    summary: 'Vælg en eller et foran ting i et hus.',
    instruction: 'Lær det lille ord sammen med det store: en stol, et bord.',
    trains: ['gender'],
    items: [
      lists('Der er {en|et} stol i køkkenet.', 'Det hedder en stol.'),
      lists('Der står {et|en} bord ved vinduet.', 'Det hedder et bord.'),
      lists('Jeg har {en|et} seng og en lampe.', 'Det hedder en seng.'),
      lists('Vi bor i {et|en} lille hus.', 'Det hedder et hus.'),
      lists('Hun køber {en|et} rød sofa.', 'Det hedder en sofa.'),
      lists('Der er {et|en} stort vindue i stuen.', 'Det hedder et vindue.'),
      lists('Far lukker {en|et} dør.', 'Det hedder en dør.'),
      lists('Vi har {et|en} tæppe på gulvet.', 'Det hedder et tæppe.'),
      sort(
        { en: ['kop', 'tallerken', 'reol'], et: ['spejl', 'skab', 'billede'] },
        'Det hedder en kop, en tallerken og en reol, men et spejl, et skab og et billede.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Stolen og bordet',
    summary: 'Sæt »-en« eller »-et« bag på ordet.',
    instruction: 'En stol bliver til »stolen«. Et bord bliver til »bordet«. Skriv den form, der mangler.',
    trains: ['definiteness', 'gender'],
    items: [
      gaps('Jeg har en bog. [Bogen](bog) er ny.', 'En bog, bogen.'),
      gaps('Vi har et hus. [Huset](hus) er gult.', 'Et hus, huset.'),
      gaps('Hun har en cykel. [Cyklen](cykel) er hurtig.', 'En cykel, cyklen.'),
      gaps('Der er et træ i haven. [Træet](træ) er højt.', 'Et træ, træet.'),
      gaps('Han har en telefon. [Telefonen](telefon) er i hans lomme.', 'En telefon, telefonen.'),
      gaps('Der ligger et brev. [Brevet](brev) er til dig.', 'Et brev, brevet.'),
      lists('Luk {døren|døret}, tak!', 'En dør, døren.'),
      lists('Åbn {vinduet|vinduen}, det er varmt!', 'Et vindue, vinduet.'),
      choice('Hvad er rigtigt?', 'et æble – æblet', ['et æble – æblen', 'en æble – æblet'], 'Et æble, æblet.'),
    ],
  },
]);
