/** What is said where »en« or »et« lacks. */
export const LACKS_ARTICLE =
  'Her mangler »en« eller »et«: »{replacement}«. Der er mange af dem, og du taler om en af dem. Så skal der et kendeord foran.';

/** What is said where »den« and »det« are taken for each other. */
export const DEN_OR_DET =
  'Her hedder det »{replacement}« og ikke »{token}«. »Den« er om ord med »en« (en bold: den), »det« om ord med »et« (et hus: det).';
