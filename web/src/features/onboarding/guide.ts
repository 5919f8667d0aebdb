import type { ComponentType } from 'react';
import type { onboardingText } from './onboarding.text.ts';

/** A guide: an intro, then pages with a drawing each (ONB-01, ONB-02). */
export interface Guide {
  title: string;
  labels: typeof onboardingText.teacher.labels;
  intro: { Picture: ComponentType; header: string; text: string; firstView: string };
  pages: readonly { Picture: ComponentType; name: string; header: string; content: string }[];
}

/** The page that means the intro (ONB-04). */
export const INTRO = -1;

export interface GuideProps {
  /** Which page is shown first: 0 is the first one, -1 the intro. Default -1. */
  page?: number;
  /** Adds to the intro where the guide is found again. */
  isFirstView?: boolean;
}
