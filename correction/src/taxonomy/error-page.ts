/** A sentence with the error and the same sentence put right. */
export interface Example {
  wrong: string;
  right: string;
}

/** What a pupil can read about one subcategory: plain Danish text, no HTML. */
export interface ErrorPage {
  /** What the error is called, e.g. »Nutids-r«. */
  title: string;
  /** One line under the title. */
  description: string;
  /** The first part of the mark's explanation; `{token}` and `{replacement}` stand for the writer's words and the first suggestion. */
  short: string;
  /** The page behind »Lær mere«. */
  explanation: {
    /** What is wrong. */
    what: string;
    /** The rule. */
    why: string;
    /** A test that the pupil can do alone: »Sådan kan du selv tjekke«. */
    check: string;
    examples: readonly [Example, Example];
  };
}
