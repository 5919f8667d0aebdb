import { choice, lists, read, type StepDraft } from '../../markup/index.ts';

export const laesHurtigt: StepDraft = {
  title: 'Læs i dit eget tempo',
  intro: 'Læs teksten én gang i dit eget tempo. Når spørgsmålene kommer, kan du ikke se teksten mere.',
  seconds: 720,
  items: [
    read({
      title: 'Bølgen af sirup',
      mayLookBack: false,
      text: `Den 15. januar 1919 var en usædvanlig mild dag i Boston. Dagen før havde det været bidende koldt, men nu sad folk udenfor og spiste deres frokost, og nogle børn samlede brænde ved foden af en kæmpestor tank. Tanken var femten meter høj og fyldt med melasse, en tyk, sort sirup, som man blandt andet lavede sprit af.

Lidt over halv et hørte folk i kvarteret noget, der lød som et maskingevær. Det var nitterne, der sprang ud af tanken, en efter en. Så revnede den, og næsten ni millioner liter melasse væltede ud på én gang.

Sirup løber langsomt, tænker man. Men denne bølge var op til otte meter høj og bevægede sig med halvtreds kilometer i timen. Den flåede huse af deres fundamenter, bøjede en jernbanebro og skyllede en hel brandstation omkuld. Enogtyve mennesker døde, og omkring hundrede og halvtreds blev kvæstet. Redningsfolkene måtte vade rundt i en masse, der nåede dem til livet, og som blev stivere, efterhånden som den blev kold.

Firmaet, der ejede tanken, havde straks en forklaring: Nogen måtte have lagt en bombe. Men det havde beboerne svært ved at tro på, for de havde længe kunnet se, at tanken var utæt. Børn havde endda for vane at hente sirup i spande, der, hvor det dryppede. Da nogen klagede, havde firmaet svaret ved at male tanken brun. Så kunne man ikke længere se det, der løb ned ad siderne.

Retssagen varede i over fem år og blev en af de længste, man havde haft. Det viste sig, at stålpladerne var alt for tynde, og at den mand, der havde ansvaret for byggeriet, ikke kunne læse en tegning. Firmaet måtte betale, og bagefter blev det et krav, at en uddannet ingeniør skal godkende den slags byggerier.

Havnen var brun hele sommeren. I mange år efter påstod folk i Boston, at de kunne lugte det på varme dage: en svag, sød duft mellem husene.`,
      questions: [
        choice(
          'Hvad var der i tanken?',
          'tyk sirup',
          ['ren sprit', 'varm tjære', 'brunt vand'],
          'Melasse er en tyk, sort sirup.',
        ),
        choice(
          'Hvad var det, der lød som et maskingevær?',
          'nitter, der sprang ud af tanken',
          ['politi, der skød i luften', 'børn, der kastede med brænde', 'en bombe, der gik af under tanken'],
          'Nitterne sprang ud af tanken en efter en.',
        ),
        lists(
          'Bølgen var {hurtigere|langsommere|lavere}, end man skulle tro.',
          'Den bevægede sig med halvtreds kilometer i timen.',
        ),
        choice(
          'Hvorfor blev redningsarbejdet sværere og sværere?',
          'Massen blev stiv i kulden.',
          ['Bølgen vendte tilbage.', 'Det begyndte at regne.', 'Broerne var alle styrtet sammen.'],
          'Melassen blev stivere, efterhånden som den blev kold.',
        ),
        choice(
          'Hvorfor malede firmaet tanken brun?',
          'for at skjule, at den var utæt',
          [
            'for at beskytte den mod rust og frost',
            'for at den skulle ligne husene omkring',
            'for at advare børnene mod at komme tæt på',
          ],
          'Når tanken var brun, kunne man ikke se, hvad der løb ned ad siderne.',
        ),
        choice(
          'Hvad gav firmaet skylden for ulykken?',
          'en bombe',
          ['vejret', 'børnene', 'en ingeniør'],
          'Firmaet sagde, at nogen måtte have lagt en bombe.',
        ),
        choice(
          'Hvad viste retssagen?',
          'at tanken var bygget for svagt',
          [
            'at beboerne selv havde lavet hul i den',
            'at vejret var årsag til det hele',
            'at ingen kunne have vidst noget',
          ],
          'Stålpladerne var alt for tynde.',
        ),
        choice(
          'Hvilken god følge fik ulykken?',
          'Nye byggerier blev sikrere.',
          ['Melasse blev billigere.', 'Havnen blev større end før.', 'Børn fik bedre legepladser.'],
          'Det blev et krav, at en ingeniør skal godkende den slags byggerier.',
        ),
      ],
    }),
  ],
};
