import { sentence } from '../../answers/item-texts.ts';
import type { Examples } from '../../item-kind.ts';
import { type Proofread, textWith } from './shape.ts';

export const proofreadExamples: Examples<Proofread> = {
  example: {
    kind: 'proofread',
    title: 'Den nye cykel',
    parts: [
      'I går fik min lillebror en ny cykel. Den er rød, og den har syv gear. Han ',
      { wrong: 'køre', answers: ['kører'], because: 'Nutid: »Han spiser«, derfor »han kører«.' },
      ' på den hver dag, også når det ',
      { wrong: 'rejner', answers: ['regner'] },
      '. I morges glemte han at låse den, og da vi kom ud efter frokost, var den væk. Han blev meget ked af det, og ',
      { wrong: 'far ring', answers: ['far ringede'], because: 'Det skete i morges: datid.' },
      ' til politiet. De sagde, at ',
      { wrong: 'nogen', answers: ['nogle'], because: '»Nogle« er flere.' },
      ' store drenge havde set den nede ved søen. Vi gik derned sammen, og der lå den i græsset med en bøjet ',
      { wrong: 'for skærm', answers: ['forskærm'], because: 'Det er ét ord.' },
      '. Nu låser han den altid.',
    ],
  },
  wrongAnswers: (item) => [
    textWith(item, ({ wrong }) => wrong),
    ...item.parts
      .filter((part) => typeof part !== 'string')
      .map((left) => textWith(item, (one) => (one === left ? one.wrong : one.answers[0]))),
    `${textWith(item, ({ answers }) => answers[0])} Slut.`,
  ],
  likeness: (item) => textWith(item, ({ answers }) => answers[0]),
  texts: (item) => [sentence(textWith(item, ({ answers }) => answers[0]))],
};
