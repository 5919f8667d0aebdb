import { choice, gaps, lists, type StepDraft } from '../../markup/index.ts';

export const ordforraad: StepDraft = {
  title: 'Ordforråd',
  intro: 'Vælg eller skriv det ord, der passer. Pas på ord, der ligner danske ord.',
  seconds: 600,
  items: [
    choice(
      'Hvad betyder »eventually«?',
      'til sidst',
      ['eventuelt', 'tilfældigvis', 'allerede'],
      '»Eventually« betyder til sidst. Eventuelt hedder »possibly«.',
    ),
    choice(
      'Hvad betyder »actually«?',
      'faktisk',
      ['aktuelt', 'netop nu', 'handlekraftigt'],
      '»Actually« betyder faktisk. Aktuelt hedder »current« eller »topical«.',
    ),
    lists(
      'The judge {sentenced|judged|decided} him to two years in prison.',
      'En dommer idømmer en straf: »sentence«.',
    ),
    lists(
      'The shop is open every day {except|expect|accept} Sunday.',
      '»Except« betyder undtagen, »expect« at forvente og »accept« at tage imod.',
    ),
    lists(
      'My sister is very {sensitive|sensible|senseless}. She cries at every advert with a puppy in it.',
      '»Sensitive« er følsom, »sensible« er fornuftig.',
    ),
    lists(
      'If you want to say something, {raise|rise|arise} your hand.',
      'Man løfter noget: »raise«. »Rise« er selv at stige.',
    ),
    lists('Everybody {makes|does|gets} mistakes.', 'Det hedder »make a mistake«.'),
    choice(
      'Which word means nearly the same as *reluctant*?',
      'unwilling',
      ['unlucky', 'unable', 'unhappy'],
      '»Reluctant« og »unwilling« er, når man helst vil lade være.',
    ),
    lists(
      'I couldn’t hear the end of the story because she kept {interrupting|interfering|disappointing} him.',
      'Når man afbryder nogen, hedder det »interrupt«.',
    ),
    gaps(
      'Twelve months are one year, and a hundred years are one [century](århundrede).',
      'Hundrede år hedder »a century«.',
    ),
  ],
};
