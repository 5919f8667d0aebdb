import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'de og det',
  description: '»De« er flere. »Det« er én ting eller det hele.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: "Du har byttet om på »de« og »det«. I hurtig tale kan man ikke altid høre t'et.",
    why: '»De« bruges om flere: De er mine venner, de store huse. »Det« bruges om én ting, om vejret og om det hele: Det er sjovt, det regner, det store hus.',
    check: 'Spørg: Handler det om flere? Så hedder det »de«. Ellers hedder det »det« med t.',
    examples: [
      { wrong: 'De var en god dag.', right: 'Det var en god dag.' },
      { wrong: 'Det store drenge spillede fodbold.', right: 'De store drenge spillede fodbold.' },
    ],
  },
};
